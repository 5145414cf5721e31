/** Names by which a manifest is found in a folder; any other file has to be named. */
const textName = /^(?:integration|.+\.integration)\.(?:json|jsonc|ya?ml)$/;
const moduleName = /^integration\.definition\.(?:ts|mts|js|mjs|cjs)$/;
const moduleExtension = /\.(?:ts|mts|cts|js|mjs|cjs)$/;

export const isManifestName = (name: string): boolean => textName.test(name) || moduleName.test(name);
export const isModule = (file: string): boolean => moduleExtension.test(file);

/** Folders that hold what was installed or built, never what was written. */
export const skippedFolders: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  'dist',
  'build',
  'out',
  'coverage',
  '.botpress',
  'bp_modules',
  '.turbo',
  '.cache',
]);

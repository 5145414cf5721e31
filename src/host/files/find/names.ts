/** Names by which a manifest is found in a folder, with line breaks in them or not; any other file has to be named. */
const textName = /^(?:.+\.)?integration\.(?:jsonc?|ya?ml)$/s;
const moduleName = /^integration\.definition\.(?:ts|mts|js|mjs|cjs)$/;
const moduleExtension = /\.(?:ts|mts|cts|js|mjs|cjs)$/;

export const isManifestName = (name: string): boolean => textName.test(name) || moduleName.test(name);
export const isModule = (file: string): boolean => moduleExtension.test(file);

/** Files beside manifests that are in their syntaxes, and are none. */
const others: ReadonlySet<string> = new Set([
  'package',
  'package-lock',
  'npm-shrinkwrap',
  'composer',
  'biome',
  'turbo',
  'nx',
  'lerna',
  'jsconfig',
  'tsconfig',
  'hublint.config',
  'hublint.baseline',
  '.hublintrc',
  'pnpm-lock',
  'pnpm-workspace',
  'docker-compose',
]);
const otherKinds = /^[jt]sconfig\..|.\.schema$/;
const textExtension = /\.(?:json|jsonc|ya?ml)$/;
const isText = (name: string): boolean => textExtension.test(name);

function isOther(name: string): boolean {
  const base = name.replace(textExtension, '');
  return base !== name && (others.has(base) || otherKinds.test(base));
}

/** Whether a file is known to be something else than a manifest. */
export const isNoManifest = (name: string): boolean => (!isText(name) && !moduleName.test(name)) || isOther(name);

/** Whether a file may be a part of a manifest that is found by its name: a module, a script, a readme, a `package.json`. */
export const belongsToManifest = (name: string): boolean =>
  !/(?:^|\.)definition\.[cm]?[jt]s$/.test(name) && (!isText(name) || isOther(name));

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

export const isGlob = (target: string): boolean => /[*?[{]/.test(target) && !isExclusion(target);

/** What other tools read as the glob of what is left out; `!(…)` is a glob itself. */
export const isExclusion = (target: string): boolean => /^!(?!\()/.test(target);

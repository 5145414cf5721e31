/** The names that a search for manifests accepts, even with line breaks in them; any other file has to be named explicitly. */
const textName = /^(?:.+\.)?integration\.(?:jsonc?|ya?ml)$/s;
const moduleName = /^integration\.definition\.(?:ts|mts|js|mjs|cjs)$/;
const moduleExtension = /\.(?:ts|mts|cts|js|mjs|cjs)$/;

export const isManifestName = (name: string): boolean => textName.test(name) || moduleName.test(name);
export const isModule = (file: string): boolean => moduleExtension.test(file);

/** Common files with the extension of a manifest that are not manifests. */
const otherNames: ReadonlySet<string> = new Set([
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
  return base !== name && (otherNames.has(base) || otherKinds.test(base));
}

/** Returns whether a file is certainly not a manifest. */
export const isNoManifest = (name: string): boolean => (!isText(name) && !moduleName.test(name)) || isOther(name);

/** Returns whether a file may be part of a manifest with a standard name: a module, a script, a readme, a `package.json`. */
export const belongsToManifest = (name: string): boolean =>
  !/(?:^|\.)definition\.[cm]?[jt]s$/.test(name) && (!isText(name) || isOther(name));

/** Folders with installed or generated files, never with sources. */
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

/** Returns whether other tools would read the target as an exclusion; `!(…)` is itself a glob. */
export const isExclusion = (target: string): boolean => /^!(?!\()/.test(target);

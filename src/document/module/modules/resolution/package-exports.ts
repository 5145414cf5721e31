import { isObject } from '../../../../data/objects.ts';
import { isDeclaration } from '../../syntax/declaration-files.ts';
import { bestMatch, starIn } from './star-patterns.ts';

/** The `exports` of a `package.json`: for each subpath (`.`, `./types`, `./*`), the paths that it may resolve to. */
export type PackageExports = readonly (readonly [subpath: string, targets: readonly string[]])[];

/** Reads `exports` with all conditions: which of them hold depends on what runs the definition. */
export function exportsIn(value: unknown): PackageExports {
  const bySubpath = isObject(value) && Object.keys(value).every((key) => key.startsWith('.'));
  const entries = bySubpath ? Object.entries(value) : [['.', value] as const];
  return entries.map(([subpath, target]) => {
    // A folder, the older Node.js syntax for patterns.
    const star = subpath.endsWith('/') ? '*' : '';
    return [subpath + star, sourcesFirst(targetsIn(target).map((path) => path + star))];
  });
}

/** Reads `imports`, a package's specifiers for its own files: `#texts`, `#actions/*`. */
export const importsIn = (value: unknown): PackageExports =>
  Object.entries(isObject(value) ? value : {}).map(([name, target]) => [name, sourcesFirst(targetsIn(target))]);

/** Returns the targets of a subpath; undefined if the package does not export it. */
export function exportedTargets(exports: PackageExports, subpath: string): readonly string[] | undefined {
  const match = bestMatch(exports, subpath);
  if (match === undefined || match.target.length === 0) return undefined;
  return match.target.map((target) => target.replaceAll('*', () => match.star));
}

/** Returns the subpaths that can be listed; `entries` lists the names in a folder of the package. */
export const exportedSubpaths = (
  exports: PackageExports,
  entries: (folder: string) => readonly string[],
): readonly string[] =>
  exports.flatMap(([subpath, targets]) => {
    if (!subpath.includes('*')) return targets.length > 0 ? [subpath] : [];
    return targets.flatMap((target) => {
      const folder = target.slice(0, target.lastIndexOf('/', target.indexOf('*')));
      const stars = entries(folder).map((name) => starIn(target, `${folder}/${name}`));
      return stars.flatMap((star) => (star === undefined ? [] : [subpath.replace('*', () => star)]));
    });
  });

/** Conditions that do not hold for an import that the platform's CLI bundles for Node.js: their targets come last. */
const elsewhere = /^(?:browser|bun|deno|edge.*|electron|react.*|worker.*|development|production|test|require)$/;

function targetsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  if (!isObject(value)) return [];
  const conditions = Object.keys(value).toSorted((a, b) => Number(elsewhere.test(a)) - Number(elsewhere.test(b)));
  return conditions.flatMap((condition) => targetsIn(value[condition]));
}

/** True for TypeScript code, which is written by hand. */
export const isSource = (path: string): boolean => /\.[cm]?tsx?$/.test(path) && !isDeclaration(path);

const sourcesFirst = (paths: readonly string[]): readonly string[] => [
  ...new Set([...paths.filter(isSource), ...paths.filter((path) => !isSource(path))]),
];

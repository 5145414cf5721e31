import { posix } from 'node:path';
import { parse } from 'jsonc-parser';
import { propertyOf } from '../../../data/objects.ts';
import type { ModuleHost } from '../host.ts';
import { upward } from './folders.ts';

/** How a `tsconfig.json` maps the names of modules to files of the project. */
export interface Paths {
  candidates(specifier: string): readonly string[];
}

interface Options {
  readonly paths: readonly (readonly [pattern: string, targets: readonly string[]])[];
  readonly pathsFolder: string;
  readonly baseUrl: string | undefined;
}

/** The mapping that holds for the files of a folder. */
export function pathsFor(folder: string, host: ModuleHost): Paths {
  for (const place of upward(folder)) {
    const path = posix.join(place, 'tsconfig.json');
    if (host.read(path) !== undefined) return pathsOf(optionsOf(path, host, 0));
  }
  return { candidates: () => [] };
}

function optionsOf(path: string, host: ModuleHost, depth: number): Options {
  const folder = posix.dirname(path);
  const text = depth > 8 ? undefined : host.read(path);
  const json: unknown = text === undefined ? undefined : parse(text, [], { allowTrailingComma: true });
  const inherited = extendedBy(json, folder, host, depth);
  const options = propertyOf(json, 'compilerOptions');
  const paths = pathEntries(propertyOf(options, 'paths'));
  const baseUrl = propertyOf(options, 'baseUrl');
  const base = typeof baseUrl === 'string' ? posix.join(folder, baseUrl) : inherited?.baseUrl;
  if (paths === undefined) return { paths: [], pathsFolder: folder, ...inherited, baseUrl: base };
  return { paths, pathsFolder: base ?? folder, baseUrl: base };
}

/** A configuration may extend others, by relative path; packages are not looked into. */
function extendedBy(json: unknown, folder: string, host: ModuleHost, depth: number): Options | undefined {
  const named = propertyOf(json, 'extends');
  const last = Array.isArray(named) ? named.at(-1) : named;
  if (typeof last !== 'string' || !/^\.{1,2}\//.test(last)) return undefined;
  const path = posix.join(folder, last);
  return optionsOf(path.endsWith('.json') ? path : `${path}.json`, host, depth + 1);
}

function pathEntries(value: unknown): Options['paths'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([pattern, targets]: [string, unknown]) => [
    pattern,
    Array.isArray(targets) ? targets.filter((target) => typeof target === 'string') : [],
  ]);
}

function pathsOf({ paths, pathsFolder, baseUrl }: Options): Paths {
  const byPrefix = paths.toSorted(([a], [b]) => b.indexOf('*') - a.indexOf('*'));
  return {
    candidates(specifier) {
      const mapped = byPrefix.flatMap(([pattern, targets]) => {
        const star = matched(pattern, specifier);
        return star === undefined
          ? []
          : targets.map((target) =>
              posix.join(
                pathsFolder,
                target.replace('*', () => star),
              ),
            );
      });
      return baseUrl === undefined ? mapped : [...mapped, posix.join(baseUrl, specifier)];
    },
  };
}

/** What stands for the star of a pattern. */
function matched(pattern: string, specifier: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === specifier ? '' : undefined;
  const fits =
    specifier.length >= before.length + after.length && specifier.startsWith(before) && specifier.endsWith(after);
  return fits ? specifier.slice(before.length, specifier.length - after.length) : undefined;
}

import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';

/** No project has more folders above the working directory. */
const highest = 12;

/**
 * Yields the folder and those around it, innermost first, up to the root of the project, also those above the working
 * directory.
 */
export function* upward(folder: string, { root }: Pick<ModuleHost, 'root'>): Generator<string> {
  let place = posix.normalize(folder);
  for (let above = 0; above <= highest; ) {
    yield place;
    if (place === root) return;
    const outside = place === '.' || /(?:^|\/)\.\.$/.test(place);
    const parent = outside ? posix.join(place, '..') : posix.dirname(place);
    if (parent === place) return;
    if (outside) above += 1;
    place = parent;
  }
}

/** Whether a specifier is a relative path: `.`, `..`, `./actions`. */
export const isRelative = (specifier: string): boolean => /^\.{1,2}(?:\/|$)/.test(specifier);

/** Whether a file is in a folder, or in one below it. */
export const isInFolder = (path: string, folder: string): boolean =>
  !/^\.\.(?:\/|$)/.test(posix.relative(folder, path));

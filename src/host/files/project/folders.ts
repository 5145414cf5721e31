import { dirname } from 'node:path';

/** Yields a folder and all folders around it, innermost first, as Node looks for packages. Their owners are not checked. */
export function* foldersFrom(folder: string): Generator<string> {
  for (let at = folder; ; at = dirname(at)) {
    yield at;
    if (at === dirname(at)) return;
  }
}

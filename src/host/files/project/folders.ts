import { dirname } from 'node:path';

/** A folder and all around it, innermost first, as Node looks for packages. Whom they belong to is not asked. */
export function* foldersFrom(folder: string): Generator<string> {
  for (let at = folder; ; at = dirname(at)) {
    yield at;
    if (at === dirname(at)) return;
  }
}

import type { Target } from '../document.ts';
import { isGenerated } from './modules/imports/mistaken-imports.ts';
import { entryIn } from './value/own.ts';
import type { Value } from './value/value.ts';

/**
 * Whether what stands at a place was written by somebody else than the author: it comes from the SDK, from a package, or
 * from an interface. A name may be the author's where what it names is not. Where nothing stands, what is around it counts.
 */
export function isForeign(root: Value, { path, on }: Target, interfaces: readonly string[]): boolean {
  let { origin } = root;
  let value = root;
  for (const [index, step] of path.entries()) {
    const entry = entryIn(value, step);
    if (entry === undefined) break;
    ({ value } = entry);
    origin = on === 'key' && index === path.length - 1 ? entry.key : value.origin;
  }
  const { file, foreign } = origin;
  return foreign === true || isGenerated(file) || interfaces.some((folder) => file.startsWith(`${folder}/`));
}

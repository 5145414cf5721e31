import type { Target } from '../document.ts';
import { isGenerated } from './modules/imports/mistaken-imports.ts';
import { entryIn } from './value/own.ts';
import type { Value } from './value/value.ts';

/**
 * True if the value or the key at a path comes from the SDK, a package or an interface, and not from the author. The key may be
 * the author's even if the value is not. For a path that does not exist, the nearest existing ancestor counts.
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

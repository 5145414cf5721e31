import type { Target } from '../document.ts';
import { isGenerated } from './modules/mistaken-imports.ts';
import { entryIn } from './value/own.ts';
import type { Value } from './value/value.ts';

/**
 * Whether what stands at a place was written by somebody else than the author: it comes from the SDK, from a package, or
 * from an interface. Where nothing stands, what is around it counts.
 */
export function isForeign(root: Value, { path }: Target, interfaces: readonly string[]): boolean {
  let { origin } = root;
  let value: Value | undefined = root;
  for (const step of path) {
    value = entryIn(value, step)?.value;
    if (value === undefined) break;
    ({ origin } = value);
  }
  const { file, foreign } = origin;
  return foreign === true || isGenerated(file) || interfaces.some((folder) => file.startsWith(`${folder}/`));
}

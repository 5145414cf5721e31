import { isDeepStrictEqual } from 'node:util';
import { type Data, isObject } from '../../../src/data/objects.ts';
import type { Path } from '../../../src/data/path.ts';

/** What sets one manifest apart from another, when that is one thing. */
export type Difference =
  | { readonly kind: 'changed'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'added'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'renamed'; readonly path: Path; readonly to: string };

/** Undefined where there is none, or it is not in one place. */
export function differenceOf(before: Data, after: Data, path: Path = []): Difference | undefined {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  const both = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const changed = both.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const [old, fresh, other] = [gone[0], added[0], changed[0]];
  if (gone.length + added.length + changed.length === 1) {
    if (fresh !== undefined) return { kind: 'added', path: [...path, fresh], value: after[fresh] };
    if (other !== undefined) return differenceIn(before[other], after[other], [...path, other]);
  }
  const isRenamed = gone.length === 1 && added.length === 1 && changed.length === 0;
  if (!isRenamed || old === undefined || fresh === undefined) return undefined;
  return isDeepStrictEqual(before[old], after[fresh])
    ? { kind: 'renamed', path: [...path, old], to: fresh }
    : undefined;
}

function differenceIn(before: unknown, after: unknown, path: Path): Difference {
  const inside = isObject(before) && isObject(after) ? differenceOf(before, after, path) : undefined;
  return inside ?? { kind: 'changed', path, value: after };
}

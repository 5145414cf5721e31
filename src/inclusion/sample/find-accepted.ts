import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { every, type Truth } from '../evaluate/truth.ts';
import type { PlacedSchema } from '../node.ts';

/** How many values are tried. */
const maxTries = 60;

export const satisfiesAll = (nodes: readonly PlacedSchema[], value: unknown, context: Context): Truth =>
  every(nodes.map((node) => accepts(node, value, context)));

/** A value that was found; undefined if there is none. */
export type Sample = { readonly value: unknown } | undefined;

interface FirstAccepted {
  readonly sure: Sample;
  readonly guess: Sample;
}

/** Returns the first value that is accepted, and the first that may be accepted. Tries at most `mostTries` values. */
export function findAccepted(values: Iterable<unknown>, truthOf: (value: unknown) => Truth): FirstAccepted {
  let tries = 0;
  let guess: Sample;
  for (const value of values) {
    tries += 1;
    const verdict = truthOf(value);
    if (verdict) return { sure: { value }, guess };
    if (verdict === undefined) guess ??= { value };
    if (tries >= maxTries) break;
  }
  return { sure: undefined, guess };
}

import type { SchemaCase } from '../case/cases.ts';
import { lengthsOf, numbersOf } from '../case/ranges.ts';
import { lengthOf } from '../evaluate/scalars.ts';
import { textsFor } from '../texts.ts';
import { bits } from '../types.ts';

/** A longer text is not made. */
const mostLength = 20_000;

/** Numbers worth a try: near the bounds, near zero, and near others of interest. */
export function* numbersFor(one: SchemaCase, near: readonly number[] = []): Generator<number> {
  const { low, high, multiples } = numbersOf(one);
  const starts = [...near, low, high, 0].filter(Number.isFinite);
  const steps = [...multiples, 1];
  for (const start of starts) {
    for (const step of steps) {
      const base = Math.round(start / step) * step;
      for (const times of [0, 1, -1, 2, -2]) yield base + times * step;
    }
    if ((one.types & bits.fraction) !== 0) yield* [start + 0.5, start - 0.5, start + 0.001, start - 0.001, start];
  }
  if (Number.isFinite(low) && Number.isFinite(high)) yield (low + high) / 2;
}

/** Texts worth a try, as long as the case has them, or as long as is of interest. */
export function* textsOf(one: SchemaCase, lengths: readonly number[] = []): Generator<string> {
  const { min, max } = lengthsOf(one);
  const named = (keyword: string) =>
    one.units.map(({ schema }) => schema[keyword]).filter((value) => typeof value === 'string');
  const wanted = [...lengths, min, max].filter((length) => length >= 0 && length <= mostLength);
  for (const text of textsFor(named('pattern'), named('format'), Math.min(min, mostLength))) {
    if (lengths.length === 0) yield text;
    for (const length of wanted) yield ofLength(text, length);
    // What has to be of a certain form may be of no other length.
    if (lengths.length > 0) yield text;
  }
}

/** A text brought to a length in code points. */
function ofLength(text: string, length: number): string {
  const has = lengthOf(text);
  return has < length ? text + (text.at(-1) ?? 'a').repeat(length - has) : [...text].slice(0, length).join('');
}

/** Each value once. */
export function* distinct<T>(values: Iterable<T>): Generator<T> {
  const seen = new Set<T>();
  for (const value of values) {
    if (seen.has(value)) continue;
    seen.add(value);
    yield value;
  }
}

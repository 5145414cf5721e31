import type { SchemaCase } from '../case/cases.ts';
import { lengthRangeOf, numberRangeOf } from '../case/ranges.ts';
import { lengthOf } from '../evaluate/scalars.ts';
import { bits } from '../types.ts';
import { candidateTexts } from './candidate-texts.ts';

/** The maximum length of a sample string. */
const maxTextLength = 20_000;

/** Yields candidate numbers: near the bounds, near zero, and near the numbers in `near`. */
export function* candidateNumbers(schemaCase: SchemaCase, near: readonly number[] = []): Generator<number> {
  const { low, high, multiples } = numberRangeOf(schemaCase);
  const starts = [...near, low, high, 0].filter(Number.isFinite);
  const steps = [...multiples, 1];
  for (const start of starts) {
    for (const step of steps) {
      const base = Math.round(start / step) * step;
      for (const times of [0, 1, -1, 2, -2]) yield base + times * step;
    }
    if ((schemaCase.types & bits.fraction) !== 0)
      yield* [start + 0.5, start - 0.5, start + 0.001, start - 0.001, start];
  }
  if (Number.isFinite(low) && Number.isFinite(high)) yield (low + high) / 2;
}

/** Yields candidate strings with the lengths in `lengths`, or else with lengths that the case allows. */
export function* candidateTextsIn(schemaCase: SchemaCase, lengths: readonly number[] = []): Generator<string> {
  const { min, max } = lengthRangeOf(schemaCase);
  const named = (keyword: string) =>
    schemaCase.conjuncts.map(({ schema }) => schema[keyword]).filter((value) => typeof value === 'string');
  const wanted = [...lengths, min, max].filter((length) => length >= 0 && length <= maxTextLength);
  for (const text of candidateTexts(named('pattern'), named('format'), Math.min(min, maxTextLength))) {
    if (lengths.length === 0) yield text;
    for (const length of wanted) yield withLength(text, length);
    // A string that must match a pattern or format may not be valid at another length.
    if (lengths.length > 0) yield text;
  }
}

/** Shortens or extends a string to a length in code points. */
function withLength(text: string, length: number): string {
  const has = lengthOf(text);
  return has < length ? text + (text.at(-1) ?? 'a').repeat(length - has) : [...text].slice(0, length).join('');
}

/** Yields each value once. */
export function* distinct<T>(values: Iterable<T>): Generator<T> {
  const seen = new Set<T>();
  for (const value of values) {
    if (seen.has(value)) continue;
    seen.add(value);
    yield value;
  }
}

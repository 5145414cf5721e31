import type { Data } from '../../data/objects.ts';
import type { Context } from '../context.ts';
import { hasFormat } from '../formats.ts';
import { matches } from '../patterns/match.ts';
import { typeOf, typesOf } from '../types.ts';
import type { Truth } from './truth.ts';

/** Yields whether a value has one of the types that a schema declares, and is one of its values. */
export function* evaluateTypeAndEnum(schema: Data, value: unknown, context: Context): Generator<Truth> {
  const { enum: list, const: only, ...rest } = schema;
  yield (typesOf(rest) & typeOf(value)) !== 0;
  if (Array.isArray(list)) yield context.isIn(list, value);
  if (Object.hasOwn(schema, 'const')) yield context.numbers.ofValue(only) === context.numbers.ofValue(value);
}

export interface Bound {
  readonly limit: number;
  /** Whether the limit itself is excluded. */
  readonly isOpen: boolean;
  readonly keyword: string;
}

/** Returns the bounds on one side: the keyword, and its exclusive form, a boolean in draft-04 and a number in later drafts. */
export function boundsOf(schema: Data, side: 'minimum' | 'maximum'): readonly Bound[] {
  const exclusive = side === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const { [side]: limit, [exclusive]: open } = schema;
  return [
    ...(typeof limit === 'number' ? [{ limit, isOpen: open === true, keyword: side }] : []),
    ...(typeof open === 'number' ? [{ limit: open, isOpen: true, keyword: exclusive }] : []),
  ];
}

export function* evaluateNumber(schema: Data, value: number): Generator<Truth> {
  for (const { limit, isOpen } of boundsOf(schema, 'minimum')) yield isOpen ? value > limit : value >= limit;
  for (const { limit, isOpen } of boundsOf(schema, 'maximum')) yield isOpen ? value < limit : value <= limit;
  if (typeof schema.multipleOf === 'number') yield isMultipleForAllValidators(value, schema.multipleOf);
}

/** Like `isMultiple`, but a fraction counts as a multiple if the division has no remainder: all validators agree on that. */
const isMultipleForAllValidators = (value: number, of: number): Truth => {
  const times = value / of;
  return isMultiple(value, of) ?? (Number.isInteger(times) && Math.abs(times) < 1e9 ? true : undefined);
};

/** Whether a number is a multiple of another; undefined for most fractions and for large numbers, where validators disagree. */
export function isMultiple(value: number, of: number): Truth {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(of)) return value % of === 0;
  const times = value / of;
  return Math.abs(times) < 1e9 && Math.abs(times - Math.round(times)) > 1e-6 ? false : undefined;
}

/** Returns the length in code points. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

export function* evaluateText(schema: Data, value: string, { budget }: Context): Generator<Truth> {
  // Long strings cost steps: a schema that requires many of them would produce gigabytes of samples.
  budget.spend(value.length >> 5);
  const { minLength, maxLength, pattern, format } = schema;
  if (typeof minLength === 'number') yield lengthOf(value) >= minLength;
  if (typeof maxLength === 'number') yield lengthOf(value) <= maxLength;
  if (typeof pattern === 'string') yield matches(pattern, value);
  if (typeof format === 'string') yield hasFormat(value, format);
}

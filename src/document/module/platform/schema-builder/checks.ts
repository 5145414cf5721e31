import { stringOf } from '../../value/make.ts';
import type { Value } from '../../value/value.ts';
import { patterns } from './formats.ts';
import type { SchemaCheck } from './schema.ts';

/** True, false, or unknown. */
export type KnownBoolean = boolean | undefined;

/** True if all hold: one false answer decides, otherwise an unknown one leaves it open. */
export const all = (answers: readonly KnownBoolean[]): KnownBoolean =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;

/** True if at least one holds. */
export const some = (answers: readonly KnownBoolean[]): KnownBoolean =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;

const against = <T>(limit: T | undefined, test: (limit: T) => boolean): KnownBoolean =>
  limit === undefined ? undefined : test(limit);

/** Returns a limit as a comparison converts it: to a number. `NaN` refuses no value. */
const limitOf = (value: Value | undefined): number | undefined =>
  value?.kind === 'literal' ? Number(value.value) : undefined;

type Change = (text: string) => string;
const changes: Readonly<Record<string, Change>> = {
  trim: (text) => text.trim(),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
};

type TextTest = (text: string, { args }: SchemaCheck) => KnownBoolean;

/** A longer string could make a regular expression backtrack for too long. */
const mostMatched = 500;

const matches =
  (source: string): TextTest =>
  (text) =>
    text.length > mostMatched ? undefined : new RegExp(source, 'u').test(text);

const isOther = (length: number, exact: number): boolean => length < exact || length > exact;

const textTests: Readonly<Record<string, TextTest>> = {
  min: (text, { args: [limit] }) => against(limitOf(limit), (least) => !(text.length < least)),
  max: (text, { args: [limit] }) => against(limitOf(limit), (most) => !(text.length > most)),
  length: (text, { args: [limit] }) => against(limitOf(limit), (exact) => !isOther(text.length, exact)),
  startsWith: (text, { args: [part] }) => against(stringOf(part), (start) => text.startsWith(start)),
  endsWith: (text, { args: [part] }) => against(stringOf(part), (end) => text.endsWith(end)),
  url: (text) => URL.canParse(text),
  ...Object.fromEntries(Object.entries(patterns).map(([kind, source]) => [kind, matches(source)])),
};

/** Returns whether a string passes the checks. The author's regular expressions are not run. */
export function stringPasses(text: string, checks: readonly SchemaCheck[]): KnownBoolean {
  let current = text;
  return all(
    checks.map((check) => {
      const change = changes[check.kind];
      if (change === undefined) return textTests[check.kind]?.(current, check);
      current = change(current);
      return true;
    }),
  );
}

type NumberTest = (value: number, limit: number) => boolean;
const numberTests: Readonly<Record<string, NumberTest>> = {
  minimum: (value, limit) => !(value < limit),
  exclusiveMinimum: (value, limit) => !(value <= limit),
  maximum: (value, limit) => !(value > limit),
  exclusiveMaximum: (value, limit) => !(value >= limit),
};

export const numberPasses = (value: number, checks: readonly SchemaCheck[]): KnownBoolean =>
  all(
    checks.map(({ kind, args: [limit] }) => {
      if (kind === 'int') return Number.isInteger(value);
      if (kind === 'finite') return Number.isFinite(value);
      const test = numberTests[kind];
      return test && against(limitOf(limit), (bound) => test(value, bound));
    }),
  );

/** Checks the length of an array. Of several limits of one kind, the last applies. */
export const lengthPasses = (length: number, checks: readonly SchemaCheck[]): KnownBoolean =>
  all(
    [...new Map(checks.map((check) => [check.kind, limitOf(check.args[0])]))].map(([kind, limit]) =>
      against(limit, (bound) =>
        kind === 'min' ? !(length < bound) : kind === 'max' ? !(length > bound) : !isOther(length, bound),
      ),
    ),
  );

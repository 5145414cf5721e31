import { literal, opaque, stringOf, structure, whyOf } from '../../../value/make.ts';
import type { Value, ValueEntry } from '../../../value/value.ts';
import { causeIn } from '../cause.ts';
import { fieldsOf } from '../fields.ts';
import { escaped, patterns } from '../formats.ts';
import type { SchemaCheck } from '../schema.ts';
import { notAPattern } from '../unexpected.ts';
import type { JsonSchemaEntries } from './draft.ts';

/** The keywords that a check sets and removes; undefined if its arguments are unknown. */
interface KeywordChange {
  readonly set: Readonly<Record<string, Value>>;
  readonly unset?: readonly string[];
}
export type CheckConverter = (check: SchemaCheck) => KeywordChange | undefined;
export type CheckConverters = Readonly<Record<string, CheckConverter>>;

/** Adds the keywords of the checks, in their order. */
export function withChecks(
  entries: Map<string, ValueEntry>,
  checks: readonly SchemaCheck[],
  converters: CheckConverters,
): JsonSchemaEntries {
  for (const check of checks) {
    const convert = converters[check.kind];
    if (convert === undefined) return opaque(`the platform does not convert \`.${check.kind}()\``, check.origin);
    const keywordChange = convert(check);
    if (keywordChange === undefined)
      return opaque(causeIn(...check.args) ?? `the arguments of \`.${check.kind}()\` are not known`, check.origin);
    for (const [keyword, value] of Object.entries(keywordChange.set)) {
      entries.set(keyword, { key: check.key, value: merged(entries.get(keyword)?.value, value) });
    }
    for (const keyword of keywordChange.unset ?? []) entries.delete(keyword);
  }
  return { entries };
}

/** Merges values of `x-zui`; replaces those of any other keyword. */
function merged(before: Value | undefined, added: Value): Value {
  if (before === undefined || added.kind !== 'object') return added;
  const { entries, rest } = fieldsOf(before);
  return structure(new Map([...entries, ...added.entries]), before.origin, rest);
}

export const limitOf = ({ args: [value], origin }: SchemaCheck): Value =>
  value ?? opaque('an argument is missing', origin);

/** Sets the keywords to the check's argument. */
export const limiting =
  (...keywords: readonly string[]): CheckConverter =>
  (check) => ({ set: Object.fromEntries(keywords.map((keyword) => [keyword, limitOf(check)])) });

/** Returns the last limit of each kind; an exact length overrides the others. */
export function lengthChecks(checks: readonly SchemaCheck[]): readonly SchemaCheck[] {
  const last = new Map(checks.map((check) => [check.kind, check]));
  return ['min', 'max', 'length'].flatMap((kind) => last.get(kind) ?? []);
}

export const lengths: CheckConverters = {
  min: limiting('minItems'),
  max: limiting('maxItems'),
  length: limiting('minItems', 'maxItems'),
};

export function fromText(value: Value, change: (text: string) => string): Value {
  const text = stringOf(value);
  if (text === undefined) return opaque(whyOf(value, 'this is not a string'), value.origin);
  return literal(change(text), value.origin);
}

type Source = (check: SchemaCheck) => Value;

export const fixed =
  (pattern: string): Source =>
  ({ origin }) =>
    literal(pattern, origin);

/** Regular expressions for checks that search for a text; `written` escapes the text. */
export const textSources = (written: (text: string) => string) => ({
  startsWith: (check: SchemaCheck) => fromText(limitOf(check), (text) => `^${written(text)}`),
  endsWith: (check: SchemaCheck) => fromText(limitOf(check), (text) => `${written(text)}$`),
  includes: (check: SchemaCheck) => fromText(limitOf(check), written),
});

/** Regular expressions for checks, used by both converters. */
export const sources = {
  cuid: fixed(patterns.cuid),
  cuid2: fixed(patterns.cuid2),
  ulid: fixed(patterns.ulid),
  emoji: fixed(patterns.emoji),
  ...textSources(escaped),
  regex: (check: SchemaCheck) => {
    const value = limitOf(check);
    if (value.kind === 'regexp') return value.written ?? literal(value.source, value.origin);
    return opaque(whyOf(value, notAPattern), value.origin);
  },
};

export const matching =
  (source: Source): CheckConverter =>
  (check) => ({ set: { pattern: source(check) } });

export const formatted =
  (format: string, source?: Source): CheckConverter =>
  (check) => ({ set: { format: literal(format, check.origin), ...(source && { pattern: source(check) }) } });

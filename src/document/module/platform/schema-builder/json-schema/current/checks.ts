import {
  isNullish,
  isUndefined,
  literal,
  numberOf,
  opaque,
  stringOf,
  structure,
  truthOf,
  whyOf,
} from '../../../../value/make.ts';
import { fieldOf } from '../../fields.ts';
import { addresses, patterns, timestamp } from '../../formats.ts';
import { uiKey } from '../../metadata.ts';
import { notANumber } from '../../unexpected.ts';
import {
  type CheckConverter,
  type CheckConverters,
  fixed,
  formatted,
  fromText,
  limiting,
  limitOf,
  matching,
  sources,
} from '../checks.ts';
import { drafted } from '../draft.ts';

const datetime: CheckConverter = (check) => {
  const precision = fieldOf(check.args[0], 'precision', check.origin);
  const offset = fieldOf(check.args[0], 'offset', check.origin);
  const digits = isNullish(precision) ? null : numberOf(precision);
  const zoned = truthOf(offset);
  if (digits === undefined || zoned === undefined) return undefined;
  const format = literal('date-time', check.origin);
  if (digits === null && !zoned) return { set: { format } };
  const normalized = { precision: literal(digits, precision.origin), offset: literal(zoned, offset.origin) };
  const pattern = literal(timestamp(digits, zoned), check.origin);
  return { set: { format, pattern, [uiKey]: structure(drafted(check.origin, normalized), check.origin) } };
};

const ip: CheckConverter = (check) => {
  const version = fieldOf(check.args[0], 'version', check.origin);
  if (version.kind === 'opaque') return { set: { format: version, pattern: version } };
  const { format, pattern } = addresses[stringOf(version) === 'v6' ? 'v6' : 'v4'];
  return { set: { format: literal(format, check.origin), pattern: literal(pattern, check.origin) } };
};

/** Matches the text at the given position or later. */
const includes: CheckConverter = (check) => {
  const position = fieldOf(check.args[1], 'position', check.origin);
  const start = isUndefined(position) ? 0 : numberOf(position);
  if (start === undefined) return { set: { pattern: opaque(whyOf(position, notANumber), position.origin) } };
  const found = sources.includes(check);
  return { set: { pattern: start >= 1 ? fromText(found, (source) => `^(?:.{${start}}).*${source}`) : found } };
};

/** A negative length counts as zero; `NaN` is not negative. */
const textLength =
  (...keywords: readonly string[]): CheckConverter =>
  (check) => {
    const value = limitOf(check);
    const number = numberOf(value);
    if (number !== undefined && !(number < 0)) return limiting(...keywords)(check);
    const length = number === undefined ? opaque(whyOf(value, notANumber), value.origin) : literal(0, value.origin);
    return { set: Object.fromEntries(keywords.map((keyword) => [keyword, length])) };
  };

export const stringChecks: CheckConverters = {
  cuid: formatted('cuid', sources.cuid),
  cuid2: formatted('cuid2', sources.cuid2),
  ulid: formatted('ulid', sources.ulid),
  emoji: formatted('emoji', sources.emoji),
  uuid: formatted('uuid', fixed(patterns.uuid)),
  email: formatted('email', fixed(patterns.email)),
  url: formatted('uri'),
  ip,
  datetime,
  includes,
  startsWith: matching(sources.startsWith),
  endsWith: matching(sources.endsWith),
  regex: matching(sources.regex),
  min: textLength('minLength'),
  max: textLength('maxLength'),
  length: textLength('maxLength', 'minLength'),
};

/** An inclusive limit removes an exclusive one, and vice versa. */
const instead =
  (keyword: string, other: string): CheckConverter =>
  (check) => ({ set: { [keyword]: limitOf(check) }, unset: [other] });

export const numberChecks: CheckConverters = {
  minimum: instead('minimum', 'exclusiveMinimum'),
  exclusiveMinimum: instead('exclusiveMinimum', 'minimum'),
  maximum: instead('maximum', 'exclusiveMaximum'),
  exclusiveMaximum: instead('exclusiveMaximum', 'maximum'),
  int: ({ origin }) => ({ set: { type: literal('integer', origin) } }),
  finite: formatted('finite'),
  multipleOf: limiting('multipleOf'),
};

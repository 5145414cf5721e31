import type { JsonSchema } from '../../nodes.ts';
import type { StatedDefault } from './stated-default.ts';

const normalized = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+-]+|(?<=\p{L})-(?=\p{L})/gu, '');

/** Some languages write a thousand as "1.000". */
const withoutGrouping = (value: string) => (/^-?\d{1,3}(?:\.\d{3})+$/.test(value) ? value.replaceAll('.', '') : value);
const isNumber = (value: string, number: number) => Number.isNaN(Number(value)) || Number(value) === number;

/** A language or country code: text may say "English" for `en`. */
const isCode = (value: string) => /^[a-z]{2,3}(?:[_-][A-Za-z]{2,4})?$/.test(value);

/** Whether the default of a field certainly differs from the default that its text mentions. */
export function differsFrom(
  { value, isQuoted, hasUnit, after }: StatedDefault,
  { default: actual, enum: values }: JsonSchema,
): boolean {
  // For example "20, but 10 for small parcels".
  if (after.split(/[\s,;:()"'`“”]+/).some((word) => normalized(word) === normalized(actual))) return false;
  if (typeof actual === 'number')
    return !hasUnit && ![value, withoutGrouping(value)].some((number) => isNumber(number, actual));
  if (typeof actual === 'boolean') return /^(?:true|false)$/i.test(value) && normalized(value) !== String(actual);
  if (typeof actual !== 'string' || hasUnit) return false;
  // Text may name a value differently: "Swiss time" for `Europe/Zurich`, "JSON" for `application/json`, "white" for `#fff`,
  // "£" for `GBP`.
  const isNamed =
    /\s/.test(value + actual) ||
    (/^\p{Lu}/u.test(value) && (isCode(actual) || actual.includes('/'))) ||
    (actual[0] === '#' && value[0] !== '#') ||
    normalized(value) === '';
  // Text may leave out the part of a URL after the host.
  if (/^http/i.test(value) && !isQuoted) return !normalized(actual).startsWith(normalized(value));
  const isValue = Array.isArray(values) ? values.includes(value) : isQuoted && !isNamed;
  return isValue && normalized(value) !== normalized(actual);
}

import { spellings } from './spellings.ts';

/** A realistic sample for each format. */
const formats: ReadonlyMap<string, string> = new Map([
  ['date-time', '2024-01-31T12:30:00Z'],
  ['iso-date-time', '2024-01-31T12:30:00Z'],
  ['date', '2024-01-31'],
  ['time', '12:30:00Z'],
  ['duration', 'P1D'],
  ['email', 'user@example.com'],
  ['idn-email', 'user@example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.com/page'],
  ['url', 'https://example.com/page'],
  ['uri-reference', 'https://example.com/page'],
  ['iri', 'https://example.com/page'],
  ['uuid', '123e4567-e89b-42d3-a456-426614174000'],
  ['json-pointer', '/a/b'],
  ['regex', 'a'],
]);

/** A pattern that every string of a format matches, by any standard or validator. */
const needed: ReadonlyMap<string, RegExp> = new Map([
  ...['date-time', 'iso-date-time'].map((name) => [name, /\d[T\s_]\d/i] as const),
  ['date', /^[+-]?\d[^T:]*$/i],
  ['time', /^T?\d\d?:/i],
  ['duration', /^P/i],
  ['email', /@/],
  ['ipv4', /\d\.\d/],
  ...['ipv6', 'uri', 'url'].map((name) => [name, /:/] as const),
  ['uuid', /-/],
]);

/** Whether a string has a format; undefined if this is uncertain. */
export function hasFormat(text: string, format: string): boolean | undefined {
  if (formats.get(format) === text) return true;
  return needed.get(format)?.test(text) === false ? false : undefined;
}

const common = ['text', 'a', 'A', '0', '', '~', ' ', '12345', 'aaaaaa', ...new Set(formats.values())];

/** Yields candidate strings for some patterns and formats, with at least `min` characters. */
export function* textsFor(patterns: readonly string[], formatNames: readonly string[], min: number): Generator<string> {
  const formatted = formatNames.map((name) => formats.get(name)).filter((text) => text !== undefined);
  const spelled = new Set(spellings(patterns, min));
  yield* formatted;
  for (const text of formatted) for (const part of spelled) yield* combined(text, part);
  for (const text of formatted) yield* variationsOf(text);
  yield* spelled;
  yield* common;
  for (const text of spelled) yield* variationsOf(text);
}

/** Yields strings that differ from another one in the last character, or have one more. */
function* variationsOf(text: string): Generator<string> {
  const start = [...text].slice(0, -1).join('');
  for (const before of [start, text]) for (const end of ['b', 'c', '1', '2', 'B', 'C']) yield before + end;
}

/** Yields a sample of a format with a part of it replaced by a string for a pattern. */
function* combined(text: string, part: string): Generator<string> {
  const [first, last] = [text.indexOf(part.charAt(0)), text.lastIndexOf(part.charAt(part.length - 1))];
  if (part === '') return;
  if (first >= 0) yield text.slice(0, first) + part;
  if (last >= 0) yield part + text.slice(last + 1);
  yield text + part;
  yield part + text;
}

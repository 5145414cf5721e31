/** A realistic sample for each format. */
export const formatSamples: ReadonlyMap<string, string> = new Map([
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
const formatPatterns: ReadonlyMap<string, RegExp> = new Map([
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
  if (formatSamples.get(format) === text) return true;
  return formatPatterns.get(format)?.test(text) === false ? false : undefined;
}

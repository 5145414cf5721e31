/**
 * Regular expressions that the platform sends for formats that JSON Schema lacks. They must match what it sends, character for
 * character.
 */
export const patterns = {
  cuid: '^[cC][^\\s-]{8,}$',
  cuid2: '^[a-z][a-z0-9]*$',
  ulid: '^[0-9A-HJKMNP-TV-Z]{26}$',
  email: '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
  emoji: '^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$',
  uuid: '^[0-9a-fA-F]{8}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{12}$',
} as const;

const octet = '(25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})';
const quad = `((${octet})\\.){3}(${octet})`;
const groups = [
  '([a-f0-9]{1,4}:){7}',
  '::([a-f0-9]{1,4}:){0,6}',
  ...[1, 2, 3, 4, 5].map((count) => `([a-f0-9]{1,4}:){${count}}:([a-f0-9]{1,4}:){0,${6 - count}}`),
];

export const addresses = {
  v4: { format: 'ipv4', pattern: `^${quad}$` },
  v6: { format: 'ipv6', pattern: `^(${groups.join('|')})([a-f0-9]{1,4}|${quad})$` },
} as const;

/** Returns the pattern of a date and time with this number of fractional digits (null: any), in UTC or with an offset. */
export function timestamp(precision: number | null, offset: boolean): string {
  const fraction = precision === null ? '(\\.\\d+)?' : precision === 0 ? '' : `\\.\\d{${precision}}`;
  const zone = offset ? '(([+-]\\d{2}(:?\\d{2})?)|Z)' : 'Z';
  return `^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}${fraction}${zone}$`;
}

/** Escapes a text, so that the regular expression matches exactly that text. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Escapes like early builders: with a backslash before everything but English letters and digits. */
export const whollyEscaped = (text: string): string => text.replace(/[^a-zA-Z0-9]/gu, '\\$&');

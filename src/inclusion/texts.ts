import type { AST } from '@eslint-community/regexpp';
import { matches, patternOf } from './match.ts';

/** Texts that meet formats. Each is what a person would give. */
export const formats: ReadonlyMap<string, string> = new Map([
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

/** What is found in all texts of a format, by whatever standard or validator. */
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

/** Whether a text is in a format; undefined where that is not sure. */
export function hasFormat(text: string, format: string): boolean | undefined {
  if (formats.get(format) === text) return true;
  return needed.get(format)?.test(text) === false ? false : undefined;
}

const common = ['text', 'a', 'A', '0', '', '~', ' ', '12345', 'aaaaaa', ...new Set(formats.values())];

/** Texts worth a try where some expressions and formats are to be met, of `min` characters at least. */
export function* textsFor(patterns: readonly string[], formatNames: readonly string[], min: number): Generator<string> {
  for (const name of formatNames) if (formats.has(name)) yield formats.get(name) as string;
  for (const source of patterns) {
    const pattern = patternOf(source);
    for (const rounds of [0, 1, Math.min(min, 100)]) {
      const text = pattern && textOf(pattern.alternatives, rounds, 0);
      if (text !== undefined) yield text;
    }
  }
  yield* common;
}

/** A text that most likely meets an expression: the first of all alternatives, everything `rounds` times where it may be. */
function textOf(alternatives: readonly AST.Alternative[], rounds: number, depth: number): string | undefined {
  if (depth > 20) return undefined;
  let text = '';
  for (const element of alternatives[0]?.elements ?? []) {
    const part = partOf(element, rounds, depth + 1);
    if (part === undefined || text.length > 300) return undefined;
    text += part;
  }
  return text;
}

const plain = ['a', '0', 'A', '-', ' ', '_', '/', '\n', 'é'];

/** The characters that a class names, of a range the first. */
const namedIn = (element: AST.CharacterSet | AST.CharacterClass): readonly string[] =>
  element.type === 'CharacterSet'
    ? []
    : element.elements.flatMap((each) => {
        if (each.type === 'Character') return [String.fromCodePoint(each.value)];
        return each.type === 'CharacterClassRange' ? [String.fromCodePoint(each.min.value)] : [];
      });

function partOf(element: AST.Element, rounds: number, depth: number): string | undefined {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return [...plain, ...namedIn(element)].find((character) => matches(`^${element.raw}$`, character));
    case 'Group':
    case 'CapturingGroup':
      return textOf(element.alternatives, rounds, depth);
    case 'Quantifier': {
      const part = partOf(element.element, rounds, depth);
      const times = Math.max(element.min, Math.min(rounds, element.max));
      return part === undefined || times * part.length > 300 ? undefined : part.repeat(times);
    }
    case 'Assertion':
      return '';
    default:
      return undefined;
  }
}

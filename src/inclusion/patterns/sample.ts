import type { AST } from '@eslint-community/regexpp';
import { matches, parsePattern } from './match.ts';

/** Yields strings that probably match one or all of the patterns, with about `min` characters. */
export function* sampleMatches(sources: readonly string[], min: number): Generator<string> {
  const repetitionCounts = [0, 1, Math.min(min, 100)];
  for (const source of sources)
    for (const repetitions of repetitionCounts) yield* samplesOf(source, repetitions).slice(0, 1);
  for (const source of sources)
    for (const alternative of furtherAlternatives) yield* samplesOf(source, 1, alternative).slice(0, 1);
  for (const source of sources)
    for (const repetitions of repetitionCounts) yield* samplesOf(source, repetitions).slice(1);
  if (sources.length < 2) return;
  const inOrder = [...sources].sort((a, b) => rankOf(a) - rankOf(b));
  for (const repetitions of repetitionCounts)
    yield inOrder.flatMap((source) => samplesOf(source, repetitions).slice(0, 1)).join('');
}

/** The indexes of further alternatives to try: the next four, and the last. */
const furtherAlternatives = [1, 2, 3, 4, -1];

/** Ranks patterns for concatenation: those anchored at the start first, those anchored at the end last. */
const rankOf = (source: string): number => (source.startsWith('^') ? 0 : source.endsWith('$') ? 2 : 1);

/**
 * Returns a string for a pattern. If the pattern has lookaheads, also with their content in place of its start, or at its
 * end.
 */
function samplesOf(source: string, repetitions: number, alternative = 0): readonly string[] {
  const pattern = parsePattern(source);
  const choices = { repetitions, alternative };
  const text = pattern && textOf(pattern.alternatives, choices, 0);
  if (text === undefined) return [];
  const ahead = (pattern?.alternatives[0]?.elements ?? [])
    .map((each) => (each.type === 'Assertion' && each.kind === 'lookahead' && !each.negate ? each.alternatives : []))
    .map((alternatives) => textOf(alternatives, choices, 0) ?? '')
    .join('');
  return ahead === '' ? [text] : [text, ahead + text.slice(ahead.length), text + ahead];
}

/**
 * How to spell a pattern: the number of repetitions where it is free, and the index of the alternative; the first one if that
 * does not exist.
 */
interface Choices {
  readonly repetitions: number;
  readonly alternative: number;
}

/** Returns a string that probably matches a pattern. */
function textOf(alternatives: readonly AST.Alternative[], choices: Choices, depth: number): string | undefined {
  if (depth > 20) return undefined;
  let text = '';
  for (const element of (alternatives.at(choices.alternative) ?? alternatives[0])?.elements ?? []) {
    const part = partOf(element, choices, depth + 1);
    if (part === undefined || text.length > 300) return undefined;
    text += part;
  }
  return text;
}

const plainCharacters = ['a', '0', 'A', '-', ' ', '_', '/', '\n', 'é'];

/** Returns the characters that a class names; for a range, its first one. */
const charactersNamedIn = (element: AST.CharacterSet | AST.CharacterClass): readonly string[] =>
  element.type === 'CharacterSet'
    ? []
    : element.elements.flatMap((each) => {
        if (each.type === 'Character') return [String.fromCodePoint(each.value)];
        return each.type === 'CharacterClassRange' ? [String.fromCodePoint(each.min.value)] : [];
      });

function partOf(element: AST.Element, choices: Choices, depth: number): string | undefined {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return [...plainCharacters, ...charactersNamedIn(element)].find((character) =>
        matches(`^${element.raw}$`, character),
      );
    case 'Group':
    case 'CapturingGroup':
      return textOf(element.alternatives, choices, depth);
    case 'Quantifier': {
      const part = partOf(element.element, choices, depth);
      const times = Math.max(element.min, Math.min(choices.repetitions, element.max));
      return part === undefined || times * part.length > 300 ? undefined : part.repeat(times);
    }
    case 'Assertion':
      return '';
    case 'Backreference': {
      const [group] = [element.resolved].flat();
      return group && textOf(group.alternatives, choices, depth);
    }
    default:
      return undefined;
  }
}

import type { AST } from '@eslint-community/regexpp';
import { matches, patternOf } from './match.ts';

/** Texts that most likely meet some expressions, each or all at once, of `min` characters where that is told. */
export function* spellings(sources: readonly string[], min: number): Generator<string> {
  const all = [0, 1, Math.min(min, 100)];
  for (const source of sources) for (const rounds of all) yield* spelled(source, rounds).slice(0, 1);
  for (const source of sources) for (const rounds of all) yield* spelled(source, rounds).slice(1);
  if (sources.length < 2) return;
  const inOrder = [...sources].sort((a, b) => placeOf(a) - placeOf(b));
  for (const rounds of all) yield inOrder.flatMap((source) => spelled(source, rounds).slice(0, 1)).join('');
}

/** What has to stand at the start comes first, and last what has to stand at the end. */
const placeOf = (source: string): number => (source.startsWith('^') ? 0 : source.endsWith('$') ? 2 : 1);

/** The text of an expression; where it looks ahead, also with what it looks for in place of its start, or at its end. */
function spelled(source: string, rounds: number): readonly string[] {
  const pattern = patternOf(source);
  const text = pattern && textOf(pattern.alternatives, rounds, 0);
  if (text === undefined) return [];
  const ahead = (pattern?.alternatives[0]?.elements ?? [])
    .map((each) => (each.type === 'Assertion' && each.kind === 'lookahead' && !each.negate ? each.alternatives : []))
    .map((alternatives) => textOf(alternatives, rounds, 0) ?? '')
    .join('');
  return ahead === '' ? [text] : [text, ahead + text.slice(ahead.length), text + ahead];
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
    case 'Backreference': {
      const [group] = [element.resolved].flat();
      return group && textOf(group.alternatives, rounds, depth);
    }
    default:
      return undefined;
  }
}

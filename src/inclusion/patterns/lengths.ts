import type { AST } from '@eslint-community/regexpp';
import type { CountRange } from '../case/ranges.ts';
import { parsePattern } from './match.ts';

const anyLength: CountRange = { min: 0, max: Number.POSITIVE_INFINITY };

/** Returns the minimum and maximum length, in characters, of the strings that a pattern matches. */
export function matchLengthsOf(source: string): CountRange {
  const alternatives = parsePattern(source)?.alternatives;
  return alternatives === undefined ? anyLength : unionOf(alternatives, lengthsOfAlternative);
}

/** A string may continue before a pattern without `^`, and after one without `$`. */
function lengthsOfAlternative({ elements }: AST.Alternative): CountRange {
  const { min, max } = sumOf(elements);
  const isAt = (element: AST.Element | undefined, kind: string) =>
    element?.type === 'Assertion' && element.kind === kind;
  return isAt(elements[0], 'start') && isAt(elements.at(-1), 'end') ? { min, max } : { ...anyLength, min };
}

const unionOf = (
  alternatives: readonly AST.Alternative[],
  lengthsIn: (alternative: AST.Alternative) => CountRange,
): CountRange => {
  const all = alternatives.map(lengthsIn);
  return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
};

function sumOf(elements: readonly AST.Element[]): CountRange {
  const all = elements.map(lengthsOfElement);
  return { min: all.reduce((sum, { min }) => sum + min, 0), max: all.reduce((sum, { max }) => sum + max, 0) };
}

function lengthsOfElement(element: AST.Element): CountRange {
  if (element.type === 'Assertion') return { min: 0, max: 0 };
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return unionOf(element.alternatives, (alternative) => sumOf(alternative.elements));
  if (element.type === 'Quantifier') {
    const { min, max } = lengthsOfElement(element.element);
    // Zero repetitions of an unbounded element have length 0, but `0 * Infinity` is `NaN`.
    return { min: min * element.min, max: max === 0 || element.max === 0 ? 0 : max * element.max };
  }
  return /^Character/.test(element.type) ? { min: 1, max: 1 } : anyLength;
}

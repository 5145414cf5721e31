import type { AST } from '@eslint-community/regexpp';
import type { CountRange } from './case/ranges.ts';
import { patternOf } from './match.ts';

const any: CountRange = { min: 0, max: Number.POSITIVE_INFINITY };

/** How many characters a text has at least and at most in which an expression is found. */
export function lengthsFound(source: string): CountRange {
  const alternatives = patternOf(source)?.alternatives;
  return alternatives === undefined ? any : eitherOf(alternatives, ofText);
}

/** The text may go on before what does not begin at its start, and after what does not end at its end. */
function ofText({ elements }: AST.Alternative): CountRange {
  const { min, max } = sumOf(elements);
  const isAt = (element: AST.Element | undefined, kind: string) =>
    element?.type === 'Assertion' && element.kind === kind;
  return isAt(elements[0], 'start') && isAt(elements.at(-1), 'end') ? { min, max } : { ...any, min };
}

const eitherOf = (
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
    return eitherOf(element.alternatives, (alternative) => sumOf(alternative.elements));
  if (element.type === 'Quantifier') {
    const { min, max } = lengthsOfElement(element.element);
    // No rounds of what may go on for ever are none, which is not what a product says.
    return { min: min * element.min, max: max === 0 || element.max === 0 ? 0 : max * element.max };
  }
  return /^Character/.test(element.type) ? { min: 1, max: 1 } : any;
}

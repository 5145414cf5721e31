import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Continues after a match; returns whether the rest matches from there. */
type Rest = (at: number) => boolean;

/** Returns the number of steps that a backtracking matcher takes to find that a text does not match from its start. */
export function stepsOf(source: string, text: string): number {
  let steps = 0;
  const matcher = (element: AST.Element, rest: Rest): Rest => {
    const match = matcherOf(element, rest);
    return (at) => {
      steps++;
      return match(at);
    };
  };
  const sequence = (elements: readonly AST.Element[], rest: Rest): Rest =>
    elements.reduceRight((after, element) => matcher(element, after), rest);
  const either = (alternatives: readonly AST.Alternative[], rest: Rest): Rest => {
    const ways = alternatives.map(({ elements }) => sequence(elements, rest));
    return (at) => ways.some((way) => way(at));
  };
  const repeated = (quantifier: AST.Quantifier, rest: Rest, count = 0): Rest => {
    const { element, min, max, greedy } = quantifier;
    const again: Rest = (at) => {
      // Optional iterations must consume something, or the loop would never end.
      const next: Rest = (end) => (end > at || count < min) && repeated(quantifier, rest, count + 1)(end);
      return count < max && matcher(element, next)(at);
    };
    const done: Rest = (at) => count >= min && rest(at);
    return greedy ? (at) => again(at) || done(at) : (at) => done(at) || again(at);
  };
  const matcherOf = (element: AST.Element, rest: Rest): Rest => {
    if (element.type === 'Quantifier') return repeated(element, rest);
    if (element.type === 'Group' || element.type === 'CapturingGroup') return either(element.alternatives, rest);
    if (element.type === 'Assertion') {
      if (element.kind === 'start') return (at) => at === 0 && rest(at);
      if (element.kind === 'end') return (at) => at === text.length && rest(at);
      if (element.kind !== 'lookahead') throw new Error(`${element.raw} is not counted.`);
      const ahead = either(element.alternatives, () => true);
      return (at) => ahead(at) && rest(at);
    }
    const one = new RegExp(`^${element.raw}$`, 'u');
    return (at) => at < text.length && one.test(text.charAt(at)) && rest(at + 1);
  };
  const { alternatives } = new RegExpParser().parsePattern(source, undefined, undefined, { unicode: true });
  if (either(alternatives, () => true)(0)) throw new Error(`${source} matches.`);
  return steps;
}

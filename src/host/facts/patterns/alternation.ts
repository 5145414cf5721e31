import type { AST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { getFirstCharAfter, getFirstConsumedChar, getMatchingDirection, type ReadonlyFlags } from 'regexp-ast-analysis';
import { quantifiersOf } from './quantifiers.ts';

/** What exceeds these is too costly to look at: no verdict. */
const most = { alternatives: 24, states: 2000 } as const;

/**
 * A repeated alternation that can read the same text in two ways, such as `(a|aa)*`: each repetition doubles the ways
 * to go back to. Undefined where there is none, or none whose failure sends the matcher back.
 */
export function ambiguousAlternation(literal: JS.RegexppAst): AST.Quantifier | undefined {
  const parser = JS.Parser.fromAst(literal);
  return quantifiersOf(literal.pattern).find(
    (quantifier) => canFail(quantifier, literal.flags) && isAmbiguous(quantifier, parser),
  );
}

/** Whether what follows the repetitions can refuse a text: only then are the other ways tried. */
function canFail(quantifier: AST.Quantifier, flags: ReadonlyFlags): boolean {
  const direction = getMatchingDirection(quantifier);
  const next = getFirstCharAfter(quantifier, direction, flags);
  return !next.edge || !next.char.union(getFirstConsumedChar(quantifier.element, direction, flags).char).isAll;
}

function isAmbiguous({ element, max }: AST.Quantifier, parser: JS.Parser): boolean {
  if (max !== Infinity || (element.type !== 'Group' && element.type !== 'CapturingGroup')) return false;
  const { alternatives } = element;
  if (alternatives.length < 2 || alternatives.length > most.alternatives) return false;
  const ways = alternatives.map((alternative) => automatonOf(alternative, parser));
  const rest = automatonOf(element, parser);
  rest.quantify(0, Infinity);
  // The texts that begin with one alternative and go on with any.
  for (const way of ways) way.append(rest);
  return ways.some((way, index) => ways.slice(index + 1).some((other) => !isDisjointWith(way, other, most.states)));
}

function automatonOf(part: AST.Alternative | AST.Group | AST.CapturingGroup, parser: JS.Parser): NFA {
  const { expression, maxCharacter } = parser.parseElement(part, { assertions: 'throw', backreferences: 'throw' });
  const automaton = NFA.fromRegex(expression, { maxCharacter });
  automaton.withoutEmptyWord();
  return automaton;
}

import type { AST } from '@eslint-community/regexpp';
import { JS, NFA } from 'refa';
import {
  getFirstCharAfter,
  getFirstConsumedChar,
  getMatchingDirection,
  isPotentiallyEmpty,
  type ReadonlyFlags,
} from 'regexp-ast-analysis';
import { attempt } from '../../data/attempt.ts';
import { automatonOf, most } from './automata.ts';
import { quantifiersOf } from './quantifiers.ts';
import { canBeRefused } from './refusal.ts';
import { splitInTwoWays } from './splits.ts';

/** So many rounds at most are few enough to try all ways through them. */
const fewTimes = 20;

/** More than these are too costly to compare: no verdict. */
const mostAlternatives = 24;

/**
 * A repeated group that can read the same text in two ways, such as `(a|aa)*`, `(\d{1,3})+` or `(a?){30}`: each repetition
 * doubles the ways to go back to. Undefined where there is none, or none whose failure sends the matcher back.
 */
export function ambiguousGroup(literal: JS.RegexppAst): AST.Quantifier | undefined {
  const parser = JS.Parser.fromAst(literal);
  const { pattern, flags } = literal;
  return quantifiersOf(pattern).find(
    (quantifier) => canFail(quantifier, flags) && isAmbiguous(quantifier, flags, parser),
  );
}

/** Whether what follows the repetitions can refuse a text at all, as far as a glance tells. */
function canFail(quantifier: AST.Quantifier, flags: ReadonlyFlags): boolean {
  const direction = getMatchingDirection(quantifier);
  const next = getFirstCharAfter(quantifier, direction, flags);
  return !next.edge || !next.char.union(getFirstConsumedChar(quantifier.element, direction, flags).char).isAll;
}

function isAmbiguous(quantifier: AST.Quantifier, flags: ReadonlyFlags, parser: JS.Parser): boolean {
  const { element, min, max } = quantifier;
  if (max < fewTimes || (element.type !== 'Group' && element.type !== 'CapturingGroup')) return false;
  // Rounds that have to be, and may be of nothing, can stand anywhere among those of a text.
  const isAnywhere = min >= fewTimes && isPotentiallyEmpty(element, flags);
  // No verdict for lookarounds and references inside the group, or too much of it.
  const texts = attempt(() => (isAnywhere ? automatonOf(element, parser) : readInTwoWays(element, parser)));
  if (texts === undefined || texts.isEmpty) return false;
  return attempt(() => canBeRefused(quantifier, texts, parser)) ?? true;
}

/** The texts that a group, repeated, can read in two ways. */
function readInTwoWays(group: AST.Group | AST.CapturingGroup, parser: JS.Parser): NFA {
  const texts = splitInTwoWays(automatonOf(group, parser));
  const { alternatives } = group;
  if (alternatives.length < 2 || alternatives.length > mostAlternatives) return texts;
  const ways = alternatives.map((alternative) => automatonOf(alternative, parser));
  const rest = automatonOf(group, parser);
  rest.quantify(0, Infinity);
  for (const way of ways) way.append(rest);
  for (const [index, way] of ways.entries()) {
    for (const other of ways.slice(index + 1)) {
      texts.union(NFA.fromIntersection(way, other, new NFA.LimitedNodeFactory(most.states)));
    }
  }
  return texts;
}

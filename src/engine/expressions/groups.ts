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
import { ambiguousSequences } from './ambiguous-sequences.ts';
import { automatonOf, limits } from './automata.ts';
import { quantifiersOf } from './quantifiers.ts';
import { canFailAfter } from './rejection.ts';

/** Below this maximum, the number of repetitions is too small for backtracking to take long. */
const minRepetitions = 20;

/** With more alternatives, comparing them is too costly: no verdict. */
const maxAlternatives = 24;

/**
 * A repeated group that can match the same string in two ways, such as `(a|aa)*`, `(\d{1,3})+` or `(a?){30}`: each repetition
 * doubles the number of backtracking paths. Undefined if there is none, or none whose failure causes backtracking.
 */
export function ambiguousGroup(literal: JS.RegexppAst): AST.Quantifier | undefined {
  const parser = JS.Parser.fromAst(literal);
  const { pattern, flags } = literal;
  return quantifiersOf(pattern).find(
    (quantifier) => canFail(quantifier, flags) && isAmbiguous(quantifier, flags, parser),
  );
}

/** Whether the expression can fail after the repetitions at all, by a cheap check of the next character. */
function canFail(quantifier: AST.Quantifier, flags: ReadonlyFlags): boolean {
  const direction = getMatchingDirection(quantifier);
  const next = getFirstCharAfter(quantifier, direction, flags);
  return !next.edge || !next.char.union(getFirstConsumedChar(quantifier.element, direction, flags).char).isAll;
}

function isAmbiguous(quantifier: AST.Quantifier, flags: ReadonlyFlags, parser: JS.Parser): boolean {
  const { element, min, max } = quantifier;
  if (max < minRepetitions || (element.type !== 'Group' && element.type !== 'CapturingGroup')) return false;
  // Required repetitions that may match the empty string can be anywhere among the others.
  const isAnywhere = min >= minRepetitions && isPotentiallyEmpty(element, flags);
  // No verdict if the group contains lookarounds or backreferences, or is too large.
  const texts = attempt(() => (isAnywhere ? automatonOf(element, parser) : ambiguousStrings(element, parser)));
  if (texts === undefined || texts.isEmpty) return false;
  return attempt(() => canFailAfter(quantifier, texts, parser)) ?? true;
}

/** The strings that a repeated group can match in two ways. */
function ambiguousStrings(group: AST.Group | AST.CapturingGroup, parser: JS.Parser): NFA {
  const texts = ambiguousSequences(automatonOf(group, parser));
  const { alternatives } = group;
  if (alternatives.length < 2 || alternatives.length > maxAlternatives) return texts;
  const ways = alternatives.map((alternative) => automatonOf(alternative, parser));
  const rest = automatonOf(group, parser);
  rest.quantify(0, Infinity);
  for (const way of ways) way.append(rest);
  for (const [index, way] of ways.entries()) {
    for (const other of ways.slice(index + 1)) {
      texts.union(NFA.fromIntersection(way, other, new NFA.LimitedNodeFactory(limits.states)));
    }
  }
  return texts;
}

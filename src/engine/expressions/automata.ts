import type { AST } from '@eslint-community/regexpp';
import { type JS, NFA } from 'refa';

/** Limits on the number of states: larger automata give no verdict. A part of a hand-written expression has ten or twenty. */
export const limits = { states: 2000, ofPart: 80 } as const;

/**
 * Builds the automaton of the non-empty strings that a part of a regular expression matches.
 *
 * @throws Error if they depend on the context, or if the part is too large.
 */
export function automatonOf(part: AST.Element | AST.Alternative, parser: JS.Parser): NFA {
  const automaton = automatonWithEmpty([part], parser);
  automaton.withoutEmptyWord();
  return automaton;
}

/** Like `automatonOf`, for consecutive parts and including the empty string if they match it. */
export function automatonWithEmpty(parts: readonly (AST.Element | AST.Alternative)[], parser: JS.Parser): NFA {
  const whole = NFA.emptyWord({ maxCharacter: parser.maxCharacter });
  for (const part of parts) {
    const { expression, maxCharacter } = parser.parseElement(part, { assertions: 'throw', backreferences: 'throw' });
    const states = new NFA.LimitedNodeFactory(limits.ofPart);
    whole.append(NFA.fromRegex(expression, { maxCharacter }, undefined, states), states);
  }
  return whole;
}

import type { AST } from '@eslint-community/regexpp';
import { type JS, NFA } from 'refa';

/** More states than these are too costly to look at: no verdict. A part of an expression that people write has ten or twenty. */
export const most = { states: 2000, ofPart: 80 } as const;

/**
 * The texts that a part of an expression takes, without the empty one.
 *
 * @throws Error where they depend on what is around them, or the part is too large.
 */
export function automatonOf(part: AST.Element | AST.Alternative, parser: JS.Parser): NFA {
  const automaton = automatonWithEmpty([part], parser);
  automaton.withoutEmptyWord();
  return automaton;
}

/** The same for parts that follow one another, with the empty text where they take it. */
export function automatonWithEmpty(parts: readonly (AST.Element | AST.Alternative)[], parser: JS.Parser): NFA {
  const whole = NFA.emptyWord({ maxCharacter: parser.maxCharacter });
  for (const part of parts) {
    const { expression, maxCharacter } = parser.parseElement(part, { assertions: 'throw', backreferences: 'throw' });
    const states = new NFA.LimitedNodeFactory(most.ofPart);
    whole.append(NFA.fromRegex(expression, { maxCharacter }, undefined, states), states);
  }
  return whole;
}

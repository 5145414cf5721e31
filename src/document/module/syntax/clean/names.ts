import type { ExpressionOf } from '../nodes.ts';
import type { TokenReader } from './tokens.ts';

/** Words that are not valid identifiers for values, always or in some contexts. */
const reserved: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield using'
  ).split(' '),
);

export const isReserved = (word: string): boolean => reserved.has(word);

/** Parses a name that may be any word, such as a member's. */
export function anyName(tokens: TokenReader): ExpressionOf<'Identifier'> {
  if (!tokens.is('word')) tokens.giveUp();
  const { start, end, word } = tokens;
  tokens.next();
  return { type: 'Identifier', start, end, name: word };
}

/** Parses the name of a value or of a type. */
export function nameOf(tokens: TokenReader): ExpressionOf<'Identifier'> {
  if (reserved.has(tokens.word)) tokens.giveUp();
  return anyName(tokens);
}

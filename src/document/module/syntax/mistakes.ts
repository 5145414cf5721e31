import type { ParseError } from '@babel/parser';
import { bounds } from '../../bounds.ts';
import { conflictFault, earlier, type TextFault } from '../../fault.ts';
import { TooManyMistakes } from './counted-mistakes.ts';
import { ParserBudgetSpent } from './counted-text.ts';

/** True if an error is a syntax error thrown by the parser. */
export const isParseError = (error: unknown): error is ParseError =>
  error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number';

/**
 * Returns the fault of a text that cannot be parsed; `bracketFault` finds mistakes in its brackets.
 * @throws errors that the text did not cause.
 */
export function refusalOf(
  error: unknown,
  text: string,
  bracketFault: (text: string) => TextFault | undefined,
): TextFault {
  if (isParseError(error)) return conflictFault(text) ?? earlier(bracketFault(text), wordsOf(error, text));
  if (error instanceof RangeError) return tooDeepAt(0, `Code is nested more than ${bounds.depth} levels deep.`);
  if (error instanceof ParserBudgetSpent) return tooDeepAt(error.at, readInManyWays);
  if (error instanceof TooManyMistakes) return tooManyMistakes;
  throw error;
}

/** Returns the fault for an error from which the parser can recover. */
export const mistakeOf = (error: ParseError, text: string): TextFault => conflictFault(text) ?? wordsOf(error, text);

const tooManyMistakes: TextFault = {
  id: 'parse-error',
  message: 'This code has too many syntax errors to be read.',
  start: 0,
  end: 0,
};

export const tooLarge: TextFault = {
  id: 'too-large',
  message: `The module is larger than ${bounds.module / 1e6} MB and was not read. Split it, or keep its data out of the definition.`,
  start: 0,
  end: 0,
};

const tooDeepAt = (start: number, message: string): TextFault => ({ id: 'too-deep', message, start, end: start });

const readInManyWays =
  'This code can be parsed in several ways, on too many nested levels. Nest it less, for example by naming its parts.';

/** Returns the parser's own message, without the position that it appends. */
function wordsOf({ message, pos }: ParseError, text: string): TextFault {
  // For an unexpected comma, the position is after it.
  const start = message.startsWith("Unexpected token ','") ? pos - 1 : pos;
  return parseError(message.replace(/\s*\(\d+:\d+\)/, '').replace(/\.?$/, '.'), start, text);
}

/** Returns a parse error on the word that starts at an offset. */
export function parseError(message: string, start: number, text: string): TextFault {
  const length = /^\w+|^./su.exec(text.slice(start, start + 80))?.[0].length ?? 0;
  return { id: 'parse-error', message, start, end: start + length };
}

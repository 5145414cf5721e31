import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import type { TextFault } from '../fault.ts';
import type { Range } from '../tree.ts';
import type { TreeBuilder } from './tree-builder.ts';

type Describe = (found: string) => string;

const messages: Readonly<Record<string, Describe>> = {
  InvalidSymbol: (found) => `\`${found}\` is not JSON.`,
  InvalidNumberFormat: (found) => `\`${found}\` is not a number in JSON.`,
  PropertyNameExpected: (found) => `A property name in double quotes is expected, not \`${found}\`.`,
  ValueExpected: (found) => `A value is expected, not \`${found}\`.`,
  ColonExpected: (found) => `A \`:\` is expected after the property name, not \`${found}\`.`,
  CommaExpected: (found) => `A \`,\` is expected before \`${found}\`.`,
  EndOfFileExpected: (found) => `The end of the file is expected, not \`${found}\`.`,
  UnexpectedEndOfComment: () => 'The comment is not closed.',
  UnexpectedEndOfString: () => 'The string is not closed.',
  UnexpectedEndOfNumber: (found) => `The number \`${found}\` is not complete.`,
  InvalidUnicode: () => 'A `\\u` escape takes four hexadecimal digits.',
  InvalidEscapeCharacter: () => 'The string has an escape that JSON does not know.',
  InvalidCharacter: () => 'The string has a control character that must be escaped.',
};

/** After these the parser goes on with all that is written. */
const harmless = new Set(['CommaExpected', 'InvalidCharacter']);

export const isFatal = (code: ParseErrorCode): boolean => !harmless.has(printParseErrorCode(code));

export function errorFault(code: ParseErrorCode, text: string, place: Range, open: TreeBuilder['open']): TextFault {
  const name = printParseErrorCode(code);
  const found = text.slice(place.start, Math.min(place.end, place.start + 40));
  if (place.start < text.length || open === undefined) {
    return { id: 'parse-error', message: messages[name]?.(found) ?? 'This is not JSON.', ...place };
  }
  const closer = open.kind === 'object' ? '}' : ']';
  return {
    id: 'parse-error',
    message: `The file ends before its \`${closer}\`.`,
    ...place,
    related: { message: 'It was opened here.', start: open.start, end: open.start + 1 },
  };
}

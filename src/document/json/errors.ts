import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { brief, type TextFault } from '../fault.ts';
import type { Range } from '../tree.ts';
import type { TreeBuilder } from './tree-builder.ts';

const expectations: Readonly<Record<string, (found: string) => string>> = {
  PropertyNameExpected: (found) => `Expected a property name in double quotes, not \`${found}\`.`,
  ValueExpected: (found) => `Expected a value, not \`${found}\`.`,
  ColonExpected: (found) => `Expected \`:\` before \`${found}\`.`,
  CommaExpected: (found) => `Expected \`,\` before \`${found}\`.`,
  EndOfFileExpected: (found) => `Expected the end of the file, not \`${found}\`.`,
};

const statements: Readonly<Record<string, string>> = {
  UnexpectedEndOfComment: 'The comment is not closed.',
  UnexpectedEndOfString: 'The string is not closed.',
  InvalidUnicode: 'A `\\u` escape takes four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written `\\\\`.',
  InvalidCharacter: 'A string in JSON cannot contain a raw tab or control character; write a tab as `\\t`.',
};

/** A string that cannot be told; all else can. */
export const spoilsString = (code: ParseErrorCode): boolean =>
  ['InvalidUnicode', 'InvalidEscapeCharacter'].includes(printParseErrorCode(code));

/** After these the parser goes on with all that is written. */
export const isHarmless = (code: ParseErrorCode, text: string, token: Range): boolean =>
  spoilsString(code) ||
  printParseErrorCode(code) === 'InvalidCharacter' ||
  (printParseErrorCode(code) === 'CommaExpected' &&
    !/[}\]]/.test(text.charAt(token.start)) &&
    !isWordPart(text, token));

/** What the parser could not read, in the words of the place where it stands. */
export function errorFault(code: ParseErrorCode, text: string, token: Range, open: TreeBuilder['open']): TextFault {
  const name = printParseErrorCode(code);
  const fault = (message: string, range: Range = token): TextFault => ({ id: 'parse-error', message, ...range });
  const statement = statements[name];
  if (statement !== undefined) return fault(statement, spotIn(text, token));

  const found = text.slice(token.start, token.end);
  if (open !== undefined && /^[}\]]?$/.test(found)) {
    const closer = open.kind === 'array' ? ']' : '}';
    const related = { message: 'It was opened here.', start: open.start, end: open.start + 1 };
    if (found === '') return { ...fault(`The file ends without a closing \`${closer}\`.`), related };
    if (found !== closer) return { ...fault(`Expected \`${closer}\` before \`${found}\`.`), related };
  }
  const expected = expectations[name];
  if (expected !== undefined && !isWordPart(text, token)) return fault(expected(brief(found)));
  const word = wordAround(text, token);
  return fault(strayWord(text.slice(word.start, word.end), text.slice(word.end, word.end + 20)), word);
}

function strayWord(word: string, rest: string): string {
  if (word.startsWith("'")) return 'A string in JSON needs double quotes, not single quotes.';
  if (/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(word) && /^\s*:/.test(rest)) {
    return `The property name \`${brief(word)}\` needs double quotes in JSON.`;
  }
  return `\`${brief(word)}\` is not JSON.`;
}

/** The parser takes `012` for two numbers. */
const isWordPart = (text: string, token: Range): boolean => wordAround(text, token).start < token.start;

function wordAround(text: string, { start, end }: Range): Range {
  let first = start;
  if (/[\w.+-]/.test(text.charAt(start))) while (/[\w.+-]/.test(text.charAt(first - 1))) first -= 1;
  return { start: first, end };
}

/** The part of a string, or of an open comment, that the message is about. */
function spotIn(text: string, token: Range): Range {
  if (text.charAt(token.start) === '/') return { start: token.start, end: token.start + 2 };
  for (let offset = token.start; offset < token.end; offset += 1) {
    if (text.charCodeAt(offset) < 0x20) return { start: offset, end: offset + 1 };
    if (text.charAt(offset) !== '\\') continue;
    const [written = '\\'] = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4})?/.exec(text.slice(offset, offset + 6)) ?? [];
    if (written.length === 1) return { start: offset, end: Math.min(offset + 2, token.end) };
    if (written.charAt(1) === 'u' && written.length < 6) return { start: offset, end: offset + written.length };
    offset += written.length - 1;
  }
  return token;
}

import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { brief, type TextFault } from '../fault.ts';
import type { Range } from '../tree.ts';
import { brokenString, isCurly, isSeparator, strayText } from './stray.ts';
import type { TreeBuilder } from './tree-builder.ts';

const expectations: Readonly<Record<string, (found: string) => string>> = {
  PropertyNameExpected: (found) => `Expected a property name in double quotes, not \`${found}\`.`,
  ValueExpected: (found) => `Expected a value, not \`${found}\`.`,
  ColonExpected: (found) => `Expected \`:\` before \`${found}\`.`,
  CommaExpected: (found) => `Expected \`,\` before \`${found}\`.`,
  EndOfFileExpected: (found) =>
    `Expected the end of the file, not \`${found}\`${/^[,}\]]$/.test(found) ? '; a `}` or `]` before it may be one too many' : ''}.`,
};

const statements: Readonly<Record<string, string>> = {
  UnexpectedEndOfComment: 'The comment is not closed.',
  UnexpectedEndOfString: 'The string is not closed.',
  InvalidUnicode: 'A `\\u` escape takes four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written `\\\\`.',
  InvalidCharacter: 'A string in JSON cannot contain a raw tab or control character; write a tab as `\\t`.',
};

const curlyEnd = 'The string is not closed: a curly quote does not end it, a straight `"` does.';

/** True if the error makes the value of a string unknown; all other values remain known. */
export const spoilsString = (code: ParseErrorCode): boolean =>
  ['InvalidUnicode', 'InvalidEscapeCharacter'].includes(printParseErrorCode(code));

/** True if the parser continues after the error with everything that follows. */
export const isRecoverable = (code: ParseErrorCode, text: string, token: Range): boolean =>
  spoilsString(code) ||
  printParseErrorCode(code) === 'InvalidCharacter' ||
  (printParseErrorCode(code) === 'CommaExpected' &&
    !/[}\]]/.test(text.charAt(token.start)) &&
    !isWordPart(text, token));

/** Describes a parser error with a message that fits its position. */
export function errorFault(code: ParseErrorCode, text: string, token: Range, open: TreeBuilder['open']): TextFault {
  const name = isNameMissing(code, text, token, open) ? 'PropertyNameExpected' : printParseErrorCode(code);
  const fault = (message: string, range: Range = token): TextFault => ({ id: 'parse-error', message, ...range });
  const statement = statements[name];
  const found = text.slice(token.start, token.end);
  if (statement !== undefined) {
    const isCurlyClosed = name === 'UnexpectedEndOfString' && Array.from(found).some(isCurly);
    return fault(isCurlyClosed ? curlyEnd : statement, spotIn(text, token));
  }
  if (open !== undefined && /^[}\]]?$/.test(found)) {
    const closer = open.kind === 'array' ? ']' : '}';
    const related = { message: 'It was opened here.', start: open.start, end: open.start + 1 };
    if (found === '') return { ...fault(`The file ends without a closing \`${closer}\`.`), related };
    if (found !== closer) return { ...fault(`Expected \`${closer}\` before \`${found}\`.`), related };
  }
  const expected = expectations[name];
  if (name === 'ColonExpected' && /^\d/.test(found) && text[token.start - 1] === '"') return fault(brokenString(found));
  if (expected !== undefined && !isWordPart(text, token)) return fault(expected(brief(found)));
  const place = wordAround(text, token);
  const word = text.slice(place.start, place.end);
  const before = text.slice(Math.max(0, place.start - 20), place.start);
  const after = text.slice(place.end, place.end + 20);
  return fault(strayText({ word, before, after, isInside: open !== undefined }), place);
}

/** The parser takes a comma at the start of an object for one after a property without a value. */
const isNameMissing = (code: ParseErrorCode, text: string, { start }: Range, open: TreeBuilder['open']): boolean =>
  printParseErrorCode(code) === 'ValueExpected' &&
  text.charAt(start) === ',' &&
  open?.kind === 'object' &&
  text.slice(open.start + 1, start).trim() === '';

/** True for the rest of a number: the parser takes `012` for two numbers. */
const isWordPart = (text: string, token: Range): boolean => wordAround(text, token).start < token.start;

function wordAround(text: string, { start, end }: Range): Range {
  let first = start;
  if (/[\w.+-]/.test(text.charAt(start))) while (/[\w.+-]/.test(text.charAt(first - 1))) first -= 1;
  let last = end;
  if (text.slice(first, end) === '-') while (/[\w.]/.test(text.charAt(last))) last += 1;
  // The parser includes separators of other languages in the word.
  while (last > first + 1 && isSeparator(text.charAt(last - 1))) last -= 1;
  if (last < end && /^(?:true|false|null)$/.test(text.slice(first, last))) return { start: last, end: last + 1 };
  return { start: first, end: last };
}

/** Returns the part of a string, or of an unclosed comment, that the message is about. */
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

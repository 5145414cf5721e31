import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { TextFault } from '../../fault.ts';

/** Returns the syntax error of an imported JSON file that could be read as JavaScript, but that the platform’s CLI refuses. */
export function refusedInJson(text: string): TextFault | undefined {
  if (isJson(text)) return undefined;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [{ error, offset: start, length } = { error: 0, offset: 0, length: 0 }] = errors;
  const message = `${messageFor(error, text.slice(0, start))} The platform’s CLI bundles only valid JSON.`;
  return { id: 'parse-error', message, start, end: start + length };
}

/** A byte order mark and other white space that JSON does not allow, but bundlers skip. */
const otherBlanks = /[^\S \t\r\n]/g;

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(otherBlanks, ' '));
    return true;
  } catch {
    return false;
  }
}

function messageFor(error: number, before: string): string {
  if (printParseErrorCode(error) === 'InvalidCommentToken') return 'JSON has no comments.';
  return /,\s*$/.test(before) ? 'JSON has no comma after the last item.' : 'This is not JSON.';
}

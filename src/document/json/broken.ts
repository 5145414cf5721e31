import type { TextFault } from '../fault.ts';
import { boundsFault, type ParsedJson, parse } from './parse.ts';
import { replaceInvalidToken } from './replace-invalid-token.ts';
import { isSeparator } from './stray.ts';

/** UTF-16 units that may be parsed again to find further syntax errors. */
const rereading = 5_000_000;

/**
 * Returns the faults of a text with fatal syntax errors: all up to the first fatal one, and those after it as long as the
 * intended meaning is obvious.
 */
export function faultsOfBroken(text: string, syntax: 'json' | 'jsonc', first: ParsedJson): readonly TextFault[] {
  const fatal: TextFault[] = [];
  let [parsed, source] = [first, text];
  for (let left = rereading; parsed.fatal !== undefined; left -= text.length) {
    const { fatal: last } = parsed;
    fatal.push(last);
    const meant = left > 0 ? replaceInvalidToken(source, last.start) : undefined;
    // The nesting may have become deeper: the invalid token may have hidden brackets, as the start of a comment does.
    if (meant === undefined || boundsFault(meant) !== undefined) break;
    const next = parse(meant, syntax);
    if (!isMended(source, last, next)) break;
    [parsed, source] = [next, meant];
  }
  const { fatal: end } = parsed;
  const others = [...parsed.errors, ...parsed.leniencies];
  return [...(end === undefined ? others : others.filter((one) => isApart(source, one, end))), ...fatal];
}

/**
 * True if the replacement was what the parser expected: no error at the same position, and none directly after it, separators
 * aside.
 */
function isMended(text: string, last: TextFault, { errors, fatal }: ParsedJson): boolean {
  if (errors.some(({ start }) => start === last.start)) return false;
  if (fatal === undefined || isApart(text, last, fatal)) return true;
  return fatal.start >= last.end && [last, fatal].some(({ start }) => isSeparator(text.charAt(start)));
}

/**
 * True if there is text between two errors. Errors without text between them mostly have one cause, such as quotes inside a
 * string.
 */
const isApart = (text: string, { end }: TextFault, { start }: TextFault): boolean => /\S/.test(text.slice(end, start));

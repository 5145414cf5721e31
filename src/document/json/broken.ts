import type { TextFault } from '../fault.ts';
import { asMeant } from './as-meant.ts';
import { boundsFault, type ParsedJson, parse } from './parse.ts';
import { isSeparator } from './stray.ts';

/** UTF-16 units that are parsed once more to find what else keeps a text from being read. */
const rereading = 5_000_000;

/**
 * What is wrong with a text that cannot be read: all up to what keeps it from that, and behind it as long as it is plain what is
 * meant there.
 */
export function faultsOfBroken(text: string, syntax: 'json' | 'jsonc', first: ParsedJson): readonly TextFault[] {
  const fatal: TextFault[] = [];
  let [parsed, source] = [first, text];
  for (let left = rereading; parsed.fatal !== undefined; left -= text.length) {
    const { fatal: last } = parsed;
    fatal.push(last);
    const meant = left > 0 ? asMeant(source, last.start) : undefined;
    // More nests in it where a word hid brackets, as one that begins a comment does.
    if (meant === undefined || boundsFault(meant) !== undefined) break;
    const next = parse(meant, syntax);
    if (!isMended(source, last, next)) break;
    [parsed, source] = [next, meant];
  }
  const { fatal: end } = parsed;
  const others = [...parsed.errors, ...parsed.leniencies];
  return [...(end === undefined ? others : others.filter((one) => isApart(source, one, end))), ...fatal];
}

/** Whether it was what was expected there: no comma before it, and nothing else right behind it, separators aside. */
function isMended(text: string, last: TextFault, { errors, fatal }: ParsedJson): boolean {
  if (errors.some(({ start }) => start === last.start)) return false;
  if (fatal === undefined || isApart(text, last, fatal)) return true;
  return fatal.start >= last.end && [last, fatal].some(({ start }) => isSeparator(text.charAt(start)));
}

/** Whether something stands between: two errors in a row are mostly one, as of a text with quotes in it. */
const isApart = (text: string, { end }: TextFault, { start }: TextFault): boolean => /\S/.test(text.slice(end, start));

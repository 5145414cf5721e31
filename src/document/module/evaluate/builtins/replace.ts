import { bounds } from '../../../bounds.ts';
import type { Value } from '../../value/value.ts';

/** Comparisons of characters in one step. */
const comparisonsInStep = 1024;

/** What it costs at worst, in steps, to look for one text in another. */
export const searchCost = (text: string, part: Value | undefined): number =>
  part?.kind === 'literal' && typeof part.value === 'string'
    ? Math.ceil((text.length * part.value.length) / comparisonsInStep)
    : 0;

/** `text.replace(from, to)`, or `replaceAll`; undefined where that comes to more than any text may hold. */
export function replaced(text: string, from: string, to: string, which: 'first' | 'all'): string | undefined {
  // Each `$&` and the like may stand for all of the text.
  const most = to.length + (to.split('$').length - 1) * text.length;
  const times = which === 'first' ? 1 : timesIn(text, from);
  if (text.length + times * most > bounds.length) return undefined;
  return which === 'first' ? text.replace(from, to) : text.replaceAll(from, to);
}

function timesIn(text: string, part: string): number {
  if (part === '') return text.length + 1;
  let times = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) times += 1;
  return times;
}

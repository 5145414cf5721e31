import type { Primitive } from './plain-functions.ts';

/** Comparisons of characters in one step. */
const comparisonsInStep = 1024;

/** The worst-case cost, in steps, of searching one string for another. */
export const searchCost = (text: string, part: Primitive): number =>
  typeof part === 'string' ? Math.ceil((text.length * part.length) / comparisonsInStep) : 0;

/** The maximum length of the result of `text.replace(from, to)` or `replaceAll`. */
export function longestReplaced(text: string, from: string, to: string, which: 'first' | 'all'): number {
  // Each `$&` and the like may insert the whole text.
  const maximumLength = to.length + (to.split('$').length - 1) * text.length;
  const times = which === 'first' ? 1 : timesIn(text, from);
  return text.length + times * maximumLength;
}

function timesIn(text: string, part: string): number {
  if (part === '') return text.length + 1;
  let times = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) times += 1;
  return times;
}

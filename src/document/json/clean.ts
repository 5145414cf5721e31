import { jsonIn } from '../../data/json-in.ts';
import { isContainer } from '../../data/objects.ts';
import { bounds } from '../bounds.ts';
import { closingQuote, isSpace } from './strings.ts';

/**
 * Parses strict JSON that is within the bounds and repeats no name; returns undefined for a text that must be examined more
 * closely.
 */
export function cleanData(text: string): unknown {
  const data = jsonIn(text);
  if (data === undefined) return undefined;
  const size = { names: 0, values: 1 };
  if (!measure(data, size, 0) || size.names + size.values > bounds.nodes) return undefined;
  return repeatsNoName(text, size.names) ? data : undefined;
}

interface Size {
  names: number;
  values: number;
}

/**
 * Counts names and values; returns false if they are nested too deeply, or a number is too large. Allocates no arrays or
 * closures: there are as many values as there are lines.
 */
function measure(data: unknown, size: Size, depth: number): boolean {
  if (!isContainer(data)) return typeof data !== 'number' || Number.isFinite(data);
  if (depth === bounds.depth) return false;
  if (Array.isArray(data)) {
    size.values += data.length;
    for (const value of data) if (!measure(value, size, depth + 1)) return false;
    return true;
  }
  for (const name in data) {
    size.names += 1;
    size.values += 1;
    const value = data[name];
    // Most are strings, which contain nothing to count.
    if (typeof value !== 'string' && !measure(value, size, depth + 1)) return false;
  }
  return true;
}

/** True if each name is written once in a text whose data has this number of names. */
const repeatsNoName = (text: string, names: number): boolean => isPlain(text, names) || namesIn(text) === names;

/**
 * Decides most texts with one scan: there are at most as many names as quotes followed by a colon, some of which are inside
 * strings.
 */
function isPlain(text: string, names: number): boolean {
  let count = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    if (text[before] === '"') count += 1;
  }
  return count === names;
}

/** Counts the names in the text: strings followed by a colon. */
function namesIn(text: string): number {
  let names = 0;
  let end = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', end + 1)) {
    end = closingQuote(text, start);
    if (isColonAfter(text, end)) names += 1;
  }
  return names;
}

function isColonAfter(text: string, quote: number): boolean {
  let at = quote + 1;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return text[at] === ':';
}

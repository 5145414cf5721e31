import { jsonIn } from '../../data/json-in.ts';
import { isContainer } from '../../data/objects.ts';
import { bounds } from '../bounds.ts';
import { closingQuote, isSpace } from './strings.ts';

/** The data of strict JSON that is within the bounds and repeats no name; undefined where a closer look is due. */
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
 * Counts names and values; false where they nest too deep, or a number is too large to be told. Without lists and functions
 * of its own: there are as many values as there are lines.
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
    // Most are texts, of which there is nothing to count.
    if (typeof value !== 'string' && !measure(value, size, depth + 1)) return false;
  }
  return true;
}

/** Whether each name is written once in a text that makes so many of them. */
const repeatsNoName = (text: string, names: number): boolean => isPlain(text, names) || namesIn(text) === names;

/**
 * Tells most such texts at a glance: no more names are written than there are colons behind a quote, some of which are in
 * texts.
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

/** How many names are written: strings that a colon follows. */
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

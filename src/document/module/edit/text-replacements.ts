import { skipBlanks, skipBlanksBack } from '../../indentation.ts';
import type { AnyNode } from '../syntax/nodes.ts';
import { type CodeStyle, isPlainName, printName } from './print.ts';
import type { ObjectNode, PropertyNode, Sites } from './sites.ts';

/** Replaces a range of one file's text. */
export interface TextReplacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const startOf = ({ start }: AnyNode): number => start ?? 0;
const endOf = ({ end }: AnyNode): number => end ?? 0;

/** The usual order of the properties that fixes add; others come last. */
const usualOrder = ['type', 'name', 'version', 'title', 'description'];

/** Inserts `name: value` into an object, in the style of its other properties. */
export function insertion(owner: ObjectNode, name: string, value: string, sites: Sites): readonly TextReplacement[] {
  const { text } = sites.file;
  const written = `${printName(name, nameStyle(owner, sites))}: ${value}`;
  const [first] = owner.properties;
  if (first === undefined) return insertIntoEmpty(owner, written, text);
  const after = predecessor(owner, name);
  if (after !== undefined) return insertAfter(after, written, text);
  return [{ start: startOf(first), end: startOf(first), text: `${written},${separatorBefore(first, text)}` }];
}

function insertIntoEmpty(owner: ObjectNode, written: string, text: string): readonly TextReplacement[] {
  const [start, end] = [startOf(owner), endOf(owner)];
  const blank = text.slice(start + 1, end - 1).trim() === '';
  return [blank ? { start, end, text: `{ ${written} }` } : { start: start + 1, end: start + 1, text: ` ${written},` }];
}

/** Inserts after a property, and after the comment that ends its line. */
function insertAfter(node: AnyNode, written: string, text: string): readonly TextReplacement[] {
  const lead = separatorBefore(node, text);
  const end = endOf(node);
  const tail = /^([ \t]*,)?[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*\*\/[ \t]*)(?=\r?\n)/.exec(text.slice(end));
  if (tail === null) return [{ start: end, end, text: `,${lead}${written}` }];
  const line = end + tail[0].length;
  const own = { start: line, end: line, text: `${lead}${written}${tail[1] === undefined ? '' : ','}` };
  return tail[1] === undefined ? [{ start: end, end, text: ',' }, own] : [own];
}

/** Returns the separator of properties: a line break and the indentation, or a space. */
function separatorBefore(node: AnyNode, text: string): string {
  const before = text.slice(0, startOf(node));
  const lineBreak = /(\r?\n[ \t]*)$/.exec(before)?.[1];
  return lineBreak ?? ' ';
}

/** Returns the property after which a new one is inserted; undefined if the new one comes first. */
function predecessor({ properties }: ObjectNode, name: string): ObjectNode['properties'][number] | undefined {
  const rank = usualOrder.indexOf(name);
  if (rank < 0) return properties.at(-1);
  return properties.findLast((property) => {
    const other = property.type === 'SpreadElement' ? -1 : usualOrder.indexOf(nameOf(property) ?? '');
    return property.type === 'SpreadElement' || (other >= 0 && other < rank);
  });
}

/** Quotes the name if all other names of the object are quoted. */
function nameStyle({ properties }: ObjectNode, { file, style }: Sites): CodeStyle {
  const quotes = properties.map((property) =>
    property.type === 'SpreadElement' ? '' : file.text[startOf(property.key)],
  );
  const [quote] = quotes;
  if (quote !== "'" && quote !== '"') return style;
  return quotes.every((other) => other === quote) ? { ...style, quote, quotedNames: true } : style;
}

function nameOf({ key, computed }: PropertyNode): string | undefined {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** Matches the white space and comments, whatever they contain, between an element and the comma or bracket after it. */
const upToMark = /^((?:\s|\/\/.*(?=[\r\n])|\/\*(?:[^*]|\*(?!\/))*\*\/)*)([,\]}])/;

/**
 * Removes an element from an object or array, with its comma and the line that would become empty; comments stay. Returns
 * undefined if the element does not end with its node, as in parentheses.
 */
export function removal(
  node: AnyNode,
  siblings: readonly (AnyNode | null)[],
  text: string,
): readonly TextReplacement[] | undefined {
  const [start, end] = [startOf(node), endOf(node)];
  const [, gap = '', mark] = upToMark.exec(text.slice(end)) ?? [];
  if (mark === undefined) return undefined;
  const comma = end + gap.length;
  if (mark !== ',') return [removeLast(node, siblings, text)];
  if (gap.trim() === '') return [removeWithComma(node, comma + 1, text)];
  return [
    { start, end: skipBlanks(text, end), text: '' },
    { start: comma, end: comma + 1, text: '' },
  ];
}

function removeWithComma(node: AnyNode, end: number, text: string): TextReplacement {
  const start = startOf(node);
  const blank = /^[ \t]*(\r?\n)?/.exec(text.slice(end));
  const space = blank?.[0].length ?? 0;
  if (blank?.[1] === undefined) return { start, end: end + space, text: '' };
  const margin = skipBlanksBack(text, start);
  return text.charAt(margin - 1) === '\n' ? { start: margin, end: end + space, text: '' } : { start, end, text: '' };
}

function removeLast(node: AnyNode, siblings: readonly (AnyNode | null)[], text: string): TextReplacement {
  const [start, end] = [startOf(node), endOf(node)];
  const previous = siblings[siblings.indexOf(node) - 1];
  const between = previous ? text.slice(endOf(previous), start) : undefined;
  if (previous && between !== undefined && /^\s*,\s*$/.test(between)) return { start: endOf(previous), end, text: '' };
  const rest = skipBlanks(text, end);
  if (/^\/[/*]/.test(text.slice(rest, rest + 2))) return { start, end: rest, text: '' };
  const endsLine = /^\r?\n/.test(text.slice(rest));
  let from = skipBlanksBack(text, start);
  if (endsLine) while (/\s/.test(text.charAt(from - 1))) from -= 1;
  return { start: from, end, text: '' };
}

/** Renames a property. */
export function renaming(node: PropertyNode, to: string, sites: Sites): TextReplacement | undefined {
  const { text } = sites.file;
  const range = { start: startOf(node.key), end: endOf(node.key) };
  if (node.computed || node.type !== 'ObjectProperty') return undefined;
  const quote = text[range.start];
  const quoted = quote === "'" || quote === '"';
  const written = printName(to, {
    ...sites.style,
    quote: quoted ? quote : sites.style.quote,
    quotedNames: quoted || !isPlainName(to),
  });
  return { ...range, text: node.shorthand ? `${written}: ${text.slice(range.start, range.end)}` : written };
}

import type { Position } from 'vscode-languageserver';
import type { Place } from './place.ts';

/**
 * Where a place is as blocks and brackets are written: what is typed has no syntax yet that could be read. Undefined in a
 * comment.
 */
export function placeInYaml(text: string, position: Position): Place | undefined {
  const lines = text.split(/\r\n?|\n/);
  if (endsInComment((lines[position.line] ?? '').slice(0, position.character))) return undefined;
  const opening = openingBefore(lines, position);
  if (opening === undefined) return placeInBlocks(lines, position);
  const within = placeInBrackets(textBetween(lines, opening, position));
  const around = placeInBlocks(lines, opening);
  return within ? { ...within, steps: [...around.steps, ...within.steps] } : placeInBlocks(lines, position);
}

/** Quoted texts begin where a value may; an apostrophe in a word is no quote. */
const piece = /(?<=^|[\s{[,:])(?:"(?:\\.|[^"\\])*"?|'(?:''|[^'])*'?)|(?<=^|\s)(?<comment>#.*)|./gsu;

const endsInComment = (line: string): boolean =>
  line.includes('#') && [...line.matchAll(piece)].at(-1)?.groups?.comment !== undefined;

/** By its indentation. */
function placeInBlocks(lines: readonly string[], { line, character }: Position): Place {
  const own = (lines[line] ?? '').slice(0, character);
  const entry = /^(?<lead>[\s-]*)(?:(?<key>['"]?[\w/][\w/-]*['"]?)\s*:\s)?/.exec(own)?.groups ?? {};
  let depth = (entry.lead ?? '').length;
  const steps: (string | number)[] = [...(entry.key === undefined ? [] : [unquoted(entry.key)])];
  if (/-\s*$/.test(entry.lead ?? '')) steps.unshift(itemsBefore(lines, line, own.lastIndexOf('-', depth)));
  for (let at = line - 1; at >= 0 && depth > 0; at--) {
    const { lead = '', key } = /^(?<lead>[\s-]*)(?<key>['"]?[\w/][\w/-]*['"]?)\s*:/.exec(lines[at] ?? '')?.groups ?? {};
    if (key === undefined) continue;
    const dash = lead.indexOf('-');
    const isAround = lead.length < depth;
    if (isAround) steps.unshift(unquoted(key));
    // An item may begin with another of its names, and at the very column of what the list belongs to.
    if (dash >= 0 && dash < depth) steps.unshift(0);
    if (dash >= 0 && dash < depth) depth = dash + 1;
    else if (isAround) depth = lead.length;
  }
  return { steps, isKey: entry.key === undefined && !/-\s*$/.test(entry.lead ?? '') };
}

/** How many items of a list begin at a column before the one on a line does. */
function itemsBefore(lines: readonly string[], line: number, column: number): number {
  let count = 0;
  for (let at = line - 1; at >= 0; at--) {
    const own = lines[at] ?? '';
    const indent = own.search(/[^\s]/);
    if (indent < 0 || indent > column || own.charAt(indent) === '#') continue;
    if (indent < column || own.charAt(column) !== '-') break;
    count += 1;
  }
  return count;
}

/** The bracket that begins what a place may be in: the last before it that stands where a block has a value. */
function openingBefore(lines: readonly string[], { line, character }: Position): Position | undefined {
  for (let at = line; at >= 0; at--) {
    const own = at === line ? (lines[at] ?? '').slice(0, character) : (lines[at] ?? '');
    const [, lead] = /^([\s-]*(?:['"]?[\w/][\w/-]*['"]?\s*:\s+|-\s+))[{[]/.exec(own) ?? [];
    if (lead !== undefined) return { line: at, character: lead.length };
  }
  return undefined;
}

const textBetween = (lines: readonly string[], from: Position, to: Position): string =>
  [...lines.slice(from.line, to.line), (lines[to.line] ?? '').slice(0, to.character)].join('\n').slice(from.character);

/** Brackets that are open at some place, with how far what is in them has come. */
interface Open {
  readonly isMap: boolean;
  key: string | undefined;
  index: number;
}

/** In order: a quoted text, closed or not; a comment; a bracket or comma; the colon of a key; a plain text; any other character. */
const token = /"(?:\\.|[^"\\])*"?|'(?:''|[^'])*'?|(?<=\s)#[^\n]*|[{}[\],]|:(?=\s|$)|[^\s{}[\],:"']+|./gs;

/** Where the end of a text is that begins with a bracket; undefined where that was closed before. */
function placeInBrackets(text: string): Place | undefined {
  const open: Open[] = [];
  let last = '';
  for (const [part] of text.matchAll(token)) {
    const inner = open.at(-1);
    if (part === '{' || part === '[') open.push({ isMap: part === '{', key: undefined, index: 0 });
    else if (part === '}' || part === ']') open.pop();
    else if (part === ':' && inner?.isMap) inner.key = unquoted(last);
    else if (part === ',' && inner) Object.assign(inner, { key: undefined, index: inner.index + 1 });
    if (open.length === 0) return undefined;
    if (part.trim() !== '') last = part;
  }
  const steps = open.flatMap(({ isMap, key, index }) => (isMap ? (key ?? []) : index));
  const inner = open.at(-1);
  return { steps, isKey: inner?.isMap === true && inner.key === undefined };
}

const unquoted = (key: string): string => key.replace(/^['"]|['"]$/g, '');

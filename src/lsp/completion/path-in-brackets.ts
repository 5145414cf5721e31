import { endAt, matchesAt } from '../../data/match-at.ts';
import { type CursorPath, unquoted } from './cursor-path.ts';

/** A position within brackets, as a path from the outermost bracket. */
export interface PathInBrackets extends CursorPath {
  /** The text before that bracket. */
  readonly before: string;
}

/** Returns the path of the end of a YAML text within brackets that are the value of a block entry, or the whole text. */
export function pathInBrackets(text: string): PathInBrackets | undefined {
  let line = 0;
  do {
    const bracket = bracketOn(text, line);
    const found = bracket === undefined ? line : pathAfterBracket(text, bracket);
    if (typeof found === 'object') return { ...found, before: text.slice(0, bracket?.at) };
    line = text.indexOf('\n', found) + 1;
  } while (line > 0);
  return undefined;
}

interface Bracket {
  readonly at: number;
  /** The column of the entry that it belongs to: its content is indented further. */
  readonly column: number;
}

const lead = /(?:[^\S\n]|-)*/y;
const key = /['"]?[\w/][\w/-]*['"]?[^\S\n]*:[^\S\n]+/y;

/** Returns the bracket that begins the value on a line: after a key, after a dash, or alone. */
function bracketOn(text: string, line: number): Bracket | undefined {
  const start = endAt(lead, text, line) ?? line;
  const at = endAt(key, text, start) ?? start;
  if (text[at] !== '{' && text[at] !== '[') return undefined;
  if (at > start) return { at, column: start - line };
  const before = text.slice(line, at).trimEnd();
  return { at, column: (before === '' ? at - line : before.length) - 1 };
}

/** An open bracket, with the current key or index in it. */
interface Open {
  readonly isMap: boolean;
  key: string | undefined;
  index: number;
}

/**
 * In this order: a quoted scalar, closed or not, which begins where a value may and ends on its line; a comment; a plain
 * scalar; any other character, such as a bracket.
 */
const token = /(?<=[\s{[,:])(?:"(?:\\.|[^"\\\n])*"?|'(?:''|[^'\n])*'?)|(?<=\s)#[^\n]*|[^\s{}[\],:]+|[\s\S]/g;

/** Returns the path of the end of the text within a bracket; if the bracket ends before that, the offset of its end. */
function pathAfterBracket(text: string, { at, column }: Bracket): CursorPath | number {
  const open: Open[] = [];
  let last = '';
  token.lastIndex = at;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [part] = found;
    const inner = open.at(-1);
    if (part === '{' || part === '[') open.push({ isMap: part === '{', key: undefined, index: 0 });
    else if (part === '}' || part === ']') open.pop();
    else if (part === ':' && inner?.isMap) inner.key = unquoted(last);
    else if (part === ',' && inner) Object.assign(inner, { key: undefined, index: inner.index + 1 });
    if (open.length === 0 || (part === '\n' && isBlockLine(text, found.index + 1, column))) return found.index;
    if (part.trim() !== '') last = part;
  }
  const steps = open.flatMap(({ isMap, key, index }) => (isMap ? (key ?? []) : index));
  const inner = open.at(-1);
  return { steps, isKey: inner?.isMap === true && inner.key === undefined };
}

const blanks = /[^\S\n]*/y;
const entry = /-\s|['"]?[\w/][\w/-]*['"]?[^\S\n]*:(?:\s|$)/y;

/** Whether a line is an entry of the block again: otherwise an unclosed bracket would contain the rest of the file. */
function isBlockLine(text: string, line: number, column: number): boolean {
  const start = endAt(blanks, text, line) ?? line;
  return start - line <= column && matchesAt(entry, text, start);
}

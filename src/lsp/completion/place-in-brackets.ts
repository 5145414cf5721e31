import { endAt, matchesAt } from '../../data/match-at.ts';
import { type Place, unquoted } from './place.ts';

/** A place in brackets, by the names and numbers that lead there from the first of them. */
export interface PlaceInBrackets extends Place {
  /** What stands before that bracket. */
  readonly before: string;
}

/** The end of a text of YAML, if it is in brackets that are a value of a block, or all there is. */
export function placeInBrackets(text: string): PlaceInBrackets | undefined {
  let line = 0;
  do {
    const bracket = bracketOn(text, line);
    const found = bracket === undefined ? line : placeBehind(text, bracket);
    if (typeof found === 'object') return { ...found, before: text.slice(0, bracket?.at) };
    line = text.indexOf('\n', found) + 1;
  } while (line > 0);
  return undefined;
}

interface Bracket {
  readonly at: number;
  /** Where what it belongs to starts: what is in it is indented further. */
  readonly column: number;
}

const lead = /(?:[^\S\n]|-)*/y;
const key = /['"]?[\w/][\w/-]*['"]?[^\S\n]*:[^\S\n]+/y;

/** The bracket that begins the value on a line, be it behind a name or a dash, or alone. */
function bracketOn(text: string, line: number): Bracket | undefined {
  const start = endAt(lead, text, line) ?? line;
  const at = endAt(key, text, start) ?? start;
  if (text[at] !== '{' && text[at] !== '[') return undefined;
  if (at > start) return { at, column: start - line };
  const before = text.slice(line, at).trimEnd();
  return { at, column: (before === '' ? at - line : before.length) - 1 };
}

/** Brackets that are open at some place, with how far what is in them has come. */
interface Open {
  readonly isMap: boolean;
  key: string | undefined;
  index: number;
}

/**
 * In order: a quoted text, closed or not, which begins where a value may, and is not looked for beyond its line; a comment; a
 * plain text; any other character, such as a bracket.
 */
const token = /(?<=[\s{[,:])(?:"(?:\\.|[^"\\\n])*"?|'(?:''|[^'\n])*'?)|(?<=\s)#[^\n]*|[^\s{}[\],:]+|[\s\S]/g;

/** Where the end of the text is from a bracket on; what that ends at if it is not in there any more. */
function placeBehind(text: string, { at, column }: Bracket): Place | number {
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
    if (open.length === 0 || (part === '\n' && isLeft(text, found.index + 1, column))) return found.index;
    if (part.trim() !== '') last = part;
  }
  const steps = open.flatMap(({ isMap, key, index }) => (isMap ? (key ?? []) : index));
  const inner = open.at(-1);
  return { steps, isKey: inner?.isMap === true && inner.key === undefined };
}

const blanks = /[^\S\n]*/y;
const entry = /-\s|['"]?[\w/][\w/-]*['"]?[^\S\n]*:(?:\s|$)/y;

/** Whether a line is one of the block again: brackets that are not closed yet would else hold all that follows. */
function isLeft(text: string, line: number, column: number): boolean {
  const start = endAt(blanks, text, line) ?? line;
  return start - line <= column && matchesAt(entry, text, start);
}

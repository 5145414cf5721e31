import type { Position } from 'vscode-languageserver';
import { matchAt } from '../../data/match-at.ts';
import { type CursorPath, unquoted } from './cursor-path.ts';
import { pathInBrackets } from './path-in-brackets.ts';

/**
 * Returns the path at a position, from indentation and brackets: a text that is being typed cannot be parsed. Undefined within
 * a comment.
 */
export function pathInYaml(text: string, { line, character }: Position): CursorPath | undefined {
  const lines = text.split(/\r\n?|\n/).slice(0, line + 1);
  const own = (lines[line] ?? '').slice(0, character);
  if (endsInComment(own)) return undefined;
  lines[line] = own;
  const within = pathInBrackets(lines.join('\n'));
  if (within === undefined) return pathInBlocks(lines);
  const around = pathInBlocks(within.before.split('\n'));
  return { isKey: within.isKey, steps: [...around.steps, ...within.steps] };
}

/** A quoted scalar begins where a value may; an apostrophe within a word is no quote. */
const piece = /(?<=^|[\s{[,:])(?:"(?:\\.|[^"\\])*"?|'(?:''|[^'])*'?)|(?<=^|\s)(?<comment>#.*)|./gsu;

const endsInComment = (line: string): boolean =>
  line.includes('#') && [...line.matchAll(piece)].at(-1)?.groups?.comment !== undefined;

/** Returns the path of the end of some lines, from their indentation. */
function pathInBlocks(lines: readonly string[]): CursorPath {
  const own = startsIn(lines.at(-1) ?? '');
  /** From the innermost step outwards. */
  const steps: (string | number)[] = [];
  /** Outer entries begin left of this column. */
  let column = own.key === undefined ? own.end : own.end + 1;
  /** The column of the list whose index is currently the last step. */
  let list: number | undefined;
  for (let at = lines.length - 1; at >= 0 && (column > 0 || list !== undefined); at--) {
    const { dashes, key, end } = startsIn(lines[at] ?? '');
    // A list may begin at the same column as its key.
    if (key !== undefined && (end < column || end === list)) {
      steps.push(key);
      column = end;
      list = undefined;
    }
    for (const dash of dashes) {
      if (dash === list) steps.push(Number(steps.pop()) + 1);
      if (dash >= column) continue;
      steps.push(0);
      column = dash;
      list = dash;
    }
  }
  return { steps: steps.reverse(), isKey: own.key === undefined && own.dashes.length === 0 };
}

/** What a line begins with. */
interface Starts {
  /** The columns of its dashes, rightmost first. */
  readonly dashes: readonly number[];
  /** The key after them, if there is one. */
  readonly key: string | undefined;
  /** The column after the dashes and blanks. */
  readonly end: number;
}

const blanks = /^[\s-]*/;
const dash = /(?<=^|\s)-(?=\s|$)/g;
const name = /['"]?[\w/][\w/-]*['"]?(?=\s*:(?:\s|$))/y;

function startsIn(line: string): Starts {
  const [lead = ''] = blanks.exec(line) ?? [];
  const [written] = matchAt(name, line, lead.length) ?? [];
  const dashes = [...line.slice(0, lead.length + 1).matchAll(dash)].map(({ index }) => index);
  return { dashes: dashes.reverse(), key: written && unquoted(written), end: lead.length };
}

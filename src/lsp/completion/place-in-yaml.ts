import type { Position } from 'vscode-languageserver';
import { matchAt } from '../../data/match-at.ts';
import { type Place, unquoted } from './place.ts';
import { placeInBrackets } from './place-in-brackets.ts';

/**
 * Where a place is as blocks and brackets are written: what is typed has no syntax yet that could be read. Undefined in a
 * comment.
 */
export function placeInYaml(text: string, { line, character }: Position): Place | undefined {
  const lines = text.split(/\r\n?|\n/).slice(0, line + 1);
  const own = (lines[line] ?? '').slice(0, character);
  if (endsInComment(own)) return undefined;
  lines[line] = own;
  const within = placeInBrackets(lines.join('\n'));
  if (within === undefined) return placeInBlocks(lines);
  const around = placeInBlocks(within.before.split('\n'));
  return { isKey: within.isKey, steps: [...around.steps, ...within.steps] };
}

/** Quoted texts begin where a value may; an apostrophe in a word is no quote. */
const piece = /(?<=^|[\s{[,:])(?:"(?:\\.|[^"\\])*"?|'(?:''|[^'])*'?)|(?<=^|\s)(?<comment>#.*)|./gsu;

const endsInComment = (line: string): boolean =>
  line.includes('#') && [...line.matchAll(piece)].at(-1)?.groups?.comment !== undefined;

/** Where some lines end, by their indentation. */
function placeInBlocks(lines: readonly string[]): Place {
  const own = startsIn(lines.at(-1) ?? '');
  /** From the innermost one out. */
  const steps: (string | number)[] = [];
  /** What is around starts further left. */
  let column = own.key === undefined ? own.end : own.end + 1;
  /** Where the items start whose number is the last step so far. */
  let list: number | undefined;
  for (let at = lines.length - 1; at >= 0 && (column > 0 || list !== undefined); at--) {
    const { dashes, key, end } = startsIn(lines[at] ?? '');
    // A list may stand at the very column of what it belongs to.
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

/** What starts on a line. */
interface Starts {
  /** The columns of its dashes, the last one first. */
  readonly dashes: readonly number[];
  /** The name behind them, if one is there. */
  readonly key: string | undefined;
  /** The column behind the dashes and blanks. */
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

import type { Location } from '../../document/document.ts';
import { type Cell, cellsOf, widthOfCells } from './cells.ts';

/** A row of a code frame: a line of source, the mark under one, or lines left out. */
export interface FrameRow {
  /** The line number, `⋮` for lines left out, empty for a mark. */
  readonly gutter: string;
  readonly text: string;
  readonly kind: 'context' | 'covered' | 'mark';
}

/** What is drawn under a line: columns, the end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface Window {
  /** Source before this UTF-16 unit is not even looked at: lines may be megabytes long. */
  readonly skip: number;
  readonly offset: number;
  readonly columns: number;
}

const linesBefore = 2;
const linesAfter = 1;
/** A longer range shows its first lines and its last. */
const longestRange = 5;
const rangeHead = 3;
const margin = 4;

/** The source around a place, cut to the given columns. No rows where the place is not in the source. */
export function frameOf(lines: readonly string[], { start, end }: Location, columns: number): readonly FrameRow[] {
  const first = start.line;
  const firstLine = lines[first - 1];
  if (firstLine === undefined) return [];
  // A range that ends before the first character of a line does not cover that line.
  const last = Math.max(first, Math.min(end.column === 1 ? end.line - 1 : end.line, lines.length));
  const numbers = numbersOf(lines, first, last);
  const skip = start.column > 4 * columns ? start.column - 2 * columns : 0;
  const until = last > first ? firstLine.length + 1 : end.column;
  const span = spanOf(firstLine, skip, [start.column, Math.min(until, start.column + columns)]);
  const laidOut = numbers.map((number) => layOut(lines[number - 1] ?? '', skip, columns));
  const offset = offsetOf(span, columns, Math.max(...laidOut.map(widthOfCells)));
  const view: Window = { skip, offset, columns };
  return numbers.flatMap((number, index): FrameRow[] => {
    const covered = last > first && number >= first && number <= last;
    const row: FrameRow = {
      gutter: `${number}`,
      text: cut(laidOut[index] ?? [], view),
      kind: covered ? 'covered' : 'context',
    };
    const previous = numbers[index - 1];
    const gap: FrameRow[] =
      previous !== undefined && number > previous + 1 ? [{ gutter: '⋮', text: '', kind: 'covered' }] : [];
    return number === first ? [...gap, row, markOf(span, view)] : [...gap, row];
  });
}

function numbersOf(lines: readonly string[], first: number, last: number): readonly number[] {
  const from = Math.max(1, first - linesBefore);
  const to = Math.min(lines.length, last + linesAfter);
  const long = last - first >= longestRange;
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const kept = long ? numbers.filter((number) => number < first + rangeHead || number >= last) : numbers;
  const isCode = (number: number): boolean => (lines[number - 1] ?? '').trim() !== '' || number === first;
  return kept.slice(kept.findIndex(isCode), kept.findLastIndex(isCode) + 1);
}

const layOut = (line: string, skip: number, columns: number): readonly Cell[] =>
  cellsOf(line.slice(skip, skip + 8 * columns).trimEnd());

function spanOf(line: string, skip: number, [from, to]: readonly [number, number]): Span {
  const start = widthOfCells(cellsOf(line.slice(skip, from - 1)));
  const width = widthOfCells(cellsOf(line.slice(from - 1, to - 1), start));
  return { start, end: start + Math.max(1, width) };
}

/** How far the view moves to the right so that the range is in it. */
function offsetOf({ start, end }: Span, columns: number, widest: number): number {
  if (widest <= columns || end < columns) return 0;
  return Math.max(0, start - Math.max(margin, Math.floor((columns - (end - start)) / 2)));
}

/** The part of a line that is in view, with `…` where something is left out. */
function cut(cells: readonly Cell[], { skip, offset, columns }: Window): string {
  const cutsRight = widthOfCells(cells) > offset + columns;
  const from = offset > 0 ? offset + 1 : 0;
  const to = offset + columns - (cutsRight ? 1 : 0);
  let at = 0;
  let before = '';
  let text = '';
  for (const cell of cells) {
    const start = at;
    at += cell.width;
    if (at <= from) before += cell.text;
    else if (start >= from && at <= to) text += cell.text;
    // A wide character or a tab that is only half in view.
    else if (start < to) text += ' '.repeat(Math.min(at, to) - Math.max(start, from));
  }
  const isCutLeft = skip > 0 || before.trim() !== '';
  return `${offset > 0 ? (isCutLeft ? '…' : ' ') : ''}${text}${cutsRight ? '…' : ''}`.trimEnd();
}

function markOf({ start, end }: Span, { offset, columns }: Window): FrameRow {
  const from = Math.max(0, start - offset);
  const to = Math.max(from + 1, Math.min(columns, end - offset));
  return { gutter: '', text: `${' '.repeat(from)}${'━'.repeat(to - from)}`, kind: 'mark' };
}

import type { Excerpt, ExcerptLine } from '../excerpt.ts';
import { type Cell, cellsOf, isPlain, measured, widthOfCells } from './cells.ts';

/** A row of a code frame: a source line, the mark under one, or a gap. */
export interface FrameRow {
  /** The line number, `⋮` for a gap, empty for a mark. */
  readonly gutter: string;
  readonly text: string;
  readonly kind: 'context' | 'covered' | 'mark';
}

/** The underlined columns, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface View {
  readonly offset: number;
  readonly columns: number;
}

const margin = 4;
const gap: FrameRow = { gutter: '⋮', text: '', kind: 'covered' };

/** An excerpt as rows of at most `columns` columns, with a mark under the first covered line. */
export function frameOf({ lines, spread }: Excerpt, columns: number): readonly FrameRow[] {
  const first = lines.find(({ covered }) => covered !== undefined);
  return lines.flatMap((line): readonly FrameRow[] => {
    const row = { gutter: `${line.number}`, kind: spread && line.covered ? 'covered' : 'context' } as const;
    if (line === first) {
      const [text, mark] = markedLine(line, columns);
      return [{ ...row, text }, mark];
    }
    const text = fitted(inReach(line.text, columns), columns);
    return line.afterGap ? [gap, { ...row, text }] : [{ ...row, text }];
  });
}

function fitted(text: string, columns: number): string {
  const whole = isPlain(text) ? measured(text) : undefined;
  return whole && whole.width <= columns ? whole.text : cut(cellsOf(text), { offset: 0, columns }, false);
}

/** A line may be megabytes long: only the part that can become visible is laid out. */
const inReach = (text: string, columns: number): string => text.slice(0, 8 * columns).trimEnd();

/** A line scrolled so that the covered part is visible, and the mark under it. */
function markedLine({ text, covered = [0, 0] }: ExcerptLine, columns: number): readonly [string, FrameRow] {
  const [from, to] = covered;
  const skip = from > 4 * columns ? from - 2 * columns : 0;
  const cells = cellsOf(inReach(text.slice(skip), columns));
  const start = measured(text.slice(skip, from)).width;
  const width = widthOfCells(cellsOf(text.slice(from, Math.min(to, from + columns)), start));
  const span = { start, end: start + Math.max(1, width) };
  const view = { offset: offsetOf(span, columns, widthOfCells(cells)), columns };
  return [cut(cells, view, skip > 0), markOf(span, view)];
}

function offsetOf({ start, end }: Span, columns: number, width: number): number {
  if (Math.max(width, end) <= columns || end < columns) return 0;
  return Math.max(0, start - Math.max(margin, Math.floor((columns - (end - start)) / 2)));
}

/** The visible part of a line, with `…` for omitted parts. */
function cut(cells: readonly Cell[], { offset, columns }: View, isCutBefore: boolean): string {
  const isCutAfter = widthOfCells(cells) > offset + columns;
  const from = offset > 0 ? offset + 1 : 0;
  const to = offset + columns - (isCutAfter ? 1 : 0);
  let at = 0;
  let before = '';
  let text = '';
  for (const cell of cells) {
    const start = at;
    at += cell.width;
    if (at <= from) before += cell.text;
    else if (start >= from && at <= to) text += cell.text;
    // A wide character or a tab that is only partly visible.
    else if (start < to) text += ' '.repeat(Math.min(at, to) - Math.max(start, from));
  }
  const left = isCutBefore || before.trim() !== '' ? '…' : ' ';
  return `${offset > 0 ? left : ''}${text}${isCutAfter ? '…' : ''}`.trimEnd();
}

function markOf({ start, end }: Span, { offset, columns }: View): FrameRow {
  const from = Math.max(0, start - offset);
  const to = Math.max(from + 1, Math.min(columns, end - offset));
  return { gutter: '', text: `${' '.repeat(from)}${'━'.repeat(to - from)}`, kind: 'mark' };
}

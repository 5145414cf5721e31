import { lineStart } from '../escape/build-log.ts';
import { measured } from './cells.ts';
import type { Paint } from './paint.ts';
import { wrap } from './wrap.ts';

const indent = '  ';
const gap = 2;
/** With less space than this, the last column goes below the others. */
const narrowest = 30;

export interface TextTable {
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
  /** The style of each column; by default none. */
  readonly paints?: readonly (Paint | undefined)[];
}

/** A table with columns as wide as their widest cells, and the last column wrapped. */
export function tableText({ rows, width, paints = [] }: TextTable): string {
  const last = Math.max(0, ...rows.map((row) => row.length - 1));
  const widths = Array.from(
    { length: last },
    (_, at) => Math.max(0, ...rows.map((row) => widthOf(row[at] ?? ''))) + gap,
  );
  const paint = (at: number, text: string) => paints[at]?.(text) ?? text;
  const start = indent.length + widths.reduce((sum, columns) => sum + columns, 0);
  const isBeside = width - start >= narrowest;
  const hanging = ' '.repeat(isBeside ? start : indent.length * 3);
  const lines = rows.flatMap((row) => {
    const wrapped = wrap(row[last] ?? '', width - hanging.length).map((line) => paint(last, line));
    // If the columns do not fit next to each other, their cells are written one after the other.
    if (start - gap > width) {
      return [...leadLines(row.slice(0, last), width, paint), ...wrapped.map((line) => hanging + line)];
    }
    const remaining = widths.map((columns, at) => {
      const cell = row[at] ?? '';
      return paint(at, wrap(cell, Infinity).join('')) + ' '.repeat(columns - widthOf(cell));
    });
    const lead = indent + remaining.join('');
    return isBeside
      ? wrapped.map((line, at) => (at === 0 ? lead : hanging) + line)
      : [lead, ...wrapped.map((line) => hanging + line)];
  });
  return lines.map((line) => `${lineStart(line.trimEnd())}\n`).join('');
}

/** Cells one after the other, on as many lines as needed. */
function leadLines(
  cells: readonly string[],
  width: number,
  paint: (at: number, text: string) => string,
): readonly string[] {
  const lines: string[] = [];
  let remaining = 0;
  for (const [at, cell] of cells.entries()) {
    if (cell === '') continue;
    const pieces = wrap(cell, width - 2 * indent.length).map((piece) => ({
      text: paint(at, piece),
      columns: widthOf(piece),
    }));
    for (const [index, { text, columns }] of pieces.entries()) {
      const isNext = index === 0 && lines.length > 0 && gap + columns <= remaining;
      if (isNext) lines.push(`${lines.pop()}${' '.repeat(gap)}${text}`);
      else lines.push(`${indent}${lines.length > 0 ? indent : ''}${text}`);
      remaining = isNext ? remaining - gap - columns : width - indent.length * (lines.length > 1 ? 2 : 1) - columns;
    }
  }
  return lines;
}

/** The width of the last column, if the others are as wide as their headings. */
export function roomBeside(heads: readonly string[], width: number): number {
  const start = indent.length + heads.reduce((sum, head) => sum + widthOf(head) + gap, 0);
  return width - (width - start >= narrowest ? start : indent.length * 3);
}

const widthOf = (text: string): number => measured(text).width;

/** A wrapped paragraph. */
export const paragraph = (text: string, width: number): string => `${wrap(text, width).map(lineStart).join('\n')}\n`;

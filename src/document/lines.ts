import { once } from '../data/once.ts';
import { binarySearch } from '../data/sorted.ts';
import type { Position } from './document.ts';

/**
 * Converts between offsets and positions of one text. Lines end at `\n`, `\r\n` or a lone `\r`; a byte order mark takes no
 * column.
 */
export interface Lines {
  /** An offset outside the text counts as its nearest end. */
  positionAt(offset: number): Position;
  /** A position outside the text counts as the nearest one inside. */
  offsetAt(position: Position): number;
}

export function linesOf(text: string): Lines {
  const starts = once(() => lineStarts(text));
  const startOf = (line: number) => starts()[line] ?? text.length;

  return {
    positionAt(offset) {
      const place = Math.max(startOf(0), Math.min(offset, text.length));
      const line = binarySearch(starts(), (start) => start > place);
      return { line, column: place - startOf(line - 1) + 1 };
    },
    offsetAt({ line, column }) {
      if (line < 1) return startOf(0);
      return Math.min(startOf(line - 1) + Math.max(column - 1, 0), startOf(line));
    },
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  if (text.includes('\r')) {
    for (const lineBreak of text.matchAll(/\r\n?|\n/g)) starts.push(lineBreak.index + lineBreak[0].length);
  } else {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  }
  return starts;
}

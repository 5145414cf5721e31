import { commandsIn } from '../escape/build-log.ts';
import { cellsOf, measured, textOfCells } from './cells.ts';

/** Wraps text at spaces into lines of at most `width` columns, the first one of at most `first`. Longer words are split. */
export function wrap(text: string, width: number, first = width): readonly string[] {
  const lines = [''];
  let remaining = first;
  const write = (piece: string, columns: number): void => {
    lines.push(`${lines.pop() ?? ''}${piece}`);
    remaining -= columns;
  };
  const breakLine = (startsCommand: boolean): void => {
    lines.push('');
    remaining = width;
    if (startsCommand) write('\\', 1);
  };
  for (const [index, word] of text.split(' ').entries()) {
    const shown = measured(word);
    const space = index > 0 && lines.at(-1) !== '' ? ' ' : '';
    if (space.length + shown.width <= remaining) {
      write(`${space}${shown.text}`, space.length + shown.width);
      continue;
    }
    const cells = cellsOf(word);
    const startsCommandAt = commandsIn(textOfCells(cells));
    // Spaces at the end of a line are not carried over to the next one.
    if (remaining < width && cells.length > 0) breakLine(startsCommandAt(0));
    let offset = 0;
    for (const cell of cells) {
      if (cell.width > remaining) breakLine(startsCommandAt(offset));
      write(cell.text, cell.width);
      offset += cell.text.length;
    }
  }
  return lines.map((line) => line.trimEnd());
}

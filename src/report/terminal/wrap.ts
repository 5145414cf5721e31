import { cellsOf, textOfCells, widthOfCells } from './cells.ts';

/** Breaks text at spaces into lines of at most `width` columns, the first of at most `first`. Too long a word is cut. */
export function wrap(text: string, width: number, first = width): readonly string[] {
  const lines = [''];
  let left = first;
  const write = (piece: string, columns: number): void => {
    lines.push(`${lines.pop() ?? ''}${piece}`);
    left -= columns;
  };
  const breakLine = (): void => {
    lines.push('');
    left = width;
  };
  for (const [index, word] of text.split(' ').entries()) {
    const cells = cellsOf(word);
    const columns = widthOfCells(cells);
    const gap = index > 0 && lines.at(-1) !== '' ? 1 : 0;
    if (gap + columns <= left) {
      write(`${' '.repeat(gap)}${textOfCells(cells)}`, gap + columns);
      continue;
    }
    if (left < width) breakLine();
    for (const cell of cells) {
      if (cell.width > left) breakLine();
      write(cell.text, cell.width);
    }
  }
  return lines;
}

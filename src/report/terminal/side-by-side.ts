import { measured } from './cells.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: what starts a colour.
const colour = /\u001b\[[\d;]*m/g;

/** Two columns of lines, the second one starting at `column`. */
export function sideBySide(left: readonly string[], right: readonly string[], column: number): readonly string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const line = left[at] ?? '';
    const width = measured(line.replaceAll(colour, '')).width;
    return `${line}${' '.repeat(Math.max(1, column - width))}${right[at] ?? ''}`.trimEnd();
  });
}

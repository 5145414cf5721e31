const [open, close] = ['⟦', '⟧'];

/** A range of UTF-16 offsets, end exclusive. */
export type MarkRange = readonly [start: number, end: number];

/**
 * Removes the marks from a text, and returns the marked ranges in document order.
 *
 * @throws Error for an opening mark without a closing one, or the reverse.
 */
export function unmark(marked: string): { readonly text: string; readonly ranges: readonly MarkRange[] } {
  const ranges: [number, number][] = [];
  const opened: [number, number][] = [];
  let text = '';
  for (const part of marked.split(/([⟦⟧])/)) {
    if (part === open) {
      const range: [number, number] = [text.length, text.length];
      ranges.push(range);
      opened.push(range);
    } else if (part === close) {
      const range = opened.pop();
      if (range === undefined) throw new Error(`There is a \`${close}\` without a \`${open}\` before it.`);
      range[1] = text.length;
    } else text += part;
  }
  if (opened.length > 0) throw new Error(`There is a \`${open}\` without a \`${close}\` after it.`);
  return { text, ranges };
}

/** Inserts marks around ranges. Equal ranges always produce the same text. */
export function mark(text: string, ranges: readonly MarkRange[]): string {
  const inside = ranges.filter(([start, end]) => start < end);
  const at = (offset: number) => {
    const closing = inside.filter(([, end]) => end === offset).length;
    const empty = ranges.filter(([start, end]) => start === offset && end === offset).length;
    const opening = inside.filter(([start]) => start === offset).length;
    return close.repeat(closing) + (open + close).repeat(empty) + open.repeat(opening);
  };
  let marked = '';
  for (let offset = 0; offset <= text.length; offset++) marked += at(offset) + text.charAt(offset);
  return marked;
}

const isBreak = (character: string): boolean => character === '\n' || character === '\r';

/** True if a line begins at the offset; a byte order mark belongs to no line. */
export const startsLine = (text: string, offset: number): boolean =>
  offset === 0 || isBreak(text.charAt(offset - 1)) || text.charAt(offset - 1) === '\uFEFF';

/** True if a line ends at the offset, before its line break. */
export const endsLine = (text: string, offset: number): boolean =>
  offset >= text.length || isBreak(text.charAt(offset));

/** Returns the start of the line that contains an offset. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (!startsLine(text, start)) start -= 1;
  return start;
}

/** Returns the end of the line that contains an offset, before its line break. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (!endsLine(text, end)) end += 1;
  return end;
}

/** Returns the start of the next line. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + (/^(?:\r\n|\r|\n)?/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}

export const lineBreakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';

/** True if only spaces and tabs follow the offset on its line. */
export const isRestBlank = (text: string, offset: number): boolean => endsLine(text, skipBlanks(text, offset));

export const isBlank = (text: string): boolean => /^[ \t]*$/.test(text);

/**
 * Returns the indentation before an offset if nothing else precedes it on its line. Scans backwards only over white space: one
 * line may be all of a long text.
 */
export function indentationOf(text: string, offset: number): string | undefined {
  const start = skipBlanksBack(text, offset);
  return startsLine(text, start) ? text.slice(start, offset) : undefined;
}

export function skipBlanks(text: string, offset: number): number {
  let end = offset;
  while (text.charAt(end) === ' ' || text.charAt(end) === '\t') end += 1;
  return end;
}

export function skipBlanksBack(text: string, offset: number): number {
  let start = offset;
  while (text.charAt(start - 1) === ' ' || text.charAt(start - 1) === '\t') start -= 1;
  return start;
}

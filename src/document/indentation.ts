const isBreak = (character: string): boolean => character === '\n' || character === '\r';

/** Whether a line begins at an offset; a byte order mark belongs to no line. */
export const startsLine = (text: string, offset: number): boolean =>
  offset === 0 || isBreak(text.charAt(offset - 1)) || text.charAt(offset - 1) === '\uFEFF';

/** Whether a line ends at an offset, before its line break. */
export const endsLine = (text: string, offset: number): boolean =>
  offset >= text.length || isBreak(text.charAt(offset));

/** Where the line begins that an offset is on. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (!startsLine(text, start)) start -= 1;
  return start;
}

/** Where the line ends that an offset is on, before its line break. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (!endsLine(text, end)) end += 1;
  return end;
}

/** Where the next line begins. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + (/^(?:\r\n|\r|\n)?/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}

export const lineBreakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';

/** Whether nothing but blanks stands between an offset and the end of its line. */
export const isRestBlank = (text: string, offset: number): boolean => endsLine(text, skipBlanks(text, offset));

export const isBlank = (text: string): boolean => /^[ \t]*$/.test(text);

/** What stands before an offset on its line, where that is nothing but indentation. A line may be all of a long text. */
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

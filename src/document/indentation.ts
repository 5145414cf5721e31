const isBreak = (character: string): boolean => character === '\n' || character === '\r';

/** Where the line begins that an offset is on; a byte order mark belongs to no line. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isBreak(text.charAt(start - 1)) && text.charAt(start - 1) !== '\uFEFF') start -= 1;
  return start;
}

/** Where the line ends that an offset is on, before its line break. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isBreak(text.charAt(end))) end += 1;
  return end;
}

/** Where the next line begins. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + (/^(?:\r\n|\r|\n)?/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}

export const lineBreakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';

export const isBlank = (text: string): boolean => /^[ \t]*$/.test(text);

/** What stands before an offset on its line, where that is nothing but indentation. */
export function indentationOf(text: string, offset: number): string | undefined {
  const before = text.slice(lineStart(text, offset), offset);
  return isBlank(before) ? before : undefined;
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

import { createScanner, getLocation } from 'jsonc-parser';
import type { CursorPath } from './cursor-path.ts';

/** Returns the path at an offset; undefined in a comment, and after a complete name or value. */
export function pathInJson(text: string, offset: number): CursorPath | undefined {
  if (!awaitsName(text.slice(0, offset))) return undefined;
  const { path, isAtPropertyKey } = getLocation(text, offset);
  return { steps: isAtPropertyKey ? path.slice(0, -1) : path, isKey: isAtPropertyKey };
}

/** Whether a name or value comes next in a text, or is what the text ends with. */
function awaitsName(text: string): boolean {
  const scanner = createScanner(text);
  let isAwaited = false;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const token = text.slice(start, start + scanner.getTokenLength());
    const isLast = start + token.length === text.length;
    if (/^\s/.test(token)) continue;
    if (token.startsWith('/')) {
      const isOver = token.startsWith('/*') && token.endsWith('*/');
      if (isLast && !isOver) return false;
      continue;
    }
    // A quoted string is unfinished if the scanner finds no end of it.
    const isBegun = token.startsWith('"') ? scanner.getTokenError() !== 0 : /^\w/.test(token);
    if (isLast && isBegun) return isAwaited && /^"?[\w/-]*$/.test(token);
    isAwaited = /^[{[,:]/.test(token);
  }
  return isAwaited;
}

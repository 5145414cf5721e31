import { format } from 'jsonc-parser';
import { bounds } from '../../document/bounds.ts';

/**
 * JSON with a line for each value, which keeps names that are repeated, and numbers as they are written; as it is where
 * that would be too long to be read.
 */
export function withLines(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { offset, length, content } of format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' })) {
    parts.push(text.slice(end, offset), content);
    end = offset + length;
  }
  const pretty = `${[...parts, text.slice(end)].join('').trim()}\n`;
  return pretty.length > bounds.length ? text : pretty;
}

import { format } from 'jsonc-parser';
import { bounds } from '../../document/bounds.ts';

/**
 * Formats JSON with one line per value, which keeps duplicate keys and the spelling of numbers; returns it unchanged if
 * the result would be too long to be read.
 */
export function formatJson(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { offset, length, content } of format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' })) {
    parts.push(text.slice(end, offset), content);
    end = offset + length;
  }
  const pretty = `${[...parts, text.slice(end)].join('').trim()}\n`;
  return pretty.length > bounds.length ? text : pretty;
}

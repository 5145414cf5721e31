import { parse, stringify } from 'yaml';
import type { Location } from '../../../src/document/document.ts';

/** A syntax for writing a manifest and reading parts of it. */
export interface Syntax {
  readonly name: 'json' | 'yaml';
  readonly write: (data: object) => string;
  readonly read: (text: string) => unknown;
}

const json: Syntax = {
  name: 'json',
  write: (data) => JSON.stringify(data, null, 2),
  read: (text) => JSON.parse(text),
};
/** JSON is YAML, too. */
export const yaml: Syntax = { name: 'yaml', write: (data) => stringify(data), read: (text) => parse(text) };

export const syntaxes: readonly Syntax[] = [json, yaml];

/** Parses the text in a range: a key or a value; otherwise returns the raw text. */
export function readAt(text: string, location: Location, { read }: Syntax): unknown {
  const slice = sliceOf(text, location);
  try {
    return read(slice);
  } catch {
    return slice.trim();
  }
}

/** Returns the text of a range, with its indentation. */
function sliceOf(text: string, { start, end }: Location): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? ' '.repeat(start.column - 1) + line.slice(start.column - 1) : line))
    .join('\n');
}

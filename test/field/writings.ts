import type { Syntax } from '../../src/document/open-text.ts';
import { commented } from '../../src/testing/commented.ts';

/** A way of writing a manifest. */
export interface Writing {
  readonly name: string;
  readonly syntax: Syntax;
  readonly write: (data: object) => string;
}

const windows = (text: string) => text.replaceAll('\n', '\r\n');

/** Deterministic ways: the same data gives the same text. */
export const plainWritings: readonly Writing[] = [
  { name: 'JSON', syntax: 'json', write: (data) => `${JSON.stringify(data, null, 2)}\n` },
  { name: 'JSON from Windows', syntax: 'json', write: (data) => windows(`${JSON.stringify(data, null, '\t')}\n`) },
];

/** Ways with a comment on each line that contains a single value: its JSON Pointer. */
export const commentedWritings: readonly Writing[] = [
  { name: 'commented JSONC', syntax: 'jsonc', write: (data) => commented(data, 'jsonc') },
  { name: 'commented YAML from Windows', syntax: 'yaml', write: (data) => windows(commented(data, 'yaml')) },
];

import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/engine/result.ts';
import { mergeRepeated } from '../../src/report/merge.ts';

const found = (pointer: string, line: number, approximate = false): Diagnostic => ({
  rule: 'text-trimmed',
  message: 'The description has white space around it.',
  messageId: 'padded',
  severity: 'warn',
  path: [],
  pointer,
  location: { file: 'src/fields.ts', start: { line, column: 5 }, end: { line, column: 30 }, approximate },
  related: [],
  fingerprint: pointer,
  suppressed: false,
});

test('a text that is used often is one line, and says how often', () => {
  const merged = mergeRepeated([found('/a', 3), found('/b', 3), found('/c', 9), found('/d', 3)]);
  expect(merged.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/a', 'The description has white space around it. The same holds for 2 more places made of this text.'],
    ['/c', 'The description has white space around it.'],
  ]);
});

test('places that are not exactly known stay apart', () => {
  expect(mergeRepeated([found('/a', 3, true), found('/b', 3, true)])).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { mergeRepeated } from '../../../src/engine/diagnostics/merge-repeated.ts';
import type { Diagnostic } from '../../../src/engine/result/result.ts';

const found = (pointer: string, line: number, more: Partial<Diagnostic> = {}, approximate = false): Diagnostic => ({
  rule: 'text-trimmed',
  message: 'The description has white space around it.',
  messageId: 'padded',
  severity: 'warn',
  path: pointer.split('/').slice(1),
  pointer,
  location: { file: 'src/fields.ts', start: { line, column: 5 }, end: { line, column: 30 }, approximate },
  related: [],
  fingerprint: `print of ${pointer}`,
  suppressed: false,
  ...more,
});

const pointers = (diagnostics: readonly Diagnostic[]) =>
  mergeRepeated(diagnostics).map(({ pointer, also = [] }) => [pointer, ...also.map((use) => use.pointer)]);

test('findings in a text that is used often are one finding, with the other places', () => {
  expect(pointers([found('/a/text', 3), found('/b/text', 3), found('/c/text', 9), found('/d/text', 3)])).toEqual([
    ['/a/text', '/b/text', '/d/text'],
    ['/c/text'],
  ]);
});

test('the most severe of them represents all', () => {
  const grave = found('/b/text', 3, { severity: 'error' });
  const [one, ...others] = mergeRepeated([found('/a/text', 3), grave]);
  expect(one).toEqual({
    ...grave,
    also: [{ path: ['a', 'text'], pointer: '/a/text', fingerprint: 'print of /a/text' }],
  });
  expect(others).toEqual([]);
});

test('two findings at each place are two findings, each with the other places', () => {
  const [one, other] = [found('/a/text', 3), found('/b/text', 3)];
  expect(pointers([one, one, other, other, other])).toEqual([
    ['/a/text', '/b/text'],
    ['/a/text', '/b/text'],
    ['/b/text'],
  ]);
});

test('a finding at a single place has no others', () => {
  const single = found('/c/text', 9);
  expect(mergeRepeated([single])).toEqual([single]);
  expect(mergeRepeated([found('/a/text', 3), found('/b/text', 3), single])[1]).toBe(single);
});

test.each([
  ['another rule', { rule: 'text-informative' }],
  ['another message', { messageId: 'blank' }],
  ['another name', { path: ['b', 'title'], pointer: '/b/title' }],
])('%s is not merged', (_, more) => {
  expect(mergeRepeated([found('/a/text', 3), found('/b/text', 3, more)])).toHaveLength(2);
});

test('findings with approximate locations are not merged', () => {
  expect(mergeRepeated([found('/a/text', 3, {}, true), found('/b/text', 3, {}, true)])).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { deduplicator } from '../../../src/engine/diagnostics/deduplicate.ts';
import type { Diagnostic, FileResult } from '../../../src/engine/result/result.ts';

const shared = 'shared/seats.ts';

const found = (file: string, line: number, more: Partial<Diagnostic> = {}, approximate = false): Diagnostic => ({
  rule: 'text-trimmed',
  message: 'The title has white space around it.',
  messageId: 'padded',
  severity: 'warn',
  path: ['actions', 'book', 'title'],
  pointer: '/actions/book/title',
  location: { file, start: { line, column: 5 }, end: { line, column: 12 }, approximate },
  related: [],
  fingerprint: 'f00d',
  suppressed: false,
  ...more,
});

const resultOf = (file: string, ...diagnostics: Diagnostic[]): FileResult => ({
  file,
  form: 'definition',
  opaque: 0,
  diagnostics,
  sources: new Map(),
});

/** Returns for each manifest how many findings are left, or that the result is unchanged. */
function left(...manifests: readonly (readonly Diagnostic[])[]) {
  const deduplicate = deduplicator();
  return manifests.map((diagnostics, index) => {
    const result = resultOf(`integrations/${index}.ts`, ...diagnostics);
    const told = deduplicate(result);
    return told === result ? 'all' : told.diagnostics.map(({ location: { file, start } }) => `${file}:${start.line}`);
  });
}

test('a finding in a shared file that an earlier manifest reported is omitted, and all others stay', () => {
  const own = found('integrations/1.ts', 4);
  expect(left([found(shared, 4)], [own, found(shared, 4), found(shared, 9)], [found(shared, 9)])).toEqual([
    'all',
    ['integrations/1.ts:4', 'shared/seats.ts:9'],
    [],
  ]);
});

test('findings that one manifest reports twice stay', () => {
  expect(left([found(shared, 4), found(shared, 4)], [found(shared, 5)])).toEqual(['all', 'all']);
});

test('findings in a manifest itself are reported there, even if another manifest imports from it', () => {
  const own = found('integrations/0.ts', 4);
  expect(left([own], [own], [own])).toEqual(['all', 'all', []]);
});

test.each<[string, Partial<Diagnostic>, number?]>([
  ['on another line', {}, 5],
  ['under another name', { path: ['actions', 'book', 'description'] }],
  ['by another rule', { rule: 'text-informative' }],
  ['with a higher severity', { severity: 'error' }],
  ['that is suppressed', { suppressed: true, suppressedBy: 'comment' }],
])('a finding %s is reported again', (_, more, line = 4) => {
  expect(left([found(shared, 4)], [found(shared, line, more)])).toEqual(['all', 'all']);
});

test('findings with an approximate location are reported for each manifest', () => {
  const near = found(shared, 4, {}, true);
  expect(left([near], [near])).toEqual(['all', 'all']);
});

import { expect, test } from 'vitest';
import {
  applyBaseline,
  type Baseline,
  emptyBaseline,
  inheritableIn,
  updateBaseline,
  withApproved,
} from '../../src/engine/baseline.ts';
import type { Diagnostic, FileResult } from '../../src/engine/result/result.ts';

const start = { line: 1, column: 1 };
const locationIn = (file: string, line: number) => ({
  file,
  start: { line, column: 5 },
  end: { line, column: 9 },
  approximate: false,
});

const finding = (rule: string, pointer: string, suppressed = false): Diagnostic => ({
  rule,
  message: 'It is wrong.',
  messageId: 'wrong',
  severity: 'error',
  path: [],
  pointer,
  location: { file: 'chat.yaml', start, end: start, approximate: false },
  related: [],
  fingerprint: `${rule} ${pointer}`,
  suppressed,
});

const resultOf = (file: string, ...diagnostics: readonly Diagnostic[]): FileResult => ({
  file,
  form: 'definition',
  opaque: 0,
  diagnostics,
  sources: new Map(),
});

const placed = (baseline: Baseline) => ({
  baseline,
  locate: (_: string, index: number) => locationIn('baseline.json', index + 4),
});

const title = finding('action-title-required', '/actions/send');
const name = finding('secret-name-case', '/secrets/token');
const update = (before: Baseline, ...results: readonly FileResult[]) =>
  updateBaseline(before, results.map(inheritableIn)).baseline;

test('recorded findings are silent from then on, new ones are not', () => {
  const baseline = update(emptyBaseline, resultOf('chat.yaml', title));
  const { diagnostics } = applyBaseline(resultOf('chat.yaml', title, name), placed(baseline));
  expect(diagnostics.map(({ rule, suppressed }) => [rule, suppressed])).toEqual([
    ['action-title-required', true],
    ['secret-name-case', false],
  ]);
});

test('an entry that matches nothing is reported at its position in the baseline', () => {
  const baseline = update(emptyBaseline, resultOf('chat.yaml', title, name));
  const { diagnostics } = applyBaseline(resultOf('chat.yaml', title), placed(baseline));
  expect(diagnostics[1]).toMatchObject({
    rule: 'baseline/stale',
    severity: 'warn',
    location: locationIn('baseline.json', 5),
  });
});

test.each([
  ['broken', resultOf('chat.yaml', finding('syntax/parse-error', ''))],
  ['not all known', { ...resultOf('chat.yaml', title), opaque: 1 }],
  ['not shown to all rules', resultOf('chat.yaml', title, finding('internal/rule-crashed', ''))],
])('nothing is out of date in a manifest that is %s', (_, result) => {
  const baseline = update(emptyBaseline, resultOf('chat.yaml', title, name));
  expect(applyBaseline(result, placed(baseline)).diagnostics).toHaveLength(result.diagnostics.length);
});

test.each([
  ['broken', resultOf('chat.yaml', finding('syntax/parse-error', ''))],
  ['not all known', { ...resultOf('chat.yaml', name), opaque: 1 }],
])('an update keeps what was recorded of a manifest that is %s', (_, result) => {
  const before = withApproved(
    update(emptyBaseline, resultOf('chat.yaml', title, name)),
    'chat.yaml',
    [finding('compat/secret-removed', '/secrets/token')],
    'No bot uses it.',
  );
  const { baseline, recorded, kept } = updateBaseline(before, [inheritableIn(result)]);
  const rules = [title.rule, 'compat/secret-removed', name.rule];
  expect(baseline.findings['chat.yaml']?.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
  expect(baseline.findings['chat.yaml']).toHaveLength(rules.length);
  expect(recorded + kept).toBe(2);
});

test('unreadable manifests are not recorded: the next fault would look the same', () => {
  const broken = finding('syntax/parse-error', '');
  const unresolved = finding('syntax/import-unresolved', '');
  const result = resultOf('chat.yaml', broken, unresolved);
  expect(inheritableIn(result)).toMatchObject({ isUnreadable: true, findings: [{ rule: unresolved.rule }] });
  expect(inheritableIn(resultOf('chat.yaml', unresolved)).isUnreadable).toBe(false);
  const held = ({ rule, pointer, fingerprint }: Diagnostic) => ({ rule, pointer, fingerprint });
  const baseline: Baseline = { version: 1, findings: { 'chat.yaml': [held(broken), held(unresolved)] } };
  const { diagnostics } = applyBaseline(result, placed(baseline));
  expect(diagnostics.map(({ suppressed }) => suppressed)).toEqual([false, true]);
});

test('an update touches only the manifests it is about, and is the same twice', () => {
  const before = update(emptyBaseline, resultOf('b.yaml', title), resultOf('a.yaml', name, title));
  expect(Object.keys(before.findings)).toEqual(['a.yaml', 'b.yaml']);
  const after = update(before, resultOf('a.yaml', title));
  expect(after.findings).toEqual({
    'a.yaml': [expect.objectContaining({ rule: title.rule })],
    'b.yaml': before.findings['b.yaml'],
  });
  expect(update(after, resultOf('b.yaml')).findings).not.toHaveProperty('b.yaml');
  expect(JSON.stringify(update(after, resultOf('a.yaml', title)))).toBe(JSON.stringify(after));
});

test('suppressed findings and crashes are not recorded', () => {
  const silenced = finding('name-format', '/name', true);
  const crash = finding('internal/rule-crashed', '/actions/send');
  expect(update(emptyBaseline, resultOf('chat.yaml', silenced, crash)).findings).toEqual({});
});

test('a manifest named like an inherited property is an ordinary one', () => {
  expect(applyBaseline(resultOf('toString', title), placed(emptyBaseline)).diagnostics).toEqual([title]);
});

test('a finding at several paths is recognized by each of them', () => {
  const baseline = update(emptyBaseline, resultOf('chat.yaml', title));
  const moved = { ...name, also: [{ path: [], pointer: title.pointer, fingerprint: title.fingerprint }] };
  const { diagnostics } = applyBaseline(resultOf('chat.yaml', moved), placed(baseline));
  expect(diagnostics.map(({ rule, suppressedBy }) => [rule, suppressedBy])).toEqual([['secret-name-case', 'baseline']]);
});

test('an entry of a rule that did not run is not called stale, and the other entries say what to do', () => {
  const baseline = withApproved(
    update(emptyBaseline, resultOf('chat.yaml', title, finding('name-format', ''))),
    'chat.yaml',
    [finding('compat/secret-removed', '/secrets/token')],
    'No bot uses it.',
  );
  const isAsked = (rule: string) => rule !== title.rule;
  const { diagnostics } = applyBaseline(resultOf('chat.yaml'), placed(baseline), undefined, isAsked);
  expect(diagnostics.map(({ message, suppressed }) => [message, suppressed])).toEqual([
    ['The baseline contains a finding of `name-format` that no longer exists; `--update-baseline` removes it.', false],
    [
      'The baseline contains the approval of a change of `compat/secret-removed` at `/secrets/token` that no longer exists: it has lapsed, and can be removed.',
      false,
    ],
  ]);
});

test('approving a change again replaces the reason, and keeps earlier approvals', () => {
  const removed = finding('compat/secret-removed', '/secrets/token');
  const narrowed = finding('compat/input-narrowed', '/actions/send');
  const both = withApproved(emptyBaseline, 'chat.yaml', [removed, narrowed], 'No bot uses it.');
  const { findings } = withApproved(both, 'chat.yaml', [removed], 'It is rotated.');
  expect(findings['chat.yaml']?.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['compat/input-narrowed', 'No bot uses it.'],
    ['compat/secret-removed', 'It is rotated.'],
  ]);
});

test('an update drops the findings of a manifest that is gone, and keeps its approvals', () => {
  const found = update(emptyBaseline, resultOf('chat.yaml', title), resultOf('mail.yaml', title));
  const before = withApproved(found, 'mail.yaml', [finding('compat/secret-removed', '/secrets/token')], 'Unused.');
  const { baseline, recorded } = updateBaseline(before, [], undefined, (file) => file === 'mail.yaml');
  expect(baseline.findings).toEqual({
    'chat.yaml': before.findings['chat.yaml'],
    'mail.yaml': [expect.objectContaining({ rule: 'compat/secret-removed', reason: 'Unused.' })],
  });
  expect(recorded).toBe(0);
});

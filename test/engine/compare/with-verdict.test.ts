import { expect, test } from 'vitest';
import { isSufficient } from '../../../src/engine/compare/steps.ts';
import { bumpAfter, largestStep, versionAfter } from '../../../src/engine/compare/verdict.ts';
import { withVerdict } from '../../../src/engine/compare/with-verdict.ts';
import type { ChangeInfo, Diagnostic, FileResult } from '../../../src/engine/result/result.ts';

const found = (bump: ChangeInfo['bump'] | undefined, more: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'compat/action-removed',
  message: 'Action `book` is gone.',
  messageId: 'removed',
  severity: 'error',
  path: ['actions', 'book'],
  pointer: '/actions/book',
  location: { file: 'ferry.json', start: { line: 1, column: 1 }, end: { line: 1, column: 2 }, approximate: false },
  related: [],
  fingerprint: 'f00d',
  suppressed: false,
  ...(bump && { change: { bump } }),
  ...more,
});

/** Returns the verdict on the step between two versions. */
function judged(base: string | undefined, head: string | undefined, changes: Diagnostic[], requireBump = false) {
  const result: FileResult = {
    file: 'ferry.json',
    form: 'definition',
    opaque: 0,
    diagnostics: changes,
    sources: new Map(),
    ...(head !== undefined && { manifestVersion: head }),
  };
  const before = { file: 'git:main:ferry.json', ...(base !== undefined && { version: base }) };
  const { compare, diagnostics } = withVerdict(result, { base: before, requireBump });
  const { base: _, head: __, ...verdict } = compare ?? {};
  return { ...verdict, severities: diagnostics.map(({ severity }) => severity) };
}

test.each<[string, string, ChangeInfo['bump'], object]>([
  [
    '1.2.3',
    '2.0.0',
    'major',
    { actual: 'major', needed: 'major', enough: true, suggested: '2.0.0', severities: ['info'] },
  ],
  [
    '1.2.3',
    '1.3.0',
    'major',
    { actual: 'minor', needed: 'major', enough: false, suggested: '2.0.0', severities: ['error'] },
  ],
  [
    '1.2.3',
    '1.2.4',
    'minor',
    { actual: 'patch', needed: 'minor', enough: false, suggested: '1.3.0', severities: ['error'] },
  ],
  [
    '1.2.3',
    '1.2.3',
    'patch',
    { actual: 'none', needed: 'patch', enough: false, suggested: '1.2.4', severities: ['warn'] },
  ],
  [
    '1.2.3',
    '1.2.3',
    'none',
    { actual: 'none', needed: 'none', enough: true, suggested: '1.2.3', severities: ['error'] },
  ],
  [
    '1.2.3',
    '1.2.0',
    'none',
    { actual: 'down', needed: 'none', enough: false, suggested: '1.2.3', severities: ['error'] },
  ],
  [
    '1.2.3',
    '1.0.0',
    'minor',
    { actual: 'down', needed: 'minor', enough: false, suggested: '1.3.0', severities: ['error'] },
  ],
  [
    '0.4.1',
    '0.5.0',
    'major',
    { actual: 'minor', needed: 'minor', enough: true, suggested: '0.5.0', severities: ['info'] },
  ],
  [
    '0.4.1',
    '0.4.1',
    'minor',
    { actual: 'none', needed: 'patch', enough: false, suggested: '0.4.2', severities: ['warn'] },
  ],
])('from %s to %s, a change that needs %s', (base, head, bump, verdict) => {
  expect(judged(base, head, [found(bump)])).toEqual(verdict);
});

test('a bump larger than needed is enough', () => {
  expect(judged('1.2.3', '3.0.0', [found('patch')])).toMatchObject({ enough: true, suggested: '3.0.0' });
});

test('a version that has not been raised yet is too low if a bump is required', () => {
  const changes = [found('major'), found('patch', { severity: 'info' })];
  expect(judged('1.2.3', '1.2.3', changes).severities).toEqual(['warn', 'info']);
  expect(judged('1.2.3', '1.2.3', changes, true).severities).toEqual(['error', 'info']);
  expect(judged('1.2.3', '1.3.0', changes).severities).toEqual(['error', 'info']);
});

test('the largest bump counts; suppressed changes and none at all need none', () => {
  const changes = [found('patch'), found('major', { suppressed: true }), found('minor'), found(undefined)];
  const { needed, severities } = judged('1.2.3', '1.3.0', changes);
  expect([needed, severities]).toEqual(['minor', ['info', 'error', 'info', 'error']]);
  expect(judged('1.2.3', '1.2.3', []).needed).toBe('none');
});

test('without a version there is no bump, and nothing to suggest', () => {
  const verdict = { actual: 'none', needed: 'major', enough: false, severities: ['warn'] };
  expect(judged(undefined, '1.0.0', [found('major')])).toEqual(verdict);
  expect(judged('latest', '1.0.0', [found('major')])).toEqual(verdict);
  expect(judged('1.0.0', undefined, [found('major')])).toEqual({ ...verdict, suggested: '2.0.0' });
});

test('a result says what its sides are', () => {
  const result: FileResult = { file: 'ferry.json', form: 'record', opaque: 0, diagnostics: [], sources: new Map() };
  const base = { file: 'git:main:ferry.json', version: '1.0.0' };
  const side = (more: Partial<FileResult>) => withVerdict({ ...result, ...more }, { base, requireBump: false }).compare;
  expect(side({ manifestVersion: '1.1.0' })).toMatchObject({ base, head: { file: 'ferry.json', version: '1.1.0' } });
  expect(side({})?.head).toEqual({ file: 'ferry.json' });
});

test('a larger bump covers a smaller one, and a lowered version covers none', () => {
  expect([isSufficient('minor', 'minor'), isSufficient('major', 'minor'), isSufficient('patch', 'minor')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isSufficient('none', 'none'), isSufficient('down', 'none')]).toEqual([true, false]);
  expect([largestStep([]), largestStep(['patch', 'none']), largestStep(['none', 'major', 'minor'])]).toEqual([
    'none',
    'patch',
    'major',
  ]);
});

test('below 1.0.0 a change needs one level less, except the lowest', () => {
  const after = (base: string) => (['none', 'patch', 'minor', 'major'] as const).map((bump) => bumpAfter(bump, base));
  expect(after('0.3.0')).toEqual(['none', 'patch', 'patch', 'minor']);
  expect(after('v0.3.0')).toEqual(['none', 'patch', 'patch', 'minor']);
  for (const base of ['1.0.0', 'latest', '']) expect(after(base)).toEqual(['none', 'patch', 'minor', 'major']);
});

test('the next version is computed from the version that a string means', () => {
  expect(versionAfter('v1.2.3', 'minor')).toBe('1.3.0');
  expect(versionAfter('v1.2.3', 'none')).toBe('1.2.3');
  expect(versionAfter('latest', 'minor')).toBeUndefined();
});

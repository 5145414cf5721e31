import { expect, it, vi } from 'vitest';
import { deepCopy, fingerprints, withFingerprint } from '../../../src/engine/diagnostics/fingerprint.ts';
import type { Use } from '../../../src/engine/result/result.ts';

const start = { line: 1, column: 1, offset: 0 };
const finding = {
  rule: 'action-title-required',
  message: 'Action `sell` has no title.',
  messageId: 'missing',
  severity: 'error',
  path: ['actions', 'sell'],
  pointer: '/actions/sell',
  location: { file: 'integration.json', start, end: start, approximate: false },
  related: [],
  fix: { title: 'Name it', safety: 'unsafe', edits: [], patches: [{ op: 'set', path: ['title'], value: 'Sell' }] },
  suppressed: false,
} as const;

it('is computed lazily, and a copy does not compute it', () => {
  const print = vi.fn(() => 'cafe');
  const copy = deepCopy(withFingerprint(print, { ...finding }));
  expect(print).not.toHaveBeenCalled();
  const { patches: _, ...fix } = finding.fix;
  expect(copy).toEqual({ ...finding, fix, fingerprint: 'cafe' });
  expect(print).toHaveBeenCalled();
});

it('is computed by one getter for all findings, with the input stored in each', () => {
  const [one, other] = ['cafe', 'beef'].map((print) => withFingerprint(() => print, { ...finding }));
  const getterOf = (of: object = {}) => Object.getOwnPropertyDescriptor(of, 'fingerprint')?.get;
  expect(getterOf(one)).toBeInstanceOf(Function);
  expect(getterOf(other)).toBe(getterOf(one));
  const taken = { ...Object(other) };
  expect(taken).toEqual({ ...finding, fingerprint: 'beef' });
  expect(Object.getOwnPropertySymbols(taken)).toEqual([]);
});

it('of a finding that already has one is copied with it', () => {
  const { fix: _, ...unfixed } = finding;
  const known = { ...unfixed, fingerprint: 'cafe' };
  expect(deepCopy(known)).toEqual(known);
  expect('fix' in deepCopy(known)).toBe(false);
});

it('is the start of a hash of what a finding is about, as baselines store it', () => {
  const fingerprint = fingerprints();
  const print = (action: string) => fingerprint('action-title-required', `/actions/${action}`, 'missing')();
  const prints = ['book', 'book', 'book', 'book'.repeat(1_000)].map(print);
  expect(prints).toEqual([
    '1a5fdb7ed9c8e428f1b64ca205ada095',
    'e631f61aef475228f8bd5daa331148de',
    'a4c91ae4d748476e6462cb4e66fb9a6c',
    '7d87acbadfdf92c9a24193b880c048d5',
  ]);
});

it('of the other places of a text is copied with it, and not computed', () => {
  const print = vi.fn(() => 'beef');
  const use = withFingerprint<Use>(print, { path: ['actions', 'refund'], pointer: '/actions/refund' });
  const copy = deepCopy(withFingerprint(() => 'cafe', { ...finding, also: [use] }));
  expect(print).not.toHaveBeenCalled();
  expect(copy.also).toEqual([{ path: ['actions', 'refund'], pointer: '/actions/refund', fingerprint: 'beef' }]);
  expect(copy.also?.[0]?.path).not.toBe(use.path);
  expect('also' in deepCopy({ ...finding, fingerprint: 'cafe' })).toBe(false);
});

it('distinguishes repeated findings, however long their paths', () => {
  for (const about of ['short', 'long'.repeat(1_000)]) {
    const fingerprint = fingerprints();
    const [first, second] = [fingerprint(about), fingerprint(about)];
    expect(first()).toMatch(/^[0-9a-f]{32}$/);
    expect(second()).not.toBe(first());
    expect(fingerprints()(about)()).toBe(first());
  }
});

import { expect, it } from 'vitest';
import { statusLine } from '../../../src/cli/commands/lint/watch/status.ts';

const summary = { files: 4, errors: 2, warnings: 1, infos: 0, suppressed: 0, fixable: 0 };
const status = {
  at: new Date(2026, 0, 5, 9, 4, 7),
  count: 1,
  total: 4,
  milliseconds: 38.4,
  summary,
  hasKeys: true,
};

it.each([
  [100, '09:04:07 · 1 of 4 manifests checked in 38 ms · 2 errors, 1 warning · Enter checks all, q quits'],
  [80, '09:04:07 · 1 of 4 manifests checked in 38 ms · 2 errors, 1 warning · q quits'],
  [70, '09:04:07 · 1 of 4 manifests checked in 38 ms · 2 errors, 1 warning'],
  [40, '09:04:07 · 2 errors, 1 warning'],
  [12, '2 errors, 1'],
  [0, '2'],
])('is one line on a terminal of %i columns', (width, line) => {
  expect(statusLine(status, width)).toBe(line);
});

it.each([
  [{ count: 4 }, '09:04:07 · 4 manifests checked in 38 ms · 2 errors, 1 warning'],
  [{ count: 1, total: 1, milliseconds: 12_345 }, '09:04:07 · 1 manifest checked in 12.3 s · 2 errors, 1 warning'],
  [{ count: 1200, total: 1200 }, '09:04:07 · 1,200 manifests checked in 38 ms · 2 errors, 1 warning'],
  [{ summary: { ...summary, errors: 0 } }, '09:04:07 · 1 of 4 manifests checked in 38 ms · 1 warning'],
  [
    { summary: { ...summary, errors: 0, warnings: 0 } },
    '09:04:07 · 1 of 4 manifests checked in 38 ms · no errors, no warnings',
  ],
])('shows the outcome: %j', (changed, line) => {
  expect(statusLine({ ...status, ...changed, hasKeys: false }, 200)).toBe(line);
});

it('says that it waits if nothing could be checked', () => {
  const { summary: _, ...failed } = status;
  expect(statusLine({ ...failed, hasKeys: false }, 200)).toBe('09:04:07 · waiting for a change');
});

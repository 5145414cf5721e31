import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withSlowNotice } from '../../../src/host/config/slow-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports once, after ten seconds, what has not loaded', async () => {
  const said: string[] = [];
  const options = { cwd: '/desk', notice: (text: string) => void said.push(text) };
  const loaded = withSlowNotice(
    '/desk/lib/rules.mjs',
    options,
    () => new Promise((resolve) => setTimeout(resolve, 30_000, 7)),
  );
  await vi.advanceTimersByTimeAsync(9_900);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_200);
  expect(said).toEqual(['`lib/rules.mjs` is not loaded after 10 seconds; still waiting.']);
  expect(await loaded).toBe(7);
});

it.each([
  ['is loaded', async () => 'rules'],
  [
    'fails',
    async () => {
      throw new Error('No rules.');
    },
  ],
])('reports nothing for what %s before', async (_, work) => {
  const said: string[] = [];
  const options = { cwd: '/desk', notice: (text: string) => void said.push(text) };
  await withSlowNotice('/desk/rules.mjs', options, work).catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

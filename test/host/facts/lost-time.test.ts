import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadline } from '../../../src/host/facts/deadline.ts';
import { LostTime, lostTime } from '../../../src/host/facts/lost-time.ts';
import { matchesOf } from '../../../src/host/facts/patterns/matching.ts';
import { gatherScripts } from '../../../src/host/facts/scripts/gather.ts';

it('is too much after half a minute, and less as time goes by', () => {
  let now = 0;
  const lost = new LostTime(() => now);
  lost.add(29_999);
  expect(lost.isTooMuch).toBe(false);
  lost.add(2001);
  expect(lost.isTooMuch).toBe(true);
  now += 40_000;
  expect(lost.isTooMuch).toBe(true);
  now += 1000;
  expect(lost.isTooMuch).toBe(false);
});

it('is what did not come to an end, and nothing else', () => {
  const almost = 29_995;
  lostTime.add(almost);
  const before = performance.now();
  const work = () => {
    while (performance.now() - before < 50);
    return 'parcels';
  };
  expect(deadline({ each: 60_000, total: 60_000 }).run(work)).toBe('parcels');
  expect(lostTime.isTooMuch).toBe(false);
  const forever = (): never => {
    for (;;);
  };
  expect(deadline({ each: 100, total: 100 }).run(forever)).toBeUndefined();
  expect(lostTime.isTooMuch).toBe(true);
  lostTime.add(-almost);
  expect(lostTime.isTooMuch).toBe(false);
});

describe('where it is too much', () => {
  beforeAll(() => lostTime.add(1e6));
  afterAll(() => lostTime.add(-1e6));

  it('nothing is done that may take long', async () => {
    expect(deadline({ each: 50, total: 60 }).run(() => 'parcels')).toBeUndefined();
    expect(await matchesOf([{ pattern: '^(a?b?)+$', text: 'ab' }])).toEqual([]);
  });

  it('a script is not compiled, which is told; one that is plainly in order needs no compiler', async () => {
    const [clean, other, long] = ['to_string!(.a)', 'x[3] = 1', `x${' '.repeat(200_000)}`];
    const data = { identifier: { extractScript: clean, fallbackHandlerScript: other }, handler: long };
    const { check } = await gatherScripts(data, { notice: () => {} });
    expect(check(other)?.unfinished).toBe('other scripts have taken too long before it');
    expect(check(clean)).toEqual({ diagnostics: [] });
    expect(check(long)).toBeUndefined();
  });
});

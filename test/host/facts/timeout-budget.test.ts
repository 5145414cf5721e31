import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadline } from '../../../src/host/facts/deadline.ts';
import { matchesOf } from '../../../src/host/facts/patterns/matching.ts';
import { gatherScripts } from '../../../src/host/facts/scripts/gather.ts';
import { TimeoutBudget, timeoutBudget } from '../../../src/host/facts/timeout-budget.ts';

it('is used up after half a minute, and grows as time goes by', () => {
  let now = 0;
  const budget = new TimeoutBudget(() => now);
  budget.spend(29_999);
  expect(budget.isSpent).toBe(false);
  budget.spend(2001);
  expect(budget.isSpent).toBe(true);
  now += 40_000;
  expect(budget.isSpent).toBe(true);
  now += 1000;
  expect(budget.isSpent).toBe(false);
});

it('is only charged for what did not end', () => {
  const almost = 29_995;
  timeoutBudget.spend(almost);
  const before = performance.now();
  const work = () => {
    while (performance.now() - before < 50);
    return 'parcels';
  };
  expect(deadline({ each: 60_000, total: 60_000 }).run(work)).toBe('parcels');
  expect(timeoutBudget.isSpent).toBe(false);
  const forever = (): never => {
    for (;;);
  };
  expect(deadline({ each: 100, total: 100 }).run(forever)).toBeUndefined();
  expect(timeoutBudget.isSpent).toBe(true);
  timeoutBudget.spend(-almost);
  expect(timeoutBudget.isSpent).toBe(false);
});

describe('once it is used up', () => {
  beforeAll(() => timeoutBudget.spend(1e6));
  afterAll(() => timeoutBudget.spend(-1e6));

  it('nothing is done that may take long', async () => {
    expect(deadline({ each: 50, total: 60 }).run(() => 'parcels')).toBeUndefined();
    expect(await matchesOf([{ pattern: '^(a?b?)+$', text: 'ab' }])).toEqual([]);
  });

  it('a script is not compiled, which is reported; an obviously valid one needs no compiler', async () => {
    const [clean, other, long] = ['to_string!(.a)', 'x[3] = 1', `x${' '.repeat(200_000)}`];
    const data = { identifier: { extractScript: clean, fallbackHandlerScript: other }, handler: long };
    const { check } = await gatherScripts(data, { notice: () => {} });
    expect(check(other)?.unfinished).toBe('other scripts have taken too long before it');
    expect(check(clean)).toEqual({ diagnostics: [] });
    expect(check(long)).toBeUndefined();
  });
});

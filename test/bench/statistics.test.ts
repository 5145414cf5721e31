import { expect, test } from 'vitest';
import { growthOf, median } from '../../bench/measure/statistics.ts';

test('the median, however many numbers there are, in any order', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(25);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

const counts = [1, 10, 100, 1_000, 10_000];
const start = 80;

/** The growth of a process with this cost per count, in addition to its start. */
const growth = (cost: (count: number) => number) =>
  growthOf(counts.map((count) => ({ count, time: start + cost(count) })));

test.each([
  ['every unit costs the same', (count: number) => count * 0.3],
  ['every unit costs the same and all are sorted', (count: number) => count * 0.05 * (1 + Math.log2(count))],
  [
    'the first units cost more because code is not optimized yet',
    (count: number) => 150 * Math.min(1, count / 100) + count * 0.1,
  ],
  ['all times are noise', (count: number) => (count === 10_000 ? 40 : (count % 7) * 3)],
  ['the last step is quicker than the one before', (count: number) => (count === 1_000 ? 300 : 0)],
])('linear: %s', (_, cost) => {
  expect(growth(cost)).toMatchObject({ isSuperlinear: false });
});

test.each([
  ['each pair of units costs work', (count: number) => count * count * 0.00002],
  ['each pair of units costs work, and so does each unit', (count: number) => count * 0.02 + count * count * 0.00001],
])('superlinear: %s', (_, cost) => {
  expect(growth(cost)).toMatchObject({ isSuperlinear: true });
});

test('the marginal cost excludes the cost of the start', () => {
  const { steps, factor } = growth((count) => count * 0.5);
  expect(steps.map(({ each }) => each?.toFixed(3))).toEqual([undefined, '0.500', '0.500', '0.500', '0.500']);
  expect(factor).toBeCloseTo(1);
});

test('two steps are too few for growth', () => {
  expect(() =>
    growthOf([
      { count: 1, time: 1 },
      { count: 2, time: 2 },
    ]),
  ).toThrow('three steps');
});

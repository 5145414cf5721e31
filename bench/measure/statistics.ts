/** Returns the median; of an even count, the mean of the two middle numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

export const best = (numbers: readonly number[]): number => Math.min(...numbers);

/** The time for this many units, in milliseconds. */
export interface Measurement {
  readonly count: number;
  readonly time: number;
}

/** The marginal cost of a unit between two steps. */
export interface Marginal extends Measurement {
  /** Milliseconds per additional unit; undefined for the first step. */
  readonly each?: number;
}

export interface Growth {
  readonly steps: readonly Marginal[];
  /** The marginal cost in the last step, divided by that in the steps before. */
  readonly factor: number;
  readonly isSuperlinear: boolean;
}

/**
 * Over a tenfold step, `n log n` raises the marginal cost by a factor of at most 1.5, and memory that no longer fits into
 * caches, or takes more garbage collection, by 1.6; quadratic work raises it by up to 10.
 */
const maxFactor = 2.5;

/** Differences below this fraction of the first step, which is mostly process start, are noise. */
const noiseFraction = 0.3;

/**
 * Returns whether the marginal cost grows: that of the last step, compared with all steps before. Comparing steps cancels out
 * the start of the process.
 */
export function growthOf(steps: readonly Measurement[]): Growth {
  const marginals = steps.map((step, at): Marginal => {
    const before = steps[at - 1];
    return before ? { ...step, each: addedTime(step, before) / (step.count - before.count) } : step;
  });
  const [first, last, second] = [steps[0], steps.at(-1), steps.at(-2)];
  if (steps.length < 3 || !first || !second || !last) throw new Error('Growth takes three steps.');
  const before = Math.max(addedTime(second, first), noiseFraction * first.time) / (second.count - first.count);
  const factor = addedTime(last, second) / (last.count - second.count) / before;
  return { steps: marginals, factor, isSuperlinear: factor > maxFactor };
}

const addedTime = (step: Measurement, before: Measurement): number => step.time - before.time;

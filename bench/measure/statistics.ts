/** The middle of the numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

export const best = (numbers: readonly number[]): number => Math.min(...numbers);

/** How long so many of something took, in milliseconds. */
export interface Measurement {
  readonly count: number;
  readonly time: number;
}

/** What one more costs between a step and the one before. */
export interface Marginal extends Measurement {
  /** Milliseconds per unit beyond the step before; undefined for the first. */
  readonly each?: number;
}

export interface Growth {
  readonly steps: readonly Marginal[];
  /** What one more costs in the last step, over what one more cost in the steps before. */
  readonly factor: number;
  readonly isSuperlinear: boolean;
}

/**
 * Over a tenfold step, `n log n` makes one more 1.5 times as dear at most, and memory that no longer fits into caches, or
 * asks more of the garbage collector, 1.6 times; work for each pair makes it up to ten times as dear.
 */
const tolerated = 2.5;

/** Less than this part of what the first step takes, which is mostly the start, is what the same process varies by. */
const tellable = 0.3;

/**
 * Whether one more costs more and more: in the last step, against all steps before. As steps are compared with each other,
 * the start of the process falls out, which all have in common.
 */
export function growthOf(steps: readonly Measurement[]): Growth {
  const marginals = steps.map((step, at): Marginal => {
    const before = steps[at - 1];
    return before ? { ...step, each: added(step, before) / (step.count - before.count) } : step;
  });
  const [first, last, second] = [steps[0], steps.at(-1), steps.at(-2)];
  if (steps.length < 3 || !first || !second || !last) throw new Error('Growth takes three steps.');
  const before = Math.max(added(second, first), tellable * first.time) / (second.count - first.count);
  const factor = added(last, second) / (last.count - second.count) / before;
  return { steps: marginals, factor, isSuperlinear: factor > tolerated };
}

const added = (step: Measurement, before: Measurement): number => step.time - before.time;

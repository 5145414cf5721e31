/** Thrown when the budget is exhausted; caught by the caller that created the budget. */
export class BudgetSpent extends Error {}

/**
 * Limits the steps of a comparison, which hostile schemas make exponential. It counts steps instead of time, so that the
 * result is deterministic.
 */
export class SearchBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new BudgetSpent();
  }
}

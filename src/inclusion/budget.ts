/** Thrown where the budget is spent, and caught by who gave it. */
export class BudgetSpent extends Error {}

/** Limits the steps of a comparison, which hostile schemas make exponential. Counts steps, not time, to be deterministic. */
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

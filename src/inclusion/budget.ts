/** Thrown where the budget is spent, and caught by who gave it. */
export class BudgetSpent extends Error {}

/** How much work may be done: hostile schemas make it exponential. Counted, so that the answer is always the same. */
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

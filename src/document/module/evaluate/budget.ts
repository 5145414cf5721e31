import { tooManySteps } from '../value/cost.ts';

/** What an evaluation may cost. Real definitions stay below a tenth of each. */
const limits = { steps: 1_000_000, nesting: 400, calls: 60 } as const;

/** Counts the steps, the nesting and the calls of an evaluation, so that every evaluation ends. */
export class EvaluationBudget {
  #steps = 0;
  #nesting = 0;
  #calls = 0;
  /** Whether expressions nested too deeply to be evaluated. */
  tooDeep = false;

  spend(steps: number): boolean {
    this.#steps += steps;
    return this.#steps <= limits.steps;
  }

  /** Whether enough steps are left to spend some on what is optional. */
  get isAmple(): boolean {
    return this.#steps < limits.steps / 10;
  }

  /** Enters a nested expression, or returns why that is not possible. */
  enter(): string | undefined {
    if (!this.spend(1)) return tooManySteps;
    if (this.#nesting >= limits.nesting) {
      this.tooDeep = true;
      return 'it nests too deeply to be evaluated';
    }
    this.#nesting += 1;
    return undefined;
  }

  leave(): void {
    this.#nesting -= 1;
  }

  enterCall(): boolean {
    if (this.#calls >= limits.calls) return false;
    this.#calls += 1;
    return true;
  }

  leaveCall(): void {
    this.#calls -= 1;
  }
}

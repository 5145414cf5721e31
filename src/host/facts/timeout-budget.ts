import process from 'node:process';

/** The milliseconds that may be lost at once, and how many are regained for each millisecond that passes. */
const limits = { atOnce: 30_000, ofEach: 0.05 } as const;

/**
 * Limits the time that the whole process loses on work that times out: each manifest has a limit of its own, but there
 * may be thousands of them. A long-running process, such as a language server, regains part of the budget over time.
 */
export class TimeoutBudget {
  readonly #now: () => number;
  #left: number = limits.atOnce;
  #since: number;

  /** @param now returns the time in milliseconds. */
  constructor(now: () => number = () => process.uptime() * 1000) {
    this.#now = now;
    this.#since = now();
  }

  /** Whether so much time was lost that no more work that may take long is tried. */
  get isSpent(): boolean {
    const now = this.#now();
    this.#left = Math.min(limits.atOnce, this.#left + (now - this.#since) * limits.ofEach);
    this.#since = now;
    return this.#left <= 0;
  }

  spend(milliseconds: number): void {
    this.#left -= milliseconds;
  }
}

/** The budget of this process. */
export const timeoutBudget = new TimeoutBudget();

import process from 'node:process';

/** Milliseconds: what may be lost at once, and of each that goes by after that. */
const most = { atOnce: 30_000, ofEach: 0.05 } as const;

/**
 * What may be lost on work that does not come to an end, whichever manifest it was of: each has a limit of its own, and there
 * may be thousands. A process that goes on, as an editor's does, may lose more as time goes by.
 */
export class TimeoutBudget {
  readonly #now: () => number;
  #left: number = most.atOnce;
  #since: number;

  /** @param now milliseconds. */
  constructor(now: () => number = () => process.uptime() * 1000) {
    this.#now = now;
    this.#since = now();
  }

  /** Whether so much was lost that no more is tried of what may take long. */
  get isSpent(): boolean {
    const now = this.#now();
    this.#left = Math.min(most.atOnce, this.#left + (now - this.#since) * most.ofEach);
    this.#since = now;
    return this.#left <= 0;
  }

  spend(milliseconds: number): void {
    this.#left -= milliseconds;
  }
}

/** Of this process. */
export const timeoutBudget = new TimeoutBudget();

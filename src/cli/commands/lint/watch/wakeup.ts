import { setTimeout } from 'node:timers/promises';

/** Milliseconds without an event before a check starts: editors write a file in several steps. */
const quietTime = 60;
/** Maximum time in milliseconds to wait for such a pause. */
const maxWait = 1000;

/** Thrown into work whose result is no longer wanted. */
export class WatchCancelled extends Error {}

/** Wakes a waiting caller at a change, a key or the end. */
export class Wakeup {
  #isTouched = false;
  #isAskedForAll = false;
  #isCancelled = false;
  #lastTouch = 0;
  #wake = () => {};

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** Reports that something may have changed. */
  readonly touch = (): void => {
    this.#isTouched = true;
    this.#lastTouch = performance.now();
    this.#wake();
  };

  readonly askForAll = (): void => {
    this.#isAskedForAll = true;
    this.#wake();
  };

  readonly cancel = (): void => {
    this.#isCancelled = true;
    this.#wake();
  };

  /** Waits for a request, the end, or a change followed by a pause. Returns undefined at the end. */
  async next(): Promise<'change' | 'all' | undefined> {
    while (!this.#isTouched && !this.#isAskedForAll && !this.#isCancelled) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const end = performance.now() + maxWait;
    while (!this.#isAskedForAll && !this.#isCancelled) {
      const rest = Math.min(this.#lastTouch + quietTime, end) - performance.now();
      if (rest <= 0) break;
      await setTimeout(rest);
    }
    const cause = this.#isAskedForAll ? 'all' : 'change';
    this.#isTouched = false;
    this.#isAskedForAll = false;
    return this.#isCancelled ? undefined : cause;
  }
}

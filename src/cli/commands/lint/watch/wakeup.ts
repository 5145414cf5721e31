import { setTimeout } from 'node:timers/promises';

/** Editors write a file in several steps: so long nothing may have happened, in milliseconds. */
const pause = 60;
/** Where something happens all the time, it is not waited for longer than this. */
const patience = 1000;

/** Thrown into work that nobody waits for any more. */
export class WatchCancelled extends Error {}

/** Wakes whoever waits for a change, a key or the end. */
export class Wakeup {
  #isTouched = false;
  #isAskedForAll = false;
  #isCancelled = false;
  #lastTouch = 0;
  #wake = () => {};

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** Something may have changed. */
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

  /** Waits for any of it: a change, once nothing more happens; undefined for the end. */
  async next(): Promise<'change' | 'all' | undefined> {
    while (!this.#isTouched && !this.#isAskedForAll && !this.#isCancelled) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const end = performance.now() + patience;
    while (!this.#isAskedForAll && !this.#isCancelled) {
      const rest = Math.min(this.#lastTouch + pause, end) - performance.now();
      if (rest <= 0) break;
      await setTimeout(rest);
    }
    const asked = this.#isAskedForAll ? 'all' : 'change';
    this.#isTouched = false;
    this.#isAskedForAll = false;
    return this.#isCancelled ? undefined : asked;
  }
}

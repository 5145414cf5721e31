/** The number of results that may wait in memory for earlier ones. */
const maxWaiting = 200;

/** Indices into the shared memory. */
const slots = { next: 0, done: 1 } as const;

/** Hands out numbers from 0 on, each to one of the threads that share the memory. */
export class WorkQueue {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;

  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory);
  }

  /** The next number; undefined if too many before it are not done. */
  take(): number | undefined {
    const done = Atomics.load(this.#numbers, slots.done);
    if (Atomics.load(this.#numbers, slots.next) - done >= maxWaiting) return undefined;
    return Atomics.add(this.#numbers, slots.next, 1);
  }

  /** The next number. Blocks the thread while too many before it are not done. */
  wait(): number {
    for (;;) {
      const done = Atomics.load(this.#numbers, slots.done);
      const number = this.take();
      if (number !== undefined) return number;
      Atomics.wait(this.#numbers, slots.done, done);
    }
  }

  /** Marks one more number as done. */
  done(): void {
    Atomics.add(this.#numbers, slots.done, 1);
    Atomics.notify(this.#numbers, slots.done);
  }
}

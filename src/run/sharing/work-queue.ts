/** What is found of so many manifests may wait in memory until those before them are done. */
const most = 200;

/** Places in the memory. */
const places = { next: 0, done: 1 } as const;

/** Numbers from 0 on: each goes to one of the threads that share the memory. */
export class WorkQueue {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;

  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory);
  }

  /** The next number; undefined where too many before it are not done. */
  take(): number | undefined {
    const done = Atomics.load(this.#numbers, places.done);
    if (Atomics.load(this.#numbers, places.next) - done >= most) return undefined;
    return Atomics.add(this.#numbers, places.next, 1);
  }

  /** The next number. The thread stands still until those before it are done but for a few. */
  wait(): number {
    for (;;) {
      const done = Atomics.load(this.#numbers, places.done);
      const number = this.take();
      if (number !== undefined) return number;
      Atomics.wait(this.#numbers, places.done, done);
    }
  }

  /** The next one is done. */
  done(): void {
    Atomics.add(this.#numbers, places.done, 1);
    Atomics.notify(this.#numbers, places.done);
  }
}

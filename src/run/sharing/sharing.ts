import type { FileResult } from '../../engine/result/result.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { WorkerThread } from '../../host/worker-thread.ts';
import type { WorkerAnswer, WorkerTask } from './task.ts';
import type { WorkQueue } from './work-queue.ts';

/** The work that two threads share. */
export interface SharedWork {
  readonly sources: readonly Source[];
  readonly queue: WorkQueue;
  /** Checks a source in this thread. */
  readonly check: (source: Source) => Promise<FileResult>;
  /** Completes a result of the other thread to what `check` would have returned. */
  readonly completed: (source: Source, found: FileResult) => Promise<FileResult>;
  readonly notice: (text: string) => void;
}

/** Returns the result for a source, or computes it. */
type Outcome = () => Promise<FileResult>;

/** Checks manifests in two threads, and returns results in order. */
export class Sharing {
  readonly #work: SharedWork;
  readonly #thread: WorkerThread<WorkerTask, WorkerAnswer>;
  readonly #outcomes = new Map<number, Outcome>();
  #given = 0;

  constructor(work: SharedWork, thread: WorkerThread<WorkerTask, WorkerAnswer>) {
    this.#work = work;
    this.#thread = thread;
  }

  /**
   * Returns the result for the next source. While the other thread works on it, this one works on later sources.
   * @throws any error that prevents the source from being checked.
   */
  async next(): Promise<FileResult> {
    const outcome = await this.#outcomeOf(this.#given);
    this.#given += 1;
    this.#work.queue.done();
    return outcome();
  }

  async #outcomeOf(number: number): Promise<Outcome> {
    const { sources, queue } = this.#work;
    for (;;) {
      for (const answer of this.#thread.answers()) this.#take(answer);
      const known = this.#outcomes.get(number);
      this.#outcomes.delete(number);
      if (known) return known;
      const mine = queue.take();
      if (mine !== undefined && mine < sources.length) this.#outcomes.set(mine, await this.#found(mine));
      // A thread that has ended has lost the source that it was working on.
      else if (!(await this.#thread.waits())) return () => this.#check(number);
    }
  }

  #take({ number, result, notices }: WorkerAnswer): void {
    for (const text of notices) this.#work.notice(text);
    const source = this.#work.sources[number];
    const isDone = source !== undefined && result !== undefined;
    this.#outcomes.set(number, () => (isDone ? this.#work.completed(source, result) : this.#check(number)));
  }

  /** An error is kept and thrown when it is the source's turn. */
  async #found(number: number): Promise<Outcome> {
    try {
      const result = await this.#check(number);
      return async () => result;
    } catch (error) {
      return () => Promise.reject(error);
    }
  }

  #check(number: number): Promise<FileResult> {
    const source = this.#work.sources[number];
    if (source === undefined) throw new RangeError(`There is no manifest ${number}.`);
    return this.#work.check(source);
  }
}

import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import { once } from '../data/once.ts';
import { withDefaultFlags } from './engine-flags.ts';

/** Returns the thread's task and the function that sends an answer; to be called in the thread itself. */
export function fromParent<Task, Answer>(): {
  readonly task: Promise<Task>;
  readonly answer: (answer: Answer) => void;
} {
  const port: MessagePort = workerData;
  const task = new Promise<Task>((resolve) => port.once('message', resolve));
  return { task, answer: (answer) => port.postMessage(answer) };
}

/** A worker thread, as its parent sees it. */
export interface WorkerThread<Task, Answer> {
  /** Gives the thread its task, which is plain data; may be called once. */
  begin(task: Task): void;
  /** Returns the answers since the last call. */
  answers(): readonly Answer[];
  /** Waits for the next answer. Returns false if the thread has ended and no answer is left. */
  waits(): Promise<boolean>;
  /** Terminates the thread, whatever it is doing. */
  end(): void;
}

/**
 * Starts a worker thread, which waits for its task. Its output is discarded.
 * @param file The file that the thread runs.
 * @throws Error if this process may not start threads.
 */
export function startWorkerThread<Task, Answer>(file: string): WorkerThread<Task, Answer> {
  const { port1: port, port2: workerPort } = new MessageChannel();
  const transfer = { workerData: workerPort, transferList: [workerPort] };
  const restoreFlags = withDefaultFlags();
  try {
    return new Thread(new Worker(file, { ...transfer, execArgv: [], stdout: true, stderr: true }), port, restoreFlags);
  } catch (error) {
    port.close();
    restoreFlags();
    throw error;
  }
}

class Thread<Task, Answer> implements WorkerThread<Task, Answer> {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** Restores the flags with the first answer: by then everything is loaded that was compiled under the default flags. */
  readonly #markReady: () => void;
  readonly #queue: Answer[] = [];
  #isGone = false;
  #wake = () => {};

  constructor(worker: Worker, port: MessagePort, restoreFlags: () => void) {
    this.#worker = worker;
    this.#port = port;
    this.#markReady = once(restoreFlags);
    port.on('message', (answer) => this.#receive(answer));
    const onGone = () => {
      this.#isGone = true;
      this.#markReady();
      this.#wake();
    };
    worker.on('error', onGone).on('exit', onGone);
    // An idle thread does not keep the process alive.
    worker.unref();
    port.unref();
  }

  begin(task: Task): void {
    this.#worker.ref();
    this.#port.ref();
    this.#port.postMessage(task);
  }

  answers(): readonly Answer[] {
    this.#drain();
    return this.#queue.splice(0);
  }

  async waits(): Promise<boolean> {
    if (this.#queue.length === 0 && !this.#isGone) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#drain();
    return this.#queue.length > 0 || !this.#isGone;
  }

  end(): void {
    this.#markReady();
    this.#port.close();
    void this.#worker.terminate();
  }

  /** Receives synchronously: work that never yields lets no events through. */
  #drain(): void {
    for (let next = receiveMessageOnPort(this.#port); next; next = receiveMessageOnPort(this.#port)) {
      this.#receive(next.message);
    }
  }

  #receive(answer: Answer): void {
    this.#queue.push(answer);
    this.#markReady();
    this.#wake();
  }
}

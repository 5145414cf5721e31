import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import { once } from '../data/once.ts';
import { underUsualFlags } from './engine-flags.ts';

/** What the thread has to do, and whom it tells; to be asked in the thread itself. */
export function fromParent<Task, Answer>(): {
  readonly task: Promise<Task>;
  readonly answer: (answer: Answer) => void;
} {
  const port: MessagePort = workerData;
  const task = new Promise<Task>((resolve) => port.once('message', resolve));
  return { task, answer: (answer) => port.postMessage(answer) };
}

/** Another thread of this process, as whoever started it sees it. */
export interface WorkerThread<Task, Answer> {
  /** Has it do this, of which it is told once: plain data. */
  begin(task: Task): void;
  /** Takes what was answered since it was last asked. */
  answers(): readonly Answer[];
  /** Waits until there is something to take. False: the thread is gone, and there will be nothing more. */
  waits(): Promise<boolean>;
  /** Ends the thread, whatever it is at. */
  end(): void;
}

/**
 * Starts a thread of this process, which waits for what it has to do. What it writes to its output goes nowhere.
 * @param file What the thread runs.
 * @throws Error where this process may start none.
 */
export function startWorkerThread<Task, Answer>(file: string): WorkerThread<Task, Answer> {
  const { port1: port, port2: other } = new MessageChannel();
  const given = { workerData: other, transferList: [other] };
  const restoreFlags = underUsualFlags();
  try {
    return new Thread(new Worker(file, { ...given, execArgv: [], stdout: true, stderr: true }), port, restoreFlags);
  } catch (error) {
    port.close();
    restoreFlags();
    throw error;
  }
}

class Thread<Task, Answer> implements WorkerThread<Task, Answer> {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** With the first answer all is loaded that was compiled under the usual flags. */
  readonly #begun: () => void;
  readonly #waiting: Answer[] = [];
  #isGone = false;
  #wake = () => {};

  constructor(worker: Worker, port: MessagePort, restoreFlags: () => void) {
    this.#worker = worker;
    this.#port = port;
    this.#begun = once(restoreFlags);
    port.on('message', (answer) => this.#take(answer));
    const gone = () => {
      this.#isGone = true;
      this.#begun();
      this.#wake();
    };
    worker.on('error', gone).on('exit', gone);
    // As long as it only stands by, the process does not go on for its sake.
    worker.unref();
    port.unref();
  }

  begin(task: Task): void {
    this.#worker.ref();
    this.#port.ref();
    this.#port.postMessage(task);
  }

  answers(): readonly Answer[] {
    this.#look();
    return this.#waiting.splice(0);
  }

  async waits(): Promise<boolean> {
    if (this.#waiting.length === 0 && !this.#isGone) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#look();
    return this.#waiting.length > 0 || !this.#isGone;
  }

  end(): void {
    this.#begun();
    this.#port.close();
    void this.#worker.terminate();
  }

  /** Work that never waits leaves events no turn. */
  #look(): void {
    for (let next = receiveMessageOnPort(this.#port); next; next = receiveMessageOnPort(this.#port)) {
      this.#take(next.message);
    }
  }

  #take(answer: Answer): void {
    this.#waiting.push(answer);
    this.#begun();
    this.#wake();
  }
}

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import process from 'node:process';
import { environmentOf } from '../programs/environment.ts';
import { onSignals } from '../programs/signals.ts';
import { type Started, start } from '../programs/start.ts';
import { withSystemLimits } from './bounded.ts';
import { type Permissions, restrictions } from './permissions.ts';
import { command, readable } from './program.ts';
import type { ChildRequest, ChildTask } from './protocol.ts';

/** The heap limit of the child, in megabytes. */
export const heapLimit = 512;
/** The limit for the whole process, in megabytes: buffers, code and Node's own memory come on top of the heap. */
const processMemoryLimit = 1536;

/** The longest answer, in UTF-16 units: a definition bundled with all its imports. */
const maxAnswerLength = 64 * 1024 * 1024;

/** How long an idle child is kept for another question, in milliseconds: nobody announces the end of a session. */
const idleTime = 10_000;

/**
 * How a child ended without an answer; `how` is its exit code, signal or error. With `start` it ended before it was
 * ready, and has run no module.
 */
export interface Ending {
  readonly why: 'start' | 'timeout' | 'flood' | 'memory' | 'meddling' | 'exit';
  readonly how: string;
}

export type ChildOutcome = { readonly answer: string } | { readonly ending: Ending };

export interface ChildOptions extends Permissions {
  /** The working directory. */
  readonly cwd: string;
  /** CPU time in seconds, for all questions together. */
  readonly seconds: number;
  /** Whether the child runs untrusted code: then its memory is limited, too. */
  readonly isModule: boolean;
}

/** A process that runs untrusted code with the least privileges that it needs. It never keeps its parent alive. */
export class Child {
  readonly #process: Started;
  readonly #channel: Socket;
  /** Part of every request: a module that writes to the channel itself does not know it, and cannot forge an answer. */
  readonly #nonce = randomUUID();
  #chunks: string[] = [];
  #isReady = false;
  #complaints = '';
  #ending: Ending | undefined;
  #settle: ((outcome: ChildOutcome) => void) | undefined;
  #requestNumber = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({ cwd, seconds, isModule, read, ...permissions }: ChildOptions) {
    const limits = restrictions({ ...permissions, read: [...read, ...readable] });
    const args = [...limits, `--max-old-space-size=${heapLimit}`, ...command];
    const program = { file: process.execPath, args, cwd, env: environmentOf(process.env) };
    const bounds = { seconds, ...(isModule && { memory: processMemoryLimit }) };
    this.#process = start(withSystemLimits(program, bounds), {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      ownGroup: true,
    });
    // The additional pipe that is requested above is a socket, which works in both directions.
    this.#channel = this.#process.stdio[3] as Socket;
    this.#watch();
    this.#forEachHandle((handle) => handle.unref());
  }

  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  /** Waits for the answer for at most `patience` milliseconds. */
  async ask(task: ChildTask, timeout: number): Promise<ChildOutcome> {
    this.#requestNumber += 1;
    if (this.#ending) return { ending: this.#ending };
    clearTimeout(this.#idleTimer);
    this.#forEachHandle((handle) => handle.ref());
    const timer = setTimeout(() => this.#end({ why: 'timeout', how: 'SIGKILL' }), timeout);
    const stopListening = onSignals(() => this.end());
    const request: ChildRequest = { ...task, nonce: this.#nonce, number: this.#requestNumber };
    try {
      return await new Promise((settle) => {
        this.#settle = settle;
        this.#channel.write(`${JSON.stringify(request)}\n`);
      });
    } finally {
      clearTimeout(timer);
      stopListening();
      this.#forEachHandle((handle) => handle.unref());
      this.#idleTimer = setTimeout(() => this.end(), idleTime).unref();
    }
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }

  #end(ending: Ending): void {
    this.#ending ??= this.#isReady ? ending : { why: 'start', how: errorIn(this.#complaints) ?? ending.how };
    this.#settle?.({ ending: this.#ending });
    this.end();
  }

  #watch(): void {
    const end = () => this.end();
    process.once('exit', end);
    this.#process.once('error', ({ message }) => this.#end({ why: 'exit', how: message }));
    this.#process.once('close', (code, signal) => {
      process.off('exit', end);
      const why = this.#complaints.includes('heap out of memory') ? 'memory' : 'exit';
      this.#end({ why, how: signal ?? `exit code ${code}` });
    });
    this.#process.stderr?.on('data', (chunk) => {
      this.#complaints = `${this.#complaints}${chunk}`.slice(-8192);
    });
    this.#channel
      .setEncoding('utf8')
      .on('error', end)
      .on('close', end)
      .on('data', (chunk) => this.#receive(String(chunk)));
  }

  #receive(chunk: string): void {
    this.#chunks.push(chunk);
    if (chunk.includes('\n')) this.#receiveLines(this.#chunks.join('').split('\n'));
    else if (this.#chunks.reduce((size, { length }) => size + length, 0) > maxAnswerLength)
      this.#end({ why: 'flood', how: 'SIGKILL' });
  }

  /** The first line means that the child is ready, each other line is an answer. The last chunk is an incomplete line. */
  #receiveLines(lines: string[]): void {
    this.#chunks = lines.splice(-1);
    for (const line of lines) {
      if (this.#isReady) this.#receiveAnswer(line);
      this.#isReady = true;
    }
  }

  #receiveAnswer(line: string): void {
    const head = `${this.#nonce} ${this.#requestNumber} `;
    if (line.startsWith(head)) this.#settle?.({ answer: line.slice(head.length) });
    else this.#end({ why: 'meddling', how: 'SIGKILL' });
  }

  /** The parent does not exit while any of these handles is referenced. */
  #forEachHandle(change: (handle: Started | Socket) => void): void {
    for (const handle of [this.#process, this.#channel, this.#process.stderr as Socket]) change(handle);
  }
}

const errorIn = (complaints: string): string | undefined => /^\S*Error.*$/m.exec(complaints)?.[0];

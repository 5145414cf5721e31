import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import process from 'node:process';
import { environmentOf } from './environment.ts';
import { type Permissions, restrictions } from './permissions.ts';
import { command, readable } from './program.ts';
import type { Request } from './protocol.ts';

/** In megabytes. */
export const memory = 512;

/** What a child may answer at most, in UTF-16 units: a definition with all that it imports, as one script. */
const answerLimit = 64 * 1024 * 1024;

/** How long it is kept for another question, in milliseconds: nobody says when a session is over. */
const leisure = 10_000;

/** How a child came to its end without an answer; `how` is its exit code or signal. One that did not even start has seen no module. */
export interface Ending {
  readonly why: 'start' | 'timeout' | 'flood' | 'memory' | 'exit';
  readonly how: string;
}

/** An answer is a line of JSON, if the module has not meddled with it. */
export type Outcome = { readonly answer: string } | { readonly ending: Ending };

/** A process that runs the code of strangers, with no more rights and means than it needs. It never keeps its parent waiting. */
export class Child {
  readonly #process: ChildProcess;
  readonly #channel: Socket;
  #chunks: string[] = [];
  #isReady = false;
  #complaints = '';
  #ending: Ending | undefined;
  #settle: ((outcome: Outcome) => void) | undefined;
  #asked = 0;
  #leaving: NodeJS.Timeout | undefined;

  constructor({ read, ...permissions }: Permissions) {
    const limits = [
      ...restrictions({ ...permissions, read: [...read, ...readable] }),
      `--max-old-space-size=${memory}`,
    ];
    this.#process = spawn(process.execPath, [...limits, ...command], {
      env: environmentOf(process.env),
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    // What is asked for above as a further pipe is a socket, which goes both ways.
    this.#channel = this.#process.stdio[3] as Socket;
    this.#watch();
    this.#hold(false);
  }

  /** Whether it had to do with other modules before. */
  get isUsed(): boolean {
    return this.#asked > 1;
  }

  /** Waits for the answer, but no longer than these milliseconds. */
  async ask(request: Request, patience: number): Promise<Outcome> {
    this.#asked += 1;
    if (this.#ending) return { ending: this.#ending };
    clearTimeout(this.#leaving);
    this.#hold(true);
    const timer = setTimeout(() => this.#end({ why: 'timeout', how: 'SIGKILL' }), patience);
    try {
      return await new Promise((settle) => {
        this.#settle = settle;
        this.#channel.write(`${JSON.stringify(request)}\n`);
      });
    } finally {
      clearTimeout(timer);
      this.#hold(false);
      this.#leaving = setTimeout(() => this.end(), leisure).unref();
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
    if (chunk.includes('\n')) this.#hear(this.#chunks.join('').split('\n'));
    else if (this.#chunks.reduce((size, { length }) => size + length, 0) > answerLimit)
      this.#end({ why: 'flood', how: 'SIGKILL' });
  }

  /** The first line says that it is there, each other one is an answer; the last is not at its end yet. */
  #hear(lines: string[]): void {
    this.#chunks = lines.splice(-1);
    for (const line of lines) {
      if (this.#isReady) this.#settle?.({ answer: line });
      this.#isReady = true;
    }
  }

  /** Whether the parent waits for it. */
  #hold(held: boolean): void {
    for (const handle of [this.#process, this.#channel, this.#process.stderr as Socket]) {
      if (held) handle.ref();
      else handle.unref();
    }
  }
}

const errorIn = (complaints: string): string | undefined => /^\S*Error.*$/m.exec(complaints)?.[0];

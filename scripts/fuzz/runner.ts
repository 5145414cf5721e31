import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { caseOf } from '../../test/fuzz/kinds.ts';
import { type Order, seconds, type WorkerReport } from './protocol.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type CaseOutcome = Exclude<WorkerReport, { ready: true }>;

/** Runs cases in a process of their own, which is killed if it hangs. */
export class FuzzRunner {
  #worker: ChildProcess | undefined;

  async run(order: Order): Promise<CaseOutcome> {
    const worker = await this.#started();
    worker.send(order);
    const over = new AbortController();
    const { signal } = over;
    const outcomes = [
      once(worker, 'message', { signal }).then(([report]): CaseOutcome => report),
      once(worker, 'exit', { signal }).then(([code, by]) => `The process ends with ${code ?? by}.`),
      setTimeout(seconds * 1000, `It takes more than ${seconds} s.`, { signal }),
    ];
    const outcome = await Promise.race(outcomes);
    over.abort();
    // The outcomes that lost the race were aborted.
    await Promise.allSettled(outcomes);
    if (typeof outcome === 'object') return outcome;
    this.stop();
    const { kind } = caseOf(order.seed, order.number);
    return { number: order.number, kind, faults: [outcome], seconds, memory: 0 };
  }

  stop(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#worker) return this.#worker;
    // A small heap, so that garbage is collected before the memory limit is reached.
    const execArgv = ['--max-old-space-size=320'];
    const worker = fork(at('../../node_modules/jiti/lib/jiti-cli.mjs'), [at('worker.ts')], { execArgv });
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }
}

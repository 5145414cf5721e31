import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { caseOf } from '../../test/fuzz/kinds.ts';
import { type CaseRequest, maxSeconds, type WorkerReport } from './protocol.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type CaseOutcome = Exclude<WorkerReport, { ready: true }>;

/** Runs cases in a process of their own, which is killed if it hangs. */
export class FuzzRunner {
  #worker: ChildProcess | undefined;

  async run(request: CaseRequest): Promise<CaseOutcome> {
    const worker = await this.#startWorker();
    worker.send(request);
    const finished = new AbortController();
    const { signal } = finished;
    const outcomes = [
      once(worker, 'message', { signal }).then(([report]): CaseOutcome => report),
      once(worker, 'exit', { signal }).then(([code, by]) => `The process ends with ${code ?? by}.`),
      setTimeout(maxSeconds * 1000, `It takes more than ${maxSeconds} s.`, { signal }),
    ];
    const outcome = await Promise.race(outcomes);
    finished.abort();
    // The outcomes that lost the race were aborted.
    await Promise.allSettled(outcomes);
    if (typeof outcome === 'object') return outcome;
    this.stop();
    const { kind } = caseOf(request.seed, request.number);
    return { number: request.number, kind, faults: [outcome], seconds: maxSeconds, memory: 0 };
  }

  stop(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  async #startWorker(): Promise<ChildProcess> {
    if (this.#worker) return this.#worker;
    // A small heap, so that garbage is collected before the memory limit is reached.
    const execArgv = ['--max-old-space-size=320'];
    const worker = fork(pathOf('../../node_modules/jiti/lib/jiti-cli.mjs'), [pathOf('worker.ts')], { execArgv });
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }
}

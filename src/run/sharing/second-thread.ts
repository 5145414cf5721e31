import type { Source } from '../../host/files/find/discover.ts';
import type { WorkerThread } from '../../host/worker-thread.ts';
import type { Prepare } from '../find/with-progress.ts';
import type { SharedContext } from './share.ts';
import type { Sharing } from './sharing.ts';
import type { WorkerAnswer, WorkerTask } from './task.ts';
import { areJustEnough, isWorthSharing } from './worth-sharing.ts';

/** Checks many manifests with the help of a second thread, which starts while the search for manifests goes on. */
export class SecondThread implements Prepare {
  readonly #file: string;
  readonly #context: SharedContext;
  #starting: Promise<WorkerThread<WorkerTask, WorkerAnswer> | undefined> | undefined;
  #sharing: Sharing | undefined;

  /** @param file The thread's entry file. */
  constructor(file: string, context: SharedContext) {
    this.#file = file;
    this.#context = context;
  }

  /** The work shared by two threads; undefined if there is only one thread. */
  get sharing(): Sharing | undefined {
    return this.#sharing;
  }

  found(sources: readonly Source[]): void {
    if (areJustEnough(sources) && isWorthSharing(sources, this.#context.options)) this.#starting = this.#start();
  }

  async begin(sources: readonly Source[]): Promise<void> {
    const thread = await this.#starting;
    if (thread === undefined || !isWorthSharing(sources, this.#context.options)) return;
    const { share } = await import('./share.ts');
    this.#sharing = share(thread, sources, this.#context);
  }

  async end(): Promise<void> {
    (await this.#starting)?.end();
  }

  async #start(): Promise<WorkerThread<WorkerTask, WorkerAnswer> | undefined> {
    const { startThread } = await import('./share.ts');
    return startThread(this.#file);
  }
}

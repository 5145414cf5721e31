import type { Source } from '../../host/files/find/discover.ts';
import type { Helper } from '../../host/helper.ts';
import type { Prepare } from '../find/paced.ts';
import { areJustEnough, pays } from './pays.ts';
import type { Sharers } from './share.ts';
import type { Sharing } from './sharing.ts';
import type { WorkerAnswer, WorkerTask } from './task.ts';

/** Has another thread help where there are many manifests. It takes a while to begin, and does so while they are looked for. */
export class Hiring implements Prepare {
  readonly #file: string;
  readonly #sharers: Sharers;
  #standing: Promise<Helper<WorkerTask, WorkerAnswer> | undefined> | undefined;
  #sharing: Sharing | undefined;

  /** @param file What the thread is started with. */
  constructor(file: string, sharers: Sharers) {
    this.#file = file;
    this.#sharers = sharers;
  }

  /** How two threads share the work; undefined where one does it. */
  get sharing(): Sharing | undefined {
    return this.#sharing;
  }

  found(sources: readonly Source[]): void {
    if (areJustEnough(sources) && pays(sources, this.#sharers.options)) this.#standing = this.#standBy();
  }

  async begin(sources: readonly Source[]): Promise<void> {
    const helper = await this.#standing;
    if (helper === undefined || !pays(sources, this.#sharers.options)) return;
    const { share } = await import('./share.ts');
    this.#sharing = share(helper, sources, this.#sharers);
  }

  async end(): Promise<void> {
    (await this.#standing)?.end();
  }

  async #standBy(): Promise<Helper<WorkerTask, WorkerAnswer> | undefined> {
    const { standBy } = await import('./share.ts');
    return standBy(this.#file);
  }
}

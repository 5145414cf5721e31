import { KnownError } from '../../../engine/known-error.ts';
import { bytesOrThrow, type Git } from '../run.ts';

/** A file's content: its size in bytes, and its bytes once they were fetched. */
interface Content {
  readonly size: number;
  readonly bytes?: Buffer;
}

/** `lost`: the repository lacks the object, as in a partial clone, or the object is not a blob. */
export type KnownContent = Content | 'lost';

/** Limits in bytes: what one git process is asked for, what may be held for one manifest, and what is kept for the next one. */
const limits = { batch: 32 * 1024 * 1024, round: 256 * 1024 * 1024, kept: 64 * 1024 * 1024 } as const;

/** Caches the blobs of a repository by object id. Each is fetched once, many at a time. */
export class Objects {
  readonly #git: Git;
  readonly #known = new Map<string, KnownContent>();
  #heldBytes = 0;
  #readers = 0;

  constructor(git: Git) {
    this.#git = git;
  }

  /** Returns undefined for an object that was never asked for. */
  contentOf(id: string): KnownContent | undefined {
    return this.#known.get(id);
  }

  /**
   * Determines the sizes of objects, and fetches each one that is not larger than its wanted size in bytes.
   * @throws KnownError if git cannot read them, or if they are too large altogether.
   */
  async fetch(wanted: ReadonlyMap<string, number>): Promise<void> {
    await this.#measure([...wanted.keys()].filter((id) => !this.#known.has(id)));
    const pending = [...wanted].flatMap(([id, limit]) => {
      const known = this.#known.get(id);
      const isPending = typeof known === 'object' && known.bytes === undefined && known.size <= limit;
      return isPending ? [{ id, size: known.size }] : [];
    });
    for (const batch of batchesOf(pending)) await this.#read(batch);
  }

  /** Marks objects as missing from the repository: if asked for one of them, git would fail for the whole batch. */
  markLost(ids: readonly string[]): void {
    for (const id of ids) this.#known.set(id, 'lost');
  }

  /** Keeps fetched contents until released: a reader that works in rounds relies on them. */
  retain(): () => void {
    this.#readers += 1;
    return () => {
      this.#readers -= 1;
    };
  }

  /** Drops contents if more than the limit are kept and nobody is reading. Sizes stay. */
  trim(): void {
    if (this.#heldBytes <= limits.kept || this.#readers > 0) return;
    for (const [id, known] of this.#known) if (known !== 'lost') this.#known.set(id, { size: known.size });
    this.#heldBytes = 0;
  }

  async #measure(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const lines = (await this.#ask('--batch-check', ids)).toString('utf8').split('\n');
    this.markLost(ids);
    for (const line of lines) {
      const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
      if (id !== undefined) this.#known.set(id, { size: Number(size) });
    }
  }

  async #read(ids: readonly string[]): Promise<void> {
    const output = await this.#ask('--batch', ids);
    for (let start = 0; start < output.length; ) {
      const end = output.indexOf('\n', start);
      if (end < 0) return;
      const [, id, length] = /^([0-9a-f]+) blob (\d+)$/.exec(output.subarray(start, end).toString('utf8')) ?? [];
      start = end + 1;
      // The object disappeared after it was measured.
      if (id === undefined) continue;
      const size = Number(length);
      this.#known.set(id, { size, bytes: output.subarray(start, start + size) });
      this.#heldBytes += size;
      start += size + 1;
    }
  }

  /** Passes ids on stdin: nothing that a repository contains ever becomes an argument. Neither mode runs filters. */
  #ask(mode: '--batch' | '--batch-check', ids: readonly string[]): Promise<Buffer> {
    const input = `${ids.join('\n')}\n`;
    return bytesOrThrow(
      this.#git,
      { args: ['cat-file', mode, '--buffer'], input },
      'git cannot read the files of this repository',
    );
  }
}

function batchesOf(pending: readonly { readonly id: string; readonly size: number }[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let [remaining, total] = [0, 0];
  for (const { id, size } of pending) {
    total += size;
    if (total > limits.round) throw new KnownError({ message: 'The files of this revision are too large to read.' });
    if (batches.length === 0 || remaining < size) {
      batches.push([]);
      remaining = limits.batch;
    }
    batches.at(-1)?.push(id);
    remaining -= size;
  }
  return batches;
}

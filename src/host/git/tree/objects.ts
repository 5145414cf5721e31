import { KnownError } from '../../../engine/known-error.ts';
import { bytesOrThrow, type Git } from '../run.ts';

/** What is known of a file's content: its size in bytes, and itself once it was asked for. */
interface Content {
  readonly size: number;
  readonly bytes?: Buffer;
}

/** `lost`: the repository lacks the object, as a partial clone does, or it is none of a file. */
export type KnownContent = Content | 'lost';

/** Bytes that one process of git is asked for, that may be held for one manifest, and that are kept for the next. */
const limits = { batch: 32 * 1024 * 1024, round: 256 * 1024 * 1024, kept: 64 * 1024 * 1024 } as const;

/** The contents of a repository's files by the ids of their objects, each fetched once, many at a time. */
export class Objects {
  readonly #git: Git;
  readonly #known = new Map<string, KnownContent>();
  #held = 0;
  #readers = 0;

  constructor(git: Git) {
    this.#git = git;
  }

  /** Undefined for what was never asked for. */
  about(id: string): KnownContent | undefined {
    return this.#known.get(id);
  }

  /**
   * Finds out the sizes of objects, and fetches those that are no larger than what is wanted of each, in bytes.
   * @throws KnownError where git cannot read them, and where they are too much altogether.
   */
  async fetch(wanted: ReadonlyMap<string, number>): Promise<void> {
    await this.#measure([...wanted.keys()].filter((id) => !this.#known.has(id)));
    const due = [...wanted].flatMap(([id, limit]) => {
      const known = this.#known.get(id);
      const isDue = typeof known === 'object' && known.bytes === undefined && known.size <= limit;
      return isDue ? [{ id, size: known.size }] : [];
    });
    for (const batch of batchesOf(due)) await this.#read(batch);
  }

  /** Notes objects that the repository lacks: git would give up on all that are asked for along with one of them. */
  lose(ids: readonly string[]): void {
    for (const id of ids) this.#known.set(id, 'lost');
  }

  /** Keeps what is fetched until it is released: whoever reads in rounds counts on that. */
  hold(): () => void {
    this.#readers += 1;
    return () => {
      this.#readers -= 1;
    };
  }

  /** Lets contents go, where many are kept and nobody reads. Sizes stay. */
  trim(): void {
    if (this.#held <= limits.kept || this.#readers > 0) return;
    for (const [id, known] of this.#known) if (known !== 'lost') this.#known.set(id, { size: known.size });
    this.#held = 0;
  }

  async #measure(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const lines = (await this.#ask('--batch-check', ids)).toString('utf8').split('\n');
    this.lose(ids);
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
      // One that was there when it was measured.
      if (id === undefined) continue;
      const size = Number(length);
      this.#known.set(id, { size, bytes: output.subarray(start, start + size) });
      this.#held += size;
      start += size + 1;
    }
  }

  /** Ids go in by standard input: nothing that a repository says is ever an argument. Neither way runs filters. */
  #ask(way: '--batch' | '--batch-check', ids: readonly string[]): Promise<Buffer> {
    const input = `${ids.join('\n')}\n`;
    return bytesOrThrow(
      this.#git,
      { args: ['cat-file', way, '--buffer'], input },
      'git cannot read the files of this repository',
    );
  }
}

function batchesOf(due: readonly { readonly id: string; readonly size: number }[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let [room, total] = [0, 0];
  for (const { id, size } of due) {
    total += size;
    if (total > limits.round) throw new KnownError({ message: 'The files of this revision are too large to read.' });
    if (batches.length === 0 || room < size) {
      batches.push([]);
      room = limits.batch;
    }
    batches.at(-1)?.push(id);
    room -= size;
  }
  return batches;
}

import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * The folder where an installation keeps what it found out, for the next process: beside its own code, which whoever can
 * write there could change anyway. Whatever is checked cannot put anything into it.
 * @param file One of the code's own files, in a folder of `dist`.
 */
export const cacheFolder = (file: string): string => join(dirname(dirname(file)), '.cache');

/**
 * The folder where an installation has what its build compiled ahead: for whoever runs it first, and wherever nothing can be
 * kept, as in a container or another user's installation.
 * @param file One of the code's own files, in a folder of `dist`.
 */
export const precompiledFolder = (file: string): string => join(dirname(dirname(file)), 'ahead');

/**
 * Keeps a file for the next process. Nobody finds half of it, not even where the power fails. Where nothing can be
 * written, as in another user's installation or on a full disk, nothing is kept, and nothing is left behind; nor where
 * the user does not let Node keep anything.
 * @param make Makes what it holds; called where there is a place for it.
 * @param isPrivate For this user alone.
 */
export function keep(path: string, make: () => string | Buffer, { isPrivate = false } = {}): void {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return;
  // Two containers that share a folder may have one number for two processes.
  const written = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(written, '', { flag: 'wx', mode: isPrivate ? 0o600 : 0o666 });
  } catch {
    // Each process finds it out by itself.
    return;
  }
  try {
    writeFileSync(written, make(), { flush: true });
    renameSync(written, path);
  } catch {
    rmSync(written, { force: true });
  }
}

/** What was kept; undefined where nothing was, or it cannot be read. */
export function cachedAt(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Reads large files one after the other into the same memory: getting some for each takes longer than filling it. */
export class Reader {
  #memory = Buffer.allocUnsafeSlow(1_000_000);

  /**
   * What a file holds, until the next is read.
   * @throws NodeJS.ErrnoException where it cannot be read.
   */
  read(path: string): Buffer {
    const end = this.#fill(path, 0);
    return this.#memory.subarray(0, end);
  }

  /**
   * The text of a file with more before and behind it, put together before a text is made of them. It has no signs beyond ASCII.
   * @throws NodeJS.ErrnoException where it cannot be read.
   */
  textOf(path: string, [before, behind]: readonly [string, string]): string {
    const end = this.#fill(path, before.length, behind.length);
    this.#memory.write(before, 0, 'latin1');
    this.#memory.write(behind, end, 'latin1');
    return this.#memory.toString('latin1', 0, end + behind.length);
  }

  /** Where the file ends in memory, which has so much room before and behind it. */
  #fill(path: string, before: number, behind = 0): number {
    const file = openSync(path, 'r');
    try {
      for (;;) {
        const room = this.#memory.length - before - behind;
        const size = readSync(file, this.#memory, before, room, 0);
        if (size < room) return before + size;
        this.#memory = Buffer.allocUnsafeSlow(2 * this.#memory.length);
      }
    } finally {
      closeSync(file);
    }
  }
}

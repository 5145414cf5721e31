import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * Returns the folder where an installation caches results for the next process: next to its own code, which anybody
 * with write access there could change anyway. A checked project cannot put anything into it.
 * @param file One of the code's own files, in a folder of `dist`.
 */
export const cacheFolder = (file: string): string => join(dirname(dirname(file)), '.cache');

/**
 * Returns the folder with the code that the build compiled ahead: for the first run of an installation, and wherever
 * nothing can be cached, as in a container or another user's installation.
 * @param file One of the code's own files, in a folder of `dist`.
 */
export const precompiledFolder = (file: string): string => join(dirname(dirname(file)), 'ahead');

/**
 * Saves a file for the next process. The write is atomic, even if the power fails. If it cannot be written, as in
 * another user's installation or on a full disk, or if the user disabled Node's compile cache, nothing is saved and
 * nothing is left behind.
 * @param make Creates the content; called only if the file can be created.
 * @param isPrivate Whether only this user may read it.
 */
export function writeCached(path: string, make: () => string | Buffer, { isPrivate = false } = {}): void {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return;
  // Processes in two containers that share a folder may have the same process id.
  const written = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(written, '', { flag: 'wx', mode: isPrivate ? 0o600 : 0o666 });
  } catch {
    // Without a cache, each process computes the result itself.
    return;
  }
  try {
    writeFileSync(written, make(), { flush: true });
    renameSync(written, path);
  } catch {
    rmSync(written, { force: true });
  }
}

/** Returns the cached content; undefined if there is none, or it cannot be read. */
export function readCached(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Reads large files into one reused buffer: allocating a buffer for each takes longer than filling it. */
export class Reader {
  #memory = Buffer.allocUnsafeSlow(1_000_000);

  /**
   * Returns the content of a file, valid until the next call.
   * @throws NodeJS.ErrnoException if it cannot be read.
   */
  read(path: string): Buffer {
    const end = this.#fill(path, 0);
    return this.#memory.subarray(0, end);
  }

  /**
   * Returns the text of an ASCII file between a prefix and a suffix, which are joined in the buffer, before the string
   * is created.
   * @throws NodeJS.ErrnoException if it cannot be read.
   */
  textOf(path: string, [prefix, suffix]: readonly [string, string]): string {
    const end = this.#fill(path, prefix.length, suffix.length);
    this.#memory.write(prefix, 0, 'latin1');
    this.#memory.write(suffix, end, 'latin1');
    return this.#memory.toString('latin1', 0, end + suffix.length);
  }

  /** Reads a file into the buffer, with room before and after it. Returns the offset of its end. */
  #fill(path: string, prefix: number, suffix = 0): number {
    const file = openSync(path, 'r');
    try {
      for (;;) {
        const available = this.#memory.length - prefix - suffix;
        const size = readSync(file, this.#memory, prefix, available, 0);
        if (size < available) return prefix + size;
        this.#memory = Buffer.allocUnsafeSlow(2 * this.#memory.length);
      }
    } finally {
      closeSync(file);
    }
  }
}

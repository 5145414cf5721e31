import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * The folder where an installation keeps what it found out, for the next process: beside its own code, which whoever can
 * write there could change anyway. Whatever is checked cannot put anything into it.
 * @param file One of the code's own files, in a folder of `dist`.
 */
export const keptBeside = (file: string): string => join(dirname(dirname(file)), '.cache');

/**
 * Keeps a file for the next process. Nobody finds half of it, not even where the power fails. Where nothing can be
 * written, as in another user's installation, nothing is kept; nor where the user does not let Node keep anything.
 * @param isPrivate For this user alone.
 */
export function keep(path: string, content: string | Buffer, { isPrivate = false } = {}): void {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return;
  const written = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(written, content, { flush: true, mode: isPrivate ? 0o600 : 0o666 });
    renameSync(written, path);
  } catch {
    // Each process finds it out by itself.
  }
}

/** What was kept; undefined where nothing was, or it cannot be read. */
export function keptAt(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** A file of the code itself. */
export const ownText = (path: string): string => readFileSync(path, 'utf8');

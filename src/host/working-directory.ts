import { isAbsolute, resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';

/** Returns the working directory of the process; undefined if it was removed after the process or its shell entered it. */
export function presentDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/**
 * Returns the working directory of the process.
 * @throws KnownError if it was removed.
 */
export function workingDirectory(): string {
  const here = presentDirectory();
  if (here !== undefined) return here;
  throw new KnownError({
    message: 'The working directory no longer exists.',
    hint: 'Change to one that exists, with `cd`.',
  });
}

/**
 * Resolves a folder against the working directory, which need not exist if the folder is absolute.
 * @throws KnownError if the folder is relative and the working directory was removed.
 */
export const folderAt = (folder: string): string =>
  isAbsolute(folder) ? resolve(folder) : resolve(workingDirectory(), folder);

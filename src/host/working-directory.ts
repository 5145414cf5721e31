import { isAbsolute, resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';

/** The working directory of the process; undefined where it was removed since the process, or the shell that started it, went there. */
export function presentDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/**
 * The working directory of the process.
 * @throws KnownError where it was removed.
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
 * A folder as seen from the working directory, which need not exist where the folder is absolute.
 * @throws KnownError
 */
export const folderAt = (folder: string): string =>
  isAbsolute(folder) ? resolve(folder) : resolve(workingDirectory(), folder);

import { KnownError } from '../engine/known-error.ts';

/**
 * The working directory of the process.
 * @throws KnownError where it was removed since the process, or the shell that started it, went there.
 */
export function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    throw new KnownError({
      message: 'The working directory no longer exists.',
      hint: 'Change to one that exists, with `cd`.',
    });
  }
}

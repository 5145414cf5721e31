import { randomUUID } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';

export interface Rewrite {
  readonly path: string;
  /** As shown to people. */
  readonly file: string;
  /** What the file held when it was read. */
  readonly before: string;
  readonly after: string;
}

/**
 * Replaces a file's text at once or not at all, keeping its mode; a link stays a link.
 * @throws KnownError where the file changed since it was read, or cannot be written.
 */
export async function rewrite({ path, file, before, after }: Rewrite): Promise<void> {
  const target = await realpath(path);
  if ((await readFile(target, 'utf8')) !== before) {
    throw new KnownError({
      message: `\`${file}\` has changed since it was read, and was left as it is.`,
      hint: 'Run hublint again.',
    });
  }
  const { mode } = await stat(target);
  // A file that may not be written would still be replaced by a rename.
  if ((mode & 0o222) === 0) throw new KnownError({ message: `\`${file}\` is read-only, and was left as it is.` });
  const temporary = join(dirname(target), `.hublint-${randomUUID()}`);
  try {
    await writeFile(temporary, after, { mode, flag: 'wx' });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new KnownError({
      message: `\`${file}\` cannot be written: ${error instanceof Error ? error.message : error}.`,
    });
  }
}

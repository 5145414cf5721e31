import { stat, writeFile } from 'node:fs/promises';
import { KnownError } from '../../engine/known-error.ts';
import { messageOf } from '../message-of.ts';

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/**
 * Writes a report.
 * @throws KnownError where that cannot be done.
 */
export async function writeText(path: string, file: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new KnownError({ message: `\`${file}\` cannot be written: ${messageOf(error)}` });
  }
}

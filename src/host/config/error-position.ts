import { resolve } from 'node:path';
import { openDocument } from '../../document/open-text.ts';
import { type Complaint, KnownError } from '../../engine/known-error.ts';
import { readNamed, textIn } from '../files/read.ts';
import { isPackage } from './read.ts';

/** Runs a step. Prefixes an error about a path in a configuration with the file, line and column. */
export async function withErrorPosition<T>(cwd: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof KnownError) || error.complaint.at === undefined) throw error;
    const { message, hint, at } = error.complaint;
    const position = await positionText(cwd, at);
    throw new KnownError({ message: `${position}: ${message}`, ...(hint !== undefined && { hint }) });
  }
}

/** Runs a step. If it throws an error, the error gets this path in a configuration. */
export function withErrorPath<T>(at: NonNullable<Complaint['at']>, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof KnownError ? new KnownError({ ...error.complaint, at }) : error;
  }
}

/** Returns line and column if the configuration is data, and the path if it is code. */
async function positionText(cwd: string, { source, path }: NonNullable<Complaint['at']>): Promise<string> {
  const steps = path.join('.');
  if (!/(?:\.jsonc?|\.ya?ml|rc)$/.test(source)) return steps === '' ? source : `${source} (${steps})`;
  const document = await openDocument(source, textIn(readNamed(resolve(cwd, source))) ?? '');
  const documentPath = isPackage(source) ? ['hublint', ...path] : path;
  const { start } = (await document.positions()).locate({ path: documentPath, on: 'key' });
  return `${source}:${start.line}:${start.column}`;
}

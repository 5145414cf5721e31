import process from 'node:process';
import { KnownError } from '../../engine/known-error.ts';
import { displayPath } from '../files/display-path.ts';
import { messageOf } from '../message-of.ts';
import { endLater } from '../programs/end-later.ts';
import { setSuspects } from '../programs/exit.ts';

/** The configurations and plugins that this process has imported, by path: a later error may come from them. */
const imported = new Set<string>();

const quotedPaths = (paths: readonly string[]): string =>
  paths.map((path) => `\`${displayPath(path, process.cwd())}\``).join(' or ');

export function noteImported(path: string): void {
  imported.add(path);
  setSuspects({
    names: quotedPaths([...imported]),
    afterwards: (lingers) => endLater((left) => lingers(keepsAliveMessage(left))),
  });
}

/**
 * Attributes an uncaught error to the code that was imported. Returns it unchanged if nothing was imported, because
 * then it is a bug of hublint.
 */
export function attributeError(error: unknown): unknown {
  const paths = [...imported];
  if (paths.length === 0) return error;
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  const traced = paths.filter((path) => trace.includes(path));
  return new KnownError({
    message: `${quotedPaths(traced.length > 0 ? traced : paths)} raised an error that nothing handles: ${messageOf(error)}`,
    hint: 'Await every promise that it creates, or catch its errors.',
  });
}

/** Creates the error for a process that has nothing left to do, but no result. */
export const unsettledError = (): KnownError =>
  new KnownError({
    message: `The run cannot continue: ${imported.size === 0 ? 'something' : quotedPaths([...imported])} waits for something that never happens.`,
    ...(imported.size > 0 && { hint: 'It awaits a promise that is never settled.' }),
  });

/** Returns the message for a process whose work is done, but that something keeps alive. */
const keepsAliveMessage = (left: readonly string[]): string =>
  `The work is done, but ${quotedPaths([...imported])} keeps the process alive, so hublint ends it. ${left.length === 0 ? 'Close what it opens.' : `It left open: ${left.join(', ')}.`}`;

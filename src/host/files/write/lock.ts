import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { KnownError } from '../../../engine/known-error.ts';
import { isRunning } from '../../programs/running.ts';
import { uninterrupted } from '../../uninterrupted.ts';
import { bytesAt } from '../read.ts';
import { meaningOf } from '../system-error.ts';
import { create, remove } from './replace.ts';
import { checkWritable, type OutputFile, writeError } from './writable.ts';

/** How often and how long to wait for a lock: its holder needs only a few milliseconds. */
const retryLimits = { tries: 500, milliseconds: 20 } as const;

/**
 * Runs work that reads files and writes them anew, while no other hublint process does so. The work must be short and
 * synchronous, so that others do not wait long; it is not interrupted.
 * @throws KnownError if a file stays locked, or its folder is not writable.
 */
export async function withLocks<T>(targets: readonly OutputFile[], work: () => T): Promise<T> {
  const locks = targets.map((target) => ({ file: target.file, lock: lockOf(checkWritable(target)) }));
  // In a fixed order, to prevent a deadlock.
  locks.sort((a, b) => (a.lock < b.lock ? -1 : 1));
  for (let tries = 1; ; tries++) {
    const outcome = uninterrupted(() => attempt(locks, work));
    if ('value' in outcome) return outcome.value;
    if (tries === retryLimits.tries) throw lockedError(outcome.busy);
    await setTimeout(retryLimits.milliseconds);
  }
}

const lockOf = (path: string): string => join(dirname(path), `.hublint-${basename(path)}.lock`);

interface Lock {
  readonly lock: string;
  readonly file: string;
}

/** Takes all the locks or none: another process needs the missing one only for a moment. */
function attempt<T>(locks: readonly Lock[], work: () => T): { readonly value: T } | { readonly busy: Lock } {
  const acquired: Lock[] = [];
  try {
    for (const one of locks) {
      if (!acquire(one)) return { busy: one };
      acquired.push(one);
    }
    return { value: work() };
  } finally {
    for (const { lock } of acquired) remove(lock);
  }
}

/** Creates the lock with the process id in it, so that the lock of a killed process can be recognized. */
function acquire({ lock, file }: Lock): boolean {
  try {
    if (create(lock, String(process.pid))) return true;
    const holder = bytesAt(lock)?.toString('utf8') ?? '';
    if (!/^\d+$/.test(holder) || isRunning(Number(holder))) return false;
    remove(lock);
    return create(lock, String(process.pid));
  } catch (error) {
    throw writeError(file, `it ${meaningOf(error)}`);
  }
}

const lockedError = ({ lock, file }: Lock): KnownError =>
  writeError(
    file,
    'another hublint is writing it',
    `If none is running, delete \`${join(dirname(file), basename(lock))}\`.`,
  );

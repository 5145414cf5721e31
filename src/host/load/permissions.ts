import { devNull } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isWithin } from '../files/boundary.ts';
import { kindFollowing } from '../files/entries.ts';

/** What a child may do besides computing. */
export interface Permissions {
  /** The files that it may read, and the folders that it may read with everything inside. */
  readonly read: readonly string[];
  /** Whether it may start programs, which have no restrictions. */
  readonly programs?: boolean;
}

const { allowedNodeEnvironmentFlags: known } = process;
const model = known.has('--permission') ? '--permission' : '--experimental-permission';
/** SQLite opens files, and loads native code from them, without checking permissions. */
const withoutSqlite = known.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : [];

/** Returns the arguments with which Node denies everything else, above all writing. */
export const restrictions = ({ read, programs }: Permissions): readonly string[] => [
  model,
  ...outermost(read).map((path) => `--allow-fs-read=${kindFollowing(path) === 'folder' ? join(path, '*') : path}`),
  ...(programs ? ['--allow-child-process'] : []),
  ...withoutSqlite,
  // Before Node 24, trace events are written without checking permissions.
  `--trace-event-file-pattern=${devNull}`,
];

/** Drops paths that are inside another one of the list. */
const outermost = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));

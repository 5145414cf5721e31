import { devNull } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isWithin } from '../files/boundary.ts';
import { kindOf } from '../files/entries.ts';

/** What a child may do beyond computing. */
export interface Permissions {
  /** Files, and folders with all that is inside, that it may read. */
  readonly read: readonly string[];
  /** Whether it may start programs, which are bound by nothing. */
  readonly programs?: boolean;
}

const { allowedNodeEnvironmentFlags: known } = process;
const model = known.has('--permission') ? '--permission' : '--experimental-permission';
/** SQLite opens files, and loads code that they hold, without asking. */
const withoutSqlite = known.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : [];

/** The arguments by which Node withholds everything else: writing, above all. */
export const restrictions = ({ read, programs }: Permissions): readonly string[] => [
  model,
  ...outermost(read).map((path) => `--allow-fs-read=${kindOf(path) === 'folder' ? join(path, '*') : path}`),
  ...(programs ? ['--allow-child-process'] : []),
  ...withoutSqlite,
  // Before Node 24 the events of a trace are written without asking.
  `--trace-event-file-pattern=${devNull}`,
];

/** What is inside of other folders adds nothing. */
const outermost = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));

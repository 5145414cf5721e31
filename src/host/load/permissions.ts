import { join } from 'node:path';
import process from 'node:process';
import { isInside } from './folders.ts';

/** What a child may do beyond computing. */
export interface Permissions {
  /** Folders that it may read, with all that is inside. */
  readonly read: readonly string[];
  /** Whether it may start programs, which are bound by nothing. */
  readonly programs?: boolean;
}

const model = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/** The arguments by which Node withholds everything else: writing, above all. */
export const restrictions = ({ read, programs }: Permissions): readonly string[] => [
  model,
  ...outermost(read).map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  ...(programs ? ['--allow-child-process'] : []),
];

/** Folders inside others add nothing. */
const outermost = (folders: readonly string[]): readonly string[] =>
  [...new Set(folders)].filter((folder) => !folders.some((other) => isInside(folder, other)));

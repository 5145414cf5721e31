import { dirname } from 'node:path';
import process from 'node:process';
import { presentDirectory } from '../working-directory.ts';
import { findProgram } from './find.ts';
import { succeeds } from './start.ts';

/**
 * Copies a file with its owner, mode, access list and extended attributes, as far as this user may: Node itself knows
 * nothing of the latter. Returns false where that fails, or the system has no program for it; a part of the copy
 * may be there then.
 */
export function copyWithAttributes(from: string, to: string): boolean {
  if (process.platform === 'win32') return false;
  const here = presentDirectory();
  // Whoever works in the root of the system has no project there.
  const around = here === undefined || here === dirname(here) ? [] : [here];
  const file = findProgram('cp', dirname(from), ...around);
  return file !== undefined && succeeds({ file, args: ['-a', '--', from, to], cwd: dirname(to), env: { LC_ALL: 'C' } });
}

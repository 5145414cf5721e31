import { dirname } from 'node:path';
import process from 'node:process';
import { presentDirectory } from '../working-directory.ts';
import { findProgram } from './find.ts';
import { succeeds } from './start.ts';

/**
 * Copies a file with its owner, mode, access control list and extended attributes, as far as this user may: Node has no
 * API for the latter two. Returns false if that fails, or the system has no `cp`; the target may then exist in part.
 */
export function copyWithAttributes(from: string, to: string): boolean {
  if (process.platform === 'win32') return false;
  const workingFolder = presentDirectory();
  // The file system's root is not a project.
  const projectFolders = workingFolder === undefined || workingFolder === dirname(workingFolder) ? [] : [workingFolder];
  const file = findProgram('cp', dirname(from), ...projectFolders);
  return file !== undefined && succeeds({ file, args: ['-a', '--', from, to], cwd: dirname(to), env: { LC_ALL: 'C' } });
}

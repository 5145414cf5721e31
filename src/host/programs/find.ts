import { delimiter, isAbsolute, join } from 'node:path';
import process from 'node:process';
import { isWithin, outermostRepositoryOf } from '../files/boundary.ts';
import { isExecutable, realPath } from '../files/entries.ts';
import { projectRoot } from '../files/project/project.ts';

const isWindows = process.platform === 'win32';
const suffixes = isWindows ? ['.exe'] : [''];

/** Windows accepts quotes around a folder in the search path: some people put them around one with spaces. */
const unquoted = (folder: string): string => (isWindows ? folder.replace(/^"([^"]*)"$/, '$1') : folder);

/**
 * Returns the absolute path of a program on the search path. Package managers put folders of the project in front of
 * that path, and Windows searches the working directory first: a program that is inside the project of one of these
 * folders is skipped.
 */
export function findProgram(name: string, ...within: readonly string[]): string | undefined {
  const projects = within.map((folder) => outermostRepositoryOf(folder) ?? projectRoot(folder));
  const isInProject = (path: string) => projects.some((project) => isWithin(path, project));
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .map(unquoted)
    .filter((folder) => isAbsolute(folder) && !/[\\/]node_modules[\\/]\.bin[\\/]*$/.test(folder));
  for (const folder of folders) {
    for (const suffix of suffixes) {
      const file = join(folder, `${name}${suffix}`);
      const real = isExecutable(file) ? realPath(file) : undefined;
      if (real !== undefined && !isInProject(real) && !isInProject(file)) return file;
    }
  }
  return undefined;
}

import { delimiter, isAbsolute, join } from 'node:path';
import process from 'node:process';
import { isWithin } from '../files/boundary.ts';
import { kindOf, realPath } from '../files/entries.ts';

const suffixes = process.platform === 'win32' ? ['.exe'] : [''];

/**
 * A program on the search path, absolute. Package managers put folders of the project in front of that path, and
 * Windows looks into the working directory first: a program that the project brings is not the one that is meant.
 */
export function findProgram(name: string, project: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  for (const folder of folders) {
    for (const suffix of suffixes) {
      const file = join(folder, `${name}${suffix}`);
      const real = kindOf(file) === 'file' ? realPath(file) : undefined;
      if (real !== undefined && !isWithin(real, project) && !isWithin(file, project)) return file;
    }
  }
  return undefined;
}

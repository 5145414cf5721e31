import { dirname, sep } from 'node:path';

/** Returns the folder of a resolved path. Only entries of a root need Node's `dirname`, which looks at each character. */
export function folderOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf(sep));
  return folder.includes(sep) ? folder : dirname(path);
}

/** Returns the last part of a resolved path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(sep) + 1);

import { dirname, sep } from 'node:path';

/** The folder of a resolved path. What stands right in a root is left to Node, whose own way looks at each sign. */
export function folderOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf(sep));
  return folder.includes(sep) ? folder : dirname(path);
}

/** The name of a resolved path in its folder. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(sep) + 1);

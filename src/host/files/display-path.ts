import { relative, sep } from 'node:path';

/** The path as people see it. */
export const displayPath = (path: string, cwd: string): string => relativeTo(cwd, path).split(sep).join('/') || '.';

/** What a path below a folder says by itself takes no more: Node's own way has to be compiled. */
function relativeTo(folder: string, path: string): string {
  const isPlain =
    path.startsWith(folder + sep) && !path.endsWith(sep) && !path.includes(`${sep}.`) && !path.includes(sep + sep);
  return isPlain ? path.slice(folder.length + sep.length) : relative(folder, path);
}

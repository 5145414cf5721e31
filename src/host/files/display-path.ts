import { isAbsolute, relative, resolve, sep } from 'node:path';
import { onceEach } from '../../data/once.ts';
import { isPlain, pathIn } from './listing.ts';

/** The path as people see it. */
export const displayPath = (path: string, cwd: string): string => relativeTo(cwd, path).split(sep).join('/') || '.';

/** Whether a path as people see it leads out of the folder that it is seen from: upward, or to another drive of Windows. */
export const leadsOut = (shown: string): boolean => /^\.\.(?:\/|$)/.test(shown) || isAbsolute(shown);

/** What a path below a folder says by itself takes no more: Node's own way has to be compiled. */
function relativeTo(folder: string, path: string): string {
  if (path === folder) return '';
  const isBelow =
    path.startsWith(folder + sep) && !path.endsWith(sep) && !path.includes(`${sep}.`) && !path.includes(sep + sep);
  return isBelow ? path.slice(folder.length + sep.length) : relative(folder, path);
}

/** Where a file stands that is named by its way from a folder. Many stand in few folders, and each sign of a way is looked at. */
export function placing(from: string): (file: string) => string {
  const folderAt = onceEach((folder) => resolve(from, folder));
  return (file) => {
    const end = file.lastIndexOf('/');
    const name = file.slice(end + 1);
    if (end <= 0 || !isPlain(name)) return resolve(from, file);
    return pathIn(folderAt(file.slice(0, end)), name);
  };
}

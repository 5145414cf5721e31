import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin } from '../files/boundary.ts';
import { displayPath } from '../files/display-path.ts';
import { projectRoot } from '../files/project/project.ts';

/** A line of a trace ends with a place, which Node writes as an address for its own modules. */
const placed = /(?:^|[\s(])((?:file:\/\/)?(?:\/|[a-z]:[\\/])[^\n()]*?):(\d+)(?::\d+)?\)?$/gim;

/**
 * The file and line where code that was imported from a path failed, be it in another module of the project. Undefined where
 * that is not known.
 */
export async function failedAt(error: unknown, path: string, cwd: string): Promise<string | undefined> {
  const traced = tracedTo(error, path, cwd);
  // Node does not tell where an ES module cannot be parsed.
  if (traced !== undefined || !(error instanceof SyntaxError)) return traced;
  const { syntaxErrorAt } = await import('./syntax-error-at.ts');
  return syntaxErrorAt(path, cwd);
}

/** The innermost place that the error tells of. */
function tracedTo(error: unknown, path: string, cwd: string): string | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  const root = projectRoot(dirname(path));
  for (const [, name = '', line] of trace.matchAll(placed)) {
    const file = fileOf(name);
    const isOwn = isWithin(file, root) && !/[\\/]node_modules[\\/]/.test(file.slice(root.length));
    if (isOwn) return `${displayPath(file, cwd)}:${line}`;
  }
  return undefined;
}

function fileOf(name: string): string {
  try {
    // jiti writes paths of Windows with slashes.
    return name.startsWith('file:') ? fileURLToPath(name) : normalize(name);
  } catch {
    // A message may quote what is no address of a file.
    return name;
  }
}

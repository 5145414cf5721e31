import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin } from '../files/boundary.ts';
import { displayPath } from '../files/display-path.ts';
import { realPath } from '../files/entries.ts';
import { projectRoot } from '../files/project/project.ts';

/** A line of a stack trace ends with a line number, and usually a column. */
const framePosition = /:(\d+)(?::\d+)?\)?$/;
/** The path before it, which is a URL for ES modules. */
const framePath = /(?:^|\s)(?:file:\/\/)?(?:\/|[a-z]:[\\/])/i;

/**
 * Returns the file and line where code that was imported from a path failed, also if that is in another module of the
 * project; undefined if it is not known.
 */
export async function failedAt(error: unknown, path: string, cwd: string): Promise<string | undefined> {
  const traced = thrownAt(error, path, cwd);
  // Node's error does not say where an ES module cannot be parsed.
  if (traced !== undefined || !(error instanceof SyntaxError)) return traced;
  const { syntaxErrorAt } = await import('./syntax-error-at.ts');
  return syntaxErrorAt(path, cwd);
}

/**
 * Returns the file and line of the project, or of the npm package, from which an error was thrown by code that was imported
 * from a path; undefined if it is not known.
 */
export function thrownAt(error: unknown, path: string, cwd: string): string | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  const root = ownFolder(path);
  for (const { name, line } of framesIn(trace)) {
    const file = filePathOf(name);
    const isOwn = isWithin(file, root) && !/[\\/]node_modules[\\/]/.test(file.slice(root.length));
    if (isOwn) return `${displayPath(file, cwd)}:${line}`;
  }
  return undefined;
}

/** Searches each line from its end: a trace starts with the error's message, which may quote any text of a manifest. */
function* framesIn(trace: string): Generator<{ readonly name: string; readonly line: string }> {
  for (const text of trace.split('\n')) {
    const position = framePosition.exec(text);
    if (position === null) continue;
    const { index, 1: line = '' } = position;
    const before = text.slice(Math.max(text.lastIndexOf('(', index), text.lastIndexOf(')', index)) + 1, index);
    const start = before.search(framePath);
    if (start >= 0) yield { name: before.slice(start).trimStart(), line };
  }
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** Returns the folder of an npm package, or else of the project. */
function ownFolder(path: string): string {
  const [folder] = packageFolder.exec(realPath(path) ?? path) ?? [];
  return folder ?? projectRoot(dirname(path));
}

function filePathOf(name: string): string {
  try {
    // jiti writes Windows paths with slashes.
    return name.startsWith('file:') ? fileURLToPath(name) : normalize(name);
  } catch {
    // A message may contain an invalid file URL.
    return name;
  }
}

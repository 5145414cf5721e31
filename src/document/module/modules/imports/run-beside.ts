import { posix } from 'node:path';
import { fatalIn } from '../../fatal.ts';
import type { Statement } from '../../syntax/nodes.ts';
import type { Graph } from '../graph.ts';
import { isInFolder } from '../resolution/folders.ts';
import { isGenerated } from './mistaken-imports.ts';
import { sourcesIn } from './sources.ts';

/**
 * Modules of the project that are run, though nothing is asked of them, and that the definition does not survive: they are
 * broken, or throw.
 */
export function* fatalBeside(entry: string, graph: Graph): Generator<string> {
  const used = graph.loaded();
  const seen = new Set(used.map(({ file }) => file.path));
  const folder = posix.dirname(entry);
  const isOwn = (path: string) => isInFolder(path, folder) && !isGenerated(path) && !seen.has(path);
  // What is added on the way is gone through as well.
  const open = used.filter(({ file }) => !isGenerated(file.path));
  for (const module of open) {
    for (const { specifier } of sourcesIn(module.file.body.filter(runsItsSource))) {
      const resolved = graph.resolve(specifier, module.file.path);
      if (resolved.kind !== 'file' || !isOwn(resolved.path)) continue;
      seen.add(resolved.path);
      const other = graph.looked.get(resolved.path);
      if (other === undefined) continue;
      open.push(other);
      if (other.file.faults.length > 0 || [...fatalIn(other)].length > 0) yield resolved.path;
    }
  }
}

/** Bundlers leave out an import of which no name is used: it may have been for types. These stay. */
const runsItsSource = (statement: Statement): boolean =>
  statement.type === 'ImportDeclaration' ? statement.specifiers.length === 0 : /^Export/.test(statement.type);

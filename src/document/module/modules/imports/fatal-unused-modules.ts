import { posix } from 'node:path';
import { fatalMistakesIn } from '../../faults/fatal-mistakes.ts';
import { topLevelAwaitsIn } from '../../faults/top-level-await.ts';
import type { Statement } from '../../syntax/nodes.ts';
import type { Graph } from '../graph.ts';
import type { Module } from '../module.ts';
import { isInFolder } from '../resolution/folders.ts';
import { isGenerated } from './mistaken-imports.ts';
import { refusedImport } from './refused-import.ts';
import { sourceIn } from './sources.ts';
import { isDroppedImport, namesUsedAsValues } from './used-imports.ts';

/**
 * The paths of modules that run with the definition although none of their exports is used, and that make it fail: they have
 * syntax errors, throw, `await`, use names that nothing declares, or import files that do not exist or names that are not
 * exported.
 */
export function* fatalUnusedModules(entry: string, graph: Graph): Generator<string> {
  const used = graph.loaded();
  const seen = new Set(used.map(({ file }) => file.path));
  const folder = posix.dirname(entry);
  const isOwn = (path: string) => isInFolder(path, folder) && !isGenerated(path) && !seen.has(path);
  const open = used.filter(({ file }) => !isGenerated(file.path));
  // The loop also visits modules that are added during it.
  for (const module of open) {
    for (const statement of module.file.body) {
      const specifier = sourceIn(statement)?.value;
      const resolved = specifier === undefined ? undefined : graph.resolve(specifier, module.file.path);
      if (resolved?.kind !== 'file' || !isOwn(resolved.path) || !runsItsSource(statement, module, graph)) continue;
      seen.add(resolved.path);
      const other = graph.peek.get(resolved.path);
      if (other === undefined) continue;
      open.push(other);
      if (isFatal(other, graph)) yield resolved.path;
    }
  }
}

function isFatal(module: Module, graph: Graph): boolean {
  const { body, faults } = module.file;
  if (faults.length > 0 || [...fatalMistakesIn(module)].length > 0) return true;
  if ([...topLevelAwaitsIn(module)].length > 0) return true;
  if ([...namesUsedAsValues(body)].some((name) => !module.mayDeclare(name))) return true;
  if (body.some((statement) => importsNoFile(statement, module, graph))) return true;
  const declared = [...module.names.declarations.names];
  return declared.some(
    ([name, one]) => one.kind === 'import' && refusedImport(one, name, module, graph.peek) !== undefined,
  );
}

function importsNoFile(statement: Statement, module: Module, graph: Graph): boolean {
  const specifier = sourceIn(statement)?.value;
  if (specifier === undefined || !/^\.{1,2}\//.test(specifier)) return false;
  return graph.resolve(specifier, module.file.path).kind === 'unknown' && runsItsSource(statement, module, graph);
}

/** Whether an import stays in the output. Few can be dropped: only for those is the configuration read. */
const runsItsSource = (statement: Statement, { file }: Module, { peek }: Graph): boolean =>
  !(isDroppedImport(statement, file.body) && peek.dropsUnused(file.path));

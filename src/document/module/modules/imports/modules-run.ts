import { posix } from 'node:path';
import type { Statement } from '../../syntax/nodes.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import { isInFolder } from '../resolution/folders.ts';
import { circularOrder } from './execution-order.ts';
import { sourcesIn } from './sources.ts';
import { isDroppedImport } from './used-imports.ts';

/** The modules that run with a definition, the entry first. */
export interface ModulesRun {
  /** The files of all of them. */
  readonly files: ReadonlySet<string>;
  /** Those that import other files; none if there is only the entry. */
  readonly found: readonly Module[];
  /** The files that each module imports, including imports of types only. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

export function modulesRunWith(entry: string, modules: Modules): ModulesRun {
  const imports = new Map<string, string[]>();
  const paths = new Set([entry]);
  const found: Module[] = [];
  const folder = posix.dirname(entry);
  // Iteration over a set includes items that are added during it.
  for (const path of paths) {
    const module = path === entry || importsFiles(path, modules) ? modules.get(path) : undefined;
    if (module === undefined) continue;
    found.push(module);
    const imported: string[] = [];
    imports.set(path, imported);
    const specifiers = sourcesIn(module.file.body).map(({ specifier }) => specifier);
    for (const specifier of [...specifiers, ...requiredIn(module.file.text)]) {
      const file = fileOf(specifier, path, folder, modules);
      if (file === undefined) continue;
      paths.add(file);
      imported.push(file);
    }
  }
  return { files: paths, found: paths.size > 1 ? found : [], imports };
}

/** Returns the project file that an import resolves to; not files of packages, which do not import the project. */
function fileOf(specifier: string, from: string, folder: string, modules: Modules): string | undefined {
  const resolved = modules.resolve(specifier, from);
  if (resolved.kind !== 'file') return undefined;
  return specifier.startsWith('.') || isInFolder(resolved.path, folder) ? resolved.path : undefined;
}

/** Whether a module may import other files, judging by its text alone. */
function importsFiles(path: string, modules: Modules): boolean {
  const text = modules.textOf(path);
  const named = [...text.matchAll(/\b(?:from|import)\s*(?:'([^'\n]+)'|"([^"\n]+)")/g)];
  const specifiers = [...named.map(([, single, double]) => single ?? double ?? ''), ...requiredIn(text)];
  return specifiers.some((specifier) => modules.resolve(specifier, path).kind === 'file');
}

/** The specifiers that a module may `require`, judging by its text alone. */
const requiredIn = (text: string): readonly string[] =>
  text.includes('require')
    ? Array.from(text.matchAll(/\brequire\s*\(\s*(['"`])([^'"`\n]+)\1/g), ([, , specifier = '']) => specifier)
    : [];

/** The positions of modules in the order of execution; undefined if their imports have no cycle. */
export function orderOf(entry: string, run: ModulesRun, modules: Modules): ReadonlyMap<string, number> | undefined {
  // Most definitions have no cycle even if type imports count, which is faster to determine.
  if (circularOrder(entry, (path) => run.imports.get(path) ?? []) === undefined) return undefined;
  const folder = posix.dirname(entry);
  const byPath = new Map(run.found.map((module) => [module.file.path, module]));
  return circularOrder(entry, (path) => {
    const { body = [] } = byPath.get(path)?.file ?? {};
    const leavesOut = modules.dropsUnused(path);
    const isKept = (statement: Statement) =>
      statement.type !== 'TSImportEqualsDeclaration' && !(leavesOut && isDroppedImport(statement, body));
    const files = sourcesIn(body.filter(isKept)).map(({ specifier }) => fileOf(specifier, path, folder, modules));
    return files.filter((file) => file !== undefined);
  });
}

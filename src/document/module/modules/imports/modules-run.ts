import { posix } from 'node:path';
import type { Statement } from '../../syntax/nodes.ts';
import type { Modules } from '../exports/targets-of.ts';
import type { Module } from '../module.ts';
import { isInFolder } from '../resolution/folders.ts';
import { circularOrder } from './execution-order.ts';
import { sourcesIn } from './sources.ts';
import { isLeftOut } from './used-imports.ts';

/** The modules that are run with a definition, its own first, as far as they import others of the project. */
export function modulesRunWith(entry: string, modules: Modules): readonly Module[] {
  const paths = new Set([entry]);
  const found: Module[] = [];
  const folder = posix.dirname(entry);
  // What is added on the way is gone through as well.
  for (const path of paths) {
    const module = path === entry || importsFiles(path, modules) ? modules.get(path) : undefined;
    if (module === undefined) continue;
    found.push(module);
    const specifiers = sourcesIn(module.file.body).map(({ specifier }) => specifier);
    for (const specifier of [...specifiers, ...requiredIn(module.file.text)]) {
      const imported = fileOf(specifier, path, folder, modules);
      if (imported !== undefined) paths.add(imported);
    }
  }
  return paths.size > 1 ? found : [];
}

/** The file of the project that an import leads to. A package knows nothing of who imports it. */
function fileOf(specifier: string, from: string, folder: string, modules: Modules): string | undefined {
  const resolved = modules.resolve(specifier, from);
  if (resolved.kind !== 'file') return undefined;
  return specifier.startsWith('.') || isInFolder(resolved.path, folder) ? resolved.path : undefined;
}

/** Whether a module may import others of the project, by its text alone. */
function importsFiles(path: string, modules: Modules): boolean {
  const text = modules.textOf(path);
  const named = [...text.matchAll(/\b(?:from|import)\s*(?:'([^'\n]+)'|"([^"\n]+)")/g)];
  const specifiers = [...named.map(([, single, double]) => single ?? double ?? ''), ...requiredIn(text)];
  return specifiers.some((specifier) => modules.resolve(specifier, path).kind === 'file');
}

/** What a module may require, by its text alone. */
const requiredIn = (text: string): readonly string[] =>
  text.includes('require')
    ? Array.from(text.matchAll(/\brequire\s*\(\s*(['"`])([^'"`\n]+)\1/g), ([, , specifier = '']) => specifier)
    : [];

/** The places of these modules, and of what they import, in the order in which they run; undefined without circles. */
export function orderOf(found: readonly Module[], modules: Modules): ReadonlyMap<string, number> | undefined {
  const [own] = found;
  if (own === undefined) return undefined;
  const entry = own.file.path;
  const folder = posix.dirname(entry);
  const byPath = new Map(found.map((module) => [module.file.path, module]));
  const importedBy = (isRun: (statement: Statement, module: Module) => boolean) => (path: string) => {
    const module = byPath.get(path);
    const body = module?.file.body.filter((statement) => isRun(statement, module)) ?? [];
    const files = sourcesIn(body).map(({ specifier }) => fileOf(specifier, path, folder, modules));
    return files.filter((file) => file !== undefined);
  };
  const isImport = ({ type }: Statement): boolean => type !== 'TSImportEqualsDeclaration';
  // Most definitions have no circle, whatever of their imports is for types alone.
  if (circularOrder(entry, importedBy(isImport)) === undefined) return undefined;
  const isKept = (statement: Statement, { file }: Module) =>
    isImport(statement) && !(modules.leavesOutUnused(file.path) && isLeftOut(statement, file.body));
  return circularOrder(entry, importedBy(isKept));
}

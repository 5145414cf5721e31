import { isDeclaration } from '../../syntax/declaration-files.ts';
import type { Mistake } from '../../value/value.ts';
import { ambiguousExport } from '../exports/ambiguous-export.ts';
import { exportedNames } from '../exports/exported-names.ts';
import { targetsOf } from '../exports/targets-of.ts';
import type { Graph } from '../graph.ts';
import type { Module } from '../module.ts';
import type { Declaration } from '../names/declaration.ts';
import { missingExport } from '../names/missing.ts';
import { exportsType } from '../names/type-only.ts';
import { usedIn } from './used-imports.ts';

type Import = Extract<Declaration, { kind: 'import' }>;

/** What to say of a name that is imported and not exported, which the bundler refuses although nobody asks for its value. */
export function refusedImport(
  { source, name, isRequired }: Import,
  local: string,
  importing: Module,
  { looked, resolve }: Graph,
): Omit<Mistake, 'at'> | undefined {
  const resolved =
    isRequired || name === '*' || !source.startsWith('.') ? undefined : resolve(source, importing.file.path);
  if (resolved?.kind !== 'file' || isDeclaration(resolved.path)) return undefined;
  const module = looked.get(resolved.path);
  if (module === undefined || module.file.json !== undefined) return undefined;
  const { exports, common } = module.names.declarations;
  // A type is mostly used as one, and where its value is asked for, that is told.
  if (common || exports.has(name) || exportsType(module.file.body, name)) return undefined;
  if (!isAskedByBundler(local, importing, looked.leavesOutUnused)) return undefined;
  if (targetsOf({ file: resolved.path, name, path: [] }, looked).length > 0)
    return ambiguousExport(module, name, looked);
  const { names, doubt } = exportedNames(resolved.path, { module: looked.get, resolve });
  if (names === undefined || doubt !== undefined || names.includes(name)) return undefined;
  return missingExport(module, name, names);
}

/** Not what may be a type: of TypeScript, what is used as one alone, or is exported again. */
function isAskedByBundler(local: string, { file, names }: Module, leavesOutUnused: (file: string) => boolean): boolean {
  const isType =
    !usedIn(file.body).has(local) ||
    [...names.declarations.exports.values()].some((one) => one.kind === 'local' && one.name === local);
  return !isType || !leavesOutUnused(file.path);
}

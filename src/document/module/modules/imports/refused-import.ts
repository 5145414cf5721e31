import { isDeclaration } from '../../syntax/declaration-files.ts';
import type { Mistake } from '../../value/value.ts';
import { ambiguousExport } from '../exports/ambiguous-export.ts';
import { exportedNames } from '../exports/exported-names.ts';
import { targetsOf } from '../exports/targets-of.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import type { ImportBinding } from '../names/declaration.ts';
import { missingExport } from '../names/missing.ts';
import { exportsType } from '../names/type-only.ts';
import { usedIn } from './used-imports.ts';

/** What to say of a name that is imported and not exported, which the bundler refuses although nobody asks for its value. */
export function refusedImport(
  { source, name, isRequired }: ImportBinding,
  local: string,
  importing: Module,
  modules: Modules,
): Omit<Mistake, 'at'> | undefined {
  const resolved =
    isRequired || name === '*' || !source.startsWith('.') ? undefined : modules.resolve(source, importing.file.path);
  if (resolved?.kind !== 'file' || isDeclaration(resolved.path)) return undefined;
  const module = modules.get(resolved.path);
  if (module === undefined || module.file.json !== undefined) return undefined;
  const { exports, common } = module.names.declarations;
  // A type is mostly used as one, and where its value is asked for, that is told.
  if (common || exports.has(name) || exportsType(module.file.body, name)) return undefined;
  if (!isAskedByBundler(local, importing, modules)) return undefined;
  if (targetsOf({ file: resolved.path, name, path: [] }, modules).length > 0)
    return ambiguousExport(module, name, modules);
  const { names, doubt } = exportedNames(resolved.path, modules);
  if (names === undefined || doubt !== undefined || names.includes(name)) return undefined;
  return missingExport(module, name, names);
}

/** Not what may be a type: of TypeScript, what is used as one alone, or is exported again. */
function isAskedByBundler(local: string, { file, names }: Module, modules: Modules): boolean {
  const isType =
    !usedIn(file.body).has(local) ||
    [...names.declarations.exports.values()].some((one) => one.kind === 'local' && one.name === local);
  return !isType || !modules.leavesOutUnused(file.path);
}

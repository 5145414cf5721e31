import { isDeclaration } from '../../syntax/declaration-files.ts';
import type { Mistake } from '../../value/value.ts';
import { ambiguousExport } from '../exports/ambiguous-export.ts';
import { exportedNames } from '../exports/exported-names.ts';
import { targetsOf } from '../exports/targets-of.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import type { ImportBinding } from '../names/declaration.ts';
import { exportsType } from '../names/exported-types.ts';
import { missingExport } from '../names/missing.ts';
import { namesUsedAsValues } from './used-imports.ts';

/** The mistake of importing a name that is not exported: the bundler refuses it even if its value is not used. */
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
  // An exported type may be imported; using it as a value is reported at the use.
  if (common || exports.has(name) || exportsType(module.file.body, name)) return undefined;
  if (!isAskedByBundler(local, importing, modules)) return undefined;
  if (targetsOf({ file: resolved.path, name, path: [] }, modules).length > 0)
    return ambiguousExport(module, name, modules);
  const { names, doubt } = exportedNames(resolved.path, modules);
  if (names === undefined || doubt !== undefined || names.includes(name)) return undefined;
  return missingExport(module, name, names);
}

/** Whether the bundler resolves the name: it drops names that TypeScript can only use as types, or re-export. */
function isAskedByBundler(local: string, { file, names }: Module, modules: Modules): boolean {
  const isType =
    !namesUsedAsValues(file.body).has(local) ||
    [...names.declarations.exports.values()].some((one) => one.kind === 'local' && one.name === local);
  return !isType || !modules.dropsUnused(file.path);
}

import type { AccessPath } from '../../evaluate/holders.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import type { OwnExport } from '../names/declaration.ts';
import { isDefaultOfItself } from './interop.ts';

/** What a module exports, and the way to an object inside it. */
export interface ExportReference {
  readonly file: string;
  /** `*` is the whole module. */
  readonly name: string;
  readonly path: AccessPath;
}

/** The module that declares something, with how it exports it. */
export interface ExportTarget {
  readonly module: Module;
  readonly wanted: OwnExport;
  readonly path: AccessPath;
}

/** Where that is declared which a module exports, itself or from others. */
export function targetsOf(exported: ExportReference, modules: Modules): readonly ExportTarget[] {
  const targets: ExportTarget[] = [];
  const seen = new Set<string>();
  const open = [exported];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const id = [next.file, next.name, next.path === undefined].join('\0');
    const module = seen.has(id) ? undefined : modules.get(next.file);
    seen.add(id);
    if (module === undefined) continue;
    for (const found of next.name === '*' ? membersOf(next, module) : exportsOf(next, module)) {
      if ('wanted' in found) targets.push(found);
      else {
        const resolved = modules.resolve(found.source, next.file);
        if (resolved.kind !== 'file' || (found.isStar && !modules.mayExport(resolved.path, found.name))) continue;
        open.push({ file: resolved.path, name: found.name, path: found.path });
      }
    }
  }
  return targets;
}

interface From {
  readonly source: string;
  readonly name: string;
  readonly path: AccessPath;
  /** All of the module is exported, whatever its names. */
  readonly isStar?: true;
}

/** What an export stands for; where the module has none of that name, those that it exports as a whole may. */
function exportsOf({ name, path }: ExportReference, module: Module): readonly (ExportTarget | From)[] {
  const { json } = module.file;
  if (json !== undefined) {
    const inside = name === 'default' ? path : path && [name, ...path];
    return [{ module, wanted: { kind: 'expression', node: json, at: json }, path: inside }];
  }
  const { exports, stars, whole } = module.names.declarations;
  if (whole && name !== 'default')
    return exportsOf({ file: '', name: 'default', path: path && [name, ...path] }, module);
  const wanted = exports.get(name);
  if (name === 'default' && isDefaultOfItself(module))
    return membersOf({ file: '', name: '*', path: path?.length === 0 ? undefined : path }, module);
  if (wanted === undefined)
    return name === 'default' ? [] : stars.map((source) => ({ source, name, path, isStar: true }));
  return [wanted.kind === 'from' ? { source: wanted.source, name: wanted.name, path } : { module, wanted, path }];
}

/** The exports that a way through the whole module leads to. */
function membersOf({ file, path }: ExportReference, module: Module): readonly (ExportTarget | From)[] {
  if (path?.length === 0) return [];
  const step = path?.[0];
  const further = path?.slice(1);
  if (step !== undefined) return exportsOf({ file, name: step, path: further }, module);
  if (module.file.json !== undefined) return exportsOf({ file, name: 'default', path }, module);
  const { exports, stars } = module.names.declarations;
  const own = [...exports.keys()].flatMap((name) => exportsOf({ file, name, path: further }, module));
  return [...own, ...stars.map((source) => ({ source, name: '*', path }))];
}

import type { AccessPath } from '../../analysis/object-holders.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import type { OwnExport } from '../names/declaration.ts';
import { hasWholeAsDefault } from './interop.ts';

/** An export of a module, and the access path to an object in its value. */
export interface ExportReference {
  readonly file: string;
  /** `*` is the whole module. */
  readonly name: string;
  readonly path: AccessPath;
}

/** The module that declares an exported value, and its export there. */
export interface ExportTarget {
  readonly module: Module;
  readonly wanted: OwnExport;
  readonly path: AccessPath;
}

/** Follows re-exports to the modules that declare the exported value. */
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

/** A re-export from another module. */
interface ReExport {
  readonly source: string;
  readonly name: string;
  readonly path: AccessPath;
  /** It is an `export *`. */
  readonly isStar?: true;
}

/** The targets of an export. If the module has none of that name, one of its `export *` may supply it. */
function exportsOf({ name, path }: ExportReference, module: Module): readonly (ExportTarget | ReExport)[] {
  const { json } = module.file;
  if (json !== undefined) {
    const inside = name === 'default' ? path : path && [name, ...path];
    return [{ module, wanted: { kind: 'expression', node: json, at: json }, path: inside }];
  }
  const { exports, stars, whole } = module.names.declarations;
  if (whole && name !== 'default')
    return exportsOf({ file: '', name: 'default', path: path && [name, ...path] }, module);
  const wanted = exports.get(name);
  if (name === 'default' && hasWholeAsDefault(module))
    return membersOf({ file: '', name: '*', path: path?.length === 0 ? undefined : path }, module);
  if (wanted === undefined)
    return name === 'default' ? [] : stars.map((source) => ({ source, name, path, isStar: true }));
  return [wanted.kind === 'from' ? { source: wanted.source, name: wanted.name, path } : { module, wanted, path }];
}

/** The exports that an access path through the namespace of the module leads to. */
function membersOf({ file, path }: ExportReference, module: Module): readonly (ExportTarget | ReExport)[] {
  if (path?.length === 0) return [];
  const step = path?.[0];
  const further = path?.slice(1);
  if (step !== undefined) return exportsOf({ file, name: step, path: further }, module);
  if (module.file.json !== undefined) return exportsOf({ file, name: 'default', path }, module);
  const { exports, stars } = module.names.declarations;
  const own = [...exports.keys()].flatMap((name) => exportsOf({ file, name, path: further }, module));
  return [...own, ...stars.map((source) => ({ source, name: '*', path }))];
}

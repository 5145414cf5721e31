import { mutatesOuterObjects } from '../../analysis/local-bindings.ts';
import { type AccessPath, holdersOf } from '../../analysis/object-holders.ts';
import { type AnyNode, type FunctionNode, isOf } from '../../syntax/nodes.ts';
import { isFunction, unwrap } from '../../syntax/walk.ts';
import { type ExportTarget, targetsOf } from '../exports/targets-of.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import { importOf } from '../names/common-js.ts';
import { mayBeMutatedByMethod, mayHaveMutatingMethods } from './mutating-methods.ts';
import type { MutatedImport } from './mutation-marks.ts';

/**
 * Marks values that one module declares and another one mutates. This runs before anything is evaluated: any value may be
 * mutated by a module that is only imported for its side effects.
 */
export function markMutationsByOtherModules(found: readonly Module[], modules: Modules): void {
  const open = [...found];
  for (const module of open) markPassedImports(module, modules);
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    for (const imported of module.names.mutations.marks.takeMutatedImports()) {
      const by = imported.by ?? module.file.path;
      for (const target of targetsOfImport(imported, module, modules)) {
        if (imported.isDynamic && !hasMutatingMethods(target)) continue;
        markTarget(target, by);
        open.push(target.module);
      }
    }
  }
}

/** Marks imports that are passed to imported functions which mutate them. */
function markPassedImports(module: Module, modules: Modules): void {
  const { marks, receivers } = module.names.mutations;
  for (const [name, callees] of receivers) {
    if (importOf(name, module.names.declarations.names.get(name)) === undefined) continue;
    if (callees.some((callee) => mutatesItsArguments(callee, module, modules))) marks.mark({ name, path: undefined });
  }
}

/** Whether a callee is a function of another module that mutates its arguments. */
function mutatesItsArguments(callee: AnyNode, module: Module, modules: Modules): boolean {
  return holdersOf(callee, []).some((holder) => {
    if ('code' in holder) return false;
    const imported = importOf(holder.name, module.names.declarations.names.get(holder.name));
    if (imported === undefined) return false;
    const targets = targetsOfImport({ ...imported, path: holder.path }, module, modules);
    return targets.some((target) => {
      const fn = functionOf(target);
      return fn !== undefined && mutatesOuterObjects(fn);
    });
  });
}

function targetsOfImport(
  { source, name, path }: MutatedImport,
  module: Module,
  modules: Modules,
): readonly ExportTarget[] {
  const resolved = modules.resolve(source, module.file.path);
  return resolved.kind === 'file' ? targetsOf({ file: resolved.path, name, path }, modules) : [];
}

/** Whether the value of an export may be a list, a schema or the like, which have mutating methods. */
function hasMutatingMethods({ module, wanted, path }: ExportTarget): boolean {
  if (wanted.kind === 'expression') return path?.length === 0 && mayHaveMutatingMethods(wanted.node);
  return wanted.kind === 'local' && mayBeMutatedByMethod({ name: wanted.name, path }, module.names.declarations.names);
}

function markTarget({ module, wanted, path }: ExportTarget, by: string): void {
  const { marks } = module.names.mutations;
  if (wanted.kind === 'local') marks.mark({ name: wanted.name, path }, by);
  else if (wanted.kind === 'expression') marks.markExported(wanted.node, path, by);
}

/** The exported function, or the method of an exported object. */
function functionOf({ module, wanted, path }: ExportTarget): FunctionNode | undefined {
  if (wanted.kind === 'expression') return functionAt(wanted.node, path);
  const declaration =
    wanted.kind === 'declaration' ? wanted.declaration : module.names.declarations.names.get(wanted.name);
  if (declaration?.kind === 'function') return declaration.node;
  const init = declaration?.kind === 'variable' ? declaration.declarator.init : undefined;
  return init ? functionAt(init, path) : undefined;
}

function functionAt(
  expression: AnyNode,
  [step, ...further]: Exclude<AccessPath, undefined> = [],
): FunctionNode | undefined {
  const node = unwrap(expression);
  // isFunction looks at the type of the node, which TypeScript cannot see.
  if (step === undefined) return isFunction(node) ? (node as FunctionNode) : undefined;
  if (!isOf(node, 'ObjectExpression')) return undefined;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier' || property.key.name !== step) continue;
    return functionAt(property.type === 'ObjectMethod' ? property : property.value, further);
  }
  return undefined;
}

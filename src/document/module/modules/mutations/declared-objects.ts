import { type AccessPath, holdersOf, type ObjectHolder } from '../../analysis/object-holders.ts';
import { type AnyNode, isOf } from '../../syntax/nodes.ts';
import { childrenOf, unwrap } from '../../syntax/walk.ts';
import type { Declaration } from '../names/declaration.ts';

/** The holders of the objects in the value of a declaration. */
export function holdersInDeclaration(declaration: Declaration, path: AccessPath): readonly ObjectHolder[] {
  if (declaration.kind === 'variable') {
    const { id, init } = declaration.declarator;
    if (!init || id.type === 'Identifier') return init ? holdersOf(init, path) : [];
    return [init, ...defaultsIn(id)].map((code) => ({ code }));
  }
  const isNew = path?.length === 0 || (path !== undefined && declaration.kind === 'function');
  if (isNew || declaration.kind === 'import') return [];
  return [declaration.node, ...(declaration.parts ?? [])].map((code) => ({ code }));
}

/** The parts of a pattern that have a default. */
export const defaultsIn = (pattern: AnyNode): readonly AnyNode[] =>
  pattern.type === 'AssignmentPattern' ? [pattern] : childrenOf(pattern).flatMap(defaultsIn);

/** Whether a declared value has no parts that could be mutated: a primitive or a function. */
export function isPrimitiveOrFunction(declaration: Declaration): boolean {
  if (declaration.kind === 'function') return true;
  if (declaration.kind !== 'variable' || declaration.declarator.id.type !== 'Identifier') return false;
  const init = declaration.declarator.init ? unwrap(declaration.declarator.init) : undefined;
  if (init === undefined || isOf(init, 'RegExpLiteral')) return false;
  return /Literal$|^(?:Arrow)?FunctionExpression$/.test(init.type);
}

import type { AccessPath, ObjectHolder } from '../../analysis/object-holders.ts';
import { type AnyNode, isOf } from '../../syntax/nodes.ts';
import { unwrap } from '../../syntax/walk.ts';
import type { Declaration } from '../names/declaration.ts';

type Names = ReadonlyMap<string, Declaration>;

/** Whether the value of an expression may have mutating methods, as lists and schemas do. */
export const mayHaveMutatingMethods = (expression: AnyNode): boolean =>
  isOf(unwrap(expression), 'ArrayExpression', 'CallExpression', 'NewExpression');

/** Whether the value at an access path of a top-level name may have mutating methods. */
export function mayBeMutatedByMethod(holder: ObjectHolder, names: Names): boolean {
  const node = initializerOf(holder, names);
  const held = node && isOf(node, 'Identifier') ? initializerOf({ name: node.name, path: [] }, names) : node;
  return held !== undefined && mayHaveMutatingMethods(held);
}

/** The expression that a variable is initialized with, or the one at an access path inside it. */
function initializerOf(holder: ObjectHolder, names: Names): AnyNode | undefined {
  const declaration = 'code' in holder ? undefined : names.get(holder.name);
  const init = declaration?.kind === 'variable' ? declaration.declarator.init : undefined;
  return init && 'path' in holder ? partAt(init, holder.path) : undefined;
}

function partAt(part: AnyNode, path: AccessPath = [undefined]): AnyNode | undefined {
  const node = unwrap(part);
  const [step, ...further] = path;
  if (path.length === 0) return node;
  for (const property of isOf(node, 'ObjectExpression') ? node.properties : []) {
    if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') continue;
    if (property.key.name === step) return partAt(property.value, further);
  }
  return undefined;
}

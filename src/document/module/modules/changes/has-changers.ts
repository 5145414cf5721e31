import type { AccessPath, ObjectHolder } from '../../evaluate/holders.ts';
import { type AnyNode, isOf } from '../../syntax/nodes.ts';
import { unwrap } from '../../syntax/walk.ts';
import type { Declaration } from '../names/declaration.ts';

type Names = ReadonlyMap<string, Declaration>;

/** Whether an expression comes to what has methods that change it, as lists and schemas do: those of an object are its author's. */
export const hasChangers = (expression: AnyNode): boolean =>
  isOf(unwrap(expression), 'ArrayExpression', 'CallExpression', 'NewExpression');

/** Whether what a name at the top of the module holds, or what that has somewhere, has such methods. */
export function isChangeable(holder: ObjectHolder, names: Names): boolean {
  const node = partOf(holder, names);
  const held = node && isOf(node, 'Identifier') ? partOf({ name: node.name, path: [] }, names) : node;
  return held !== undefined && hasChangers(held);
}

/** What a name is given, or what that has somewhere, as it is written. */
function partOf(holder: ObjectHolder, names: Names): AnyNode | undefined {
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

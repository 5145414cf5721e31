import type { Change } from '../evaluate/changes.ts';
import type { Holder, Way } from '../evaluate/holders.ts';
import { localOf } from '../evaluate/locals.ts';
import { type AnyNode, isOf } from '../syntax/nodes.ts';
import { unwrap } from '../syntax/walk.ts';
import type { Declaration } from './declaration.ts';

type Names = ReadonlyMap<string, Declaration>;

/** Whether what may be changed has methods for that, as lists and schemas do: those of an object are its author's. */
export function hasChangers({ holder, within }: Change, names: Names): boolean {
  const isHere = 'code' in holder || localOf(holder.name, within) === undefined;
  const node = isHere ? partOf(holder, names) : undefined;
  const held = node && isOf(node, 'Identifier') ? partOf({ name: node.name, path: [] }, names) : node;
  return held !== undefined && isOf(held, 'ArrayExpression', 'CallExpression', 'NewExpression');
}

/** What a name at the top of the module is given, or what that has somewhere, as it is written. */
function partOf(holder: Holder, names: Names): AnyNode | undefined {
  const declaration = 'code' in holder ? undefined : names.get(holder.name);
  const init = declaration?.kind === 'variable' ? declaration.declarator.init : undefined;
  return init && 'path' in holder ? partAt(init, holder.path) : undefined;
}

function partAt(part: AnyNode, path: Way = [undefined]): AnyNode | undefined {
  const node = unwrap(part);
  const [step, ...further] = path;
  if (path.length === 0) return node;
  for (const property of isOf(node, 'ObjectExpression') ? node.properties : []) {
    if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') continue;
    if (property.key.name === step) return partAt(property.value, further);
  }
  return undefined;
}

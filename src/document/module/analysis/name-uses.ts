import { isMemberAccess } from '../syntax/member-access.ts';
import { type AnyNode, isOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction } from '../syntax/walk.ts';
import { requiredSpecifierOf } from './require-calls.ts';

/** A use of a variable, with the functions around it. */
export interface NameUse {
  readonly name: string;
  readonly within: Enclosing | undefined;
  /** The specifier, if it is a call of `require`. */
  readonly required?: string;
}

/** The variables that a piece of code uses. Nodes in `known` are skipped, and all others are added to it. */
export function* nameUsesIn(code: AnyNode, context: Enclosing | undefined, visited: Set<AnyNode>): Generator<NameUse> {
  const open: (readonly [AnyNode, Enclosing | undefined])[] = [[code, context]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, within] = next;
    if (visited.has(node)) continue;
    visited.add(node);
    const required = requiredSpecifierOf(node);
    if (required !== undefined) yield { name: 'require', within, required };
    else if (isOf(node, 'Identifier')) yield { name: node.name, within };
    else if (isOf(node, 'ThisExpression')) yield { name: 'this', within };
    else {
      const inside = isFunction(node) ? { node, outer: within } : within;
      for (const child of childrenThatMayNameVariables(node)) open.push([child, inside]);
    }
  }
}

/** The child nodes, without the names of members and properties. */
function childrenThatMayNameVariables(node: AnyNode): readonly AnyNode[] {
  if (isMemberAccess(node) && !node.computed) return [node.object];
  const isNamed = node.type === 'ObjectProperty' && 'computed' in node && !node.computed && 'key' in node;
  return isNamed ? childrenOf(node).filter((child) => child !== node.key) : childrenOf(node);
}

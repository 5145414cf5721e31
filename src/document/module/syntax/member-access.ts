import { type AnyNode, isOf, type MemberAccess } from './nodes.ts';
import { textOf } from './static-names.ts';
import { unwrap } from './walk.ts';

/** The variable at the start of a chain of member accesses. */
export function rootOf(node: AnyNode): string | undefined {
  let at = unwrap(node);
  while (isMemberAccess(at)) at = unwrap(at.object);
  return isOf(at, 'Identifier') ? at.name : undefined;
}

export const isMemberAccess = (node: AnyNode): node is MemberAccess =>
  isOf(node, 'MemberExpression', 'OptionalMemberExpression');

export const isNamed = (node: AnyNode, name: string): boolean => isOf(node, 'Identifier') && node.name === name;

/** The name of a member, if it is a constant. */
export function propertyNameOf({ computed, property }: MemberAccess): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return textOf(property);
}

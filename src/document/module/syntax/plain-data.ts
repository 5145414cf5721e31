import { put } from '../../../data/objects.ts';
import { type AnyNode, isOf } from './nodes.ts';

/** Returns the value of an expression that JSON could represent; undefined for any other. */
export function plainData(node: AnyNode): unknown {
  if (isOf(node, 'StringLiteral', 'NumericLiteral', 'BooleanLiteral')) return node.value;
  if (isOf(node, 'NullLiteral')) return null;
  if (isOf(node, 'ArrayExpression')) {
    const items = node.elements.map((element) => element && plainData(element));
    return items.includes(undefined) ? undefined : items;
  }
  if (!isOf(node, 'ObjectExpression')) return undefined;
  const data: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'StringLiteral') return undefined;
    const value = property.computed ? undefined : plainData(property.value);
    if (value === undefined) return undefined;
    put(data, property.key.value, value);
  }
  return data;
}

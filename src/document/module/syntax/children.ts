import { type AnyNode, isNode } from './nodes.ts';

/** For the most frequent types of nodes: the properties that hold child nodes, in source order. */
const holders: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  CallExpression: ['callee', 'arguments', 'typeParameters', 'typeArguments'],
  Identifier: ['typeAnnotation', 'decorators'],
  MemberExpression: ['object', 'property'],
  NumericLiteral: [],
  ObjectExpression: ['properties'],
  ObjectProperty: ['decorators', 'key', 'value'],
  StringLiteral: [],
};

/**
 * Returns the child nodes of a node. Every module is traversed completely, and enumerating the properties of a node takes five
 * times as long as reading known ones.
 */
export const allChildrenOf = (node: AnyNode): readonly AnyNode[] => addChildren(node, []);

/** Adds the child nodes of a node to a list. */
export function addChildren(node: AnyNode, found: AnyNode[]): AnyNode[] {
  const known = holders[node.type];
  // Nodes inherit no enumerable properties.
  if (known === undefined) for (const name in node) addNodes(node, name, found);
  else known.forEach((name) => void addNodes(node, name, found));
  return found;
}

function addNodes(node: AnyNode, name: string, found: AnyNode[]): void {
  // A node has more properties than its common type declares.
  const value: unknown = node[name as keyof AnyNode];
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    if (isNode(value)) found.push(value);
    return;
  }
  value.forEach((item) => {
    if (isNode(item)) found.push(item);
  });
}

import { type AnyNode, isNode, isOf } from './nodes.ts';

/** The functions around a place, innermost first. */
export interface Enclosing {
  readonly node: AnyNode;
  readonly outer: Enclosing | undefined;
}

/** Nodes with nothing inside them that is ever looked for: texts, numbers, types. */
const plain: ReadonlySet<string> = new Set([
  'StringLiteral',
  'NumericLiteral',
  'BooleanLiteral',
  'NullLiteral',
  'TemplateElement',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSTypeParameterDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'ImportDeclaration',
]);

const none: ReadonlySet<string> = new Set();

export const isFunction = (node: AnyNode): boolean => /Function|Method/.test(node.type);

/** The nodes right inside a node, without the plain ones. */
export const childrenOf = (node: AnyNode): readonly AnyNode[] => children(node, plain);

/** The nodes right inside a node. */
export const allChildrenOf = (node: AnyNode): readonly AnyNode[] => children(node, none);

function children(node: AnyNode, skipped: ReadonlySet<string>): readonly AnyNode[] {
  const found: AnyNode[] = [];
  // Every module is walked as a whole, so this is worth being quick: nodes inherit nothing that can be listed.
  for (const name in node) {
    // A node has more properties than are said of all nodes.
    const value: unknown = node[name as keyof AnyNode];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item) && !skipped.has(item.type)) found.push(item);
    } else if (isNode(value) && !skipped.has(value.type)) found.push(value);
  }
  return found;
}

/** The nodes and all that is inside them. */
export function* nodesIn(nodes: readonly AnyNode[]): Generator<AnyNode> {
  const open = [...nodes];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    for (const child of childrenOf(node)) open.push(child);
  }
}

/** The same, each with the functions around it. */
export function* nodesWithin(nodes: readonly AnyNode[]): Generator<readonly [AnyNode, Enclosing | undefined]> {
  const open: (readonly [AnyNode, Enclosing | undefined])[] = nodes.map((node) => [node, undefined]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    const [node, within] = next;
    const inside = isFunction(node) ? { node, outer: within } : within;
    for (const child of childrenOf(node)) open.push([child, inside]);
  }
}

/** What surrounds an expression without changing its value. */
const wrappers = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
] as const;

/** The expression inside type assertions and parentheses. */
export function unwrap(node: AnyNode): AnyNode {
  return isOf(node, ...wrappers) ? unwrap(node.expression) : node;
}

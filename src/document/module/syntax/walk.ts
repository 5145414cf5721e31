import { addChildren, allChildrenOf } from './children.ts';
import type { AnyNode, ExpressionOf } from './nodes.ts';

/** The functions around a node, innermost first. */
export interface Enclosing {
  readonly node: AnyNode;
  readonly outer: Enclosing | undefined;
}

/** Types of nodes that are never searched: literals and types. */
const unsearchedTypes: ReadonlySet<string> = new Set([
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

const functionTypes: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'ClassPrivateMethod',
  'FunctionDeclaration',
  'FunctionExpression',
  'ObjectMethod',
  'StaticBlock',
]);

/** True for a function or a static block: code with its own variables, and perhaps its own `this`. */
export const isFunction = ({ type }: AnyNode): boolean => functionTypes.has(type);

/** Returns the child nodes of a node, without the plain ones. */
export function childrenOf(node: AnyNode): readonly AnyNode[] {
  const children = allChildrenOf(node);
  return children.some(({ type }) => unsearchedTypes.has(type))
    ? children.filter(({ type }) => !unsearchedTypes.has(type))
    : children;
}

/** Pushes them one by one: a spread of a long array would exceed the number of arguments that a call can have. */
export function pushChildren(node: AnyNode, open: AnyNode[]): void {
  for (const child of childrenOf(node)) open.push(child);
}

/**
 * Visits the nodes and all their descendants, each with the functions around it; `context` is the function around all of them.
 */
export function visitNodes(
  nodes: readonly AnyNode[],
  visit: (node: AnyNode, within: Enclosing | undefined) => void,
  context?: Enclosing,
): void {
  const open = [...nodes];
  // A second stack with the functions around the open nodes: pairs would be an allocation for every node.
  const contexts: (Enclosing | undefined)[] = open.map(() => context);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const within = contexts.pop();
    if (unsearchedTypes.has(node.type)) continue;
    visit(node, within);
    const inside = isFunction(node) ? { node, outer: within } : within;
    addChildren(node, open);
    while (contexts.length < open.length) contexts.push(inside);
  }
}

/** Type assertions and parentheses: they surround an expression without changing its value. */
export const wrappers = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
] as const;
const wrapperTypes: ReadonlySet<string> = new Set(wrappers);

const isWrapper = (node: AnyNode): node is ExpressionOf<(typeof wrappers)[number]> => wrapperTypes.has(node.type);

/** Returns the expression inside type assertions and parentheses. */
export function unwrap(node: AnyNode): AnyNode {
  return isWrapper(node) ? unwrap(node.expression) : node;
}

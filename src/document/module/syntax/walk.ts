import { addChildren, allChildrenOf } from './children.ts';
import type { AnyNode, ExpressionOf } from './nodes.ts';

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

const functions: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'ClassPrivateMethod',
  'FunctionDeclaration',
  'FunctionExpression',
  'ObjectMethod',
  'StaticBlock',
]);

/** Whether it is code with variables of its own, and perhaps a `this`. */
export const isFunction = ({ type }: AnyNode): boolean => functions.has(type);

/** The nodes right inside a node, without the plain ones. */
export function childrenOf(node: AnyNode): readonly AnyNode[] {
  const children = allChildrenOf(node);
  return children.some(({ type }) => plain.has(type)) ? children.filter(({ type }) => !plain.has(type)) : children;
}

/** Adds them to those that are open, one by one: an array may hold more than a call takes arguments. */
export function openChildren(node: AnyNode, open: AnyNode[]): void {
  for (const child of childrenOf(node)) open.push(child);
}

/** Shows the nodes and all that is inside them, each with the functions around it; `place` is around all of them. */
export function seeWithin(
  nodes: readonly AnyNode[],
  see: (node: AnyNode, within: Enclosing | undefined) => void,
  place?: Enclosing,
): void {
  const open = [...nodes];
  // Of those that are open, the functions around them: pairs of them would be made and dropped for every node there is.
  const around: (Enclosing | undefined)[] = open.map(() => place);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const within = around.pop();
    if (plain.has(node.type)) continue;
    see(node, within);
    const inside = isFunction(node) ? { node, outer: within } : within;
    addChildren(node, open);
    while (around.length < open.length) around.push(inside);
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

/** The expression inside type assertions and parentheses. */
export function unwrap(node: AnyNode): AnyNode {
  return isWrapper(node) ? unwrap(node.expression) : node;
}

import { type AnyNode, isOf } from '../syntax/nodes.ts';
import { textOf } from '../syntax/static-names.ts';

/** The specifier of a call of `require`, if it is a constant; `at` is its node. */
export function requireCallOf(node: AnyNode): { readonly specifier: string; readonly at: AnyNode } | undefined {
  if (!isOf(node, 'CallExpression') || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return undefined;
  const [at] = node.arguments;
  const specifier = at === undefined ? undefined : textOf(at);
  return at === undefined || specifier === undefined ? undefined : { specifier, at };
}

export const requiredSpecifierOf = (node: AnyNode): string | undefined => requireCallOf(node)?.specifier;

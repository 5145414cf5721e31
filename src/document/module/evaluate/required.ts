import { type AnyNode, isOf } from '../syntax/nodes.ts';

/** The module that is required by a call, where that says which; `at` is where it is named. */
export function requiredAt(node: AnyNode): { readonly specifier: string; readonly at: AnyNode } | undefined {
  if (!isOf(node, 'CallExpression') || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return undefined;
  const [at] = node.arguments;
  if (at?.type === 'StringLiteral') return { specifier: at.value, at };
  const [text, ...more] = at?.type === 'TemplateLiteral' ? at.quasis : [];
  const specifier = more.length === 0 ? text?.value.cooked : undefined;
  return at === undefined || typeof specifier !== 'string' ? undefined : { specifier, at };
}

export const requiredBy = (node: AnyNode): string | undefined => requiredAt(node)?.specifier;

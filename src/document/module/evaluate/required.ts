import { type AnyNode, isOf } from '../syntax/nodes.ts';

/** The module that is required by a call, where that says which. */
export function requiredBy(node: AnyNode): string | undefined {
  if (!isOf(node, 'CallExpression') || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return undefined;
  const [specifier] = node.arguments;
  if (specifier?.type === 'StringLiteral') return specifier.value;
  const [text, ...more] = specifier?.type === 'TemplateLiteral' ? specifier.quasis : [];
  return more.length === 0 ? (text?.value.cooked ?? undefined) : undefined;
}

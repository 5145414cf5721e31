import { type AnyNode, isOf } from './nodes.ts';

/** Returns the string of a string literal, or of a template literal without expressions. */
export function textOf(node: AnyNode): string | undefined {
  if (isOf(node, 'StringLiteral')) return node.value;
  const [text, ...more] = isOf(node, 'TemplateLiteral') ? node.quasis : [];
  return more.length === 0 ? (text?.value.cooked ?? undefined) : undefined;
}

/** An imported or exported name, or that of an enum member: all of them may be quoted. */
type QuotableName =
  | { readonly type: 'Identifier'; readonly name: string }
  | { readonly type: 'StringLiteral'; readonly value: string };

export const nameOf = (node: QuotableName): string => (node.type === 'Identifier' ? node.name : node.value);

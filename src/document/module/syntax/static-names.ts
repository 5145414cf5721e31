import { type AnyNode, isOf } from './nodes.ts';

/** The text that a string literal, or a template literal without expressions, stands for. */
export function textOf(node: AnyNode): string | undefined {
  if (isOf(node, 'StringLiteral')) return node.value;
  const [text, ...more] = isOf(node, 'TemplateLiteral') ? node.quasis : [];
  return more.length === 0 ? (text?.value.cooked ?? undefined) : undefined;
}

/** An imported or exported name, or that of an enum member: it may be written in quotes. */
type QuotableName =
  | { readonly type: 'Identifier'; readonly name: string }
  | { readonly type: 'StringLiteral'; readonly value: string };

export const nameOf = (node: QuotableName): string => (node.type === 'Identifier' ? node.name : node.value);

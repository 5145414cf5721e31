import { addChildren } from './children.ts';
import { type AnyNode, isOf } from './nodes.ts';

/**
 * Replaces literals in which the parser found an error by identifiers with their text: their values are wrong, and an
 * identifier that nothing declares is opaque.
 */
export function withoutBrokenLiterals(body: readonly AnyNode[], errors: readonly number[], text: string): void {
  const open = [...body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { start, end } = node;
    if (literalParts(node).some((part) => errors.some((at) => isWithin(at, part))))
      Object.assign(node, { type: 'Identifier', name: text.slice(start ?? 0, end ?? 0) });
    else addChildren(node, open);
  }
}

/** Returns the parts of a node that are literals. */
function literalParts(node: AnyNode): readonly AnyNode[] {
  if (isOf(node, 'TemplateLiteral')) return node.quasis;
  const isPlain =
    isOf(node, 'StringLiteral', 'NumericLiteral', 'BigIntLiteral') || isOf(node, 'RegExpLiteral', 'DecimalLiteral');
  return isPlain ? [node] : [];
}

const isWithin = (at: number, { start, end }: AnyNode): boolean => (start ?? 0) <= at && at < (end ?? 0);

import { addChildren } from './children.ts';
import { type AnyNode, isOf } from './nodes.ts';

/**
 * Takes literals for names where the parser found an error in them: what it made of one is not what is written, and
 * nothing has such a name.
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

/** What of a node stands for itself. */
function literalParts(node: AnyNode): readonly AnyNode[] {
  if (isOf(node, 'TemplateLiteral')) return node.quasis;
  const isPlain =
    isOf(node, 'StringLiteral', 'NumericLiteral', 'BigIntLiteral') || isOf(node, 'RegExpLiteral', 'DecimalLiteral');
  return isPlain ? [node] : [];
}

const isWithin = (at: number, { start, end }: AnyNode): boolean => (start ?? 0) <= at && at < (end ?? 0);

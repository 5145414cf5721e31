import { awaitRefusedMessage } from '../evaluate/expressions/evaluate-expression.ts';
import type { Module } from '../modules/module.ts';
import { type AnyNode, isOf } from '../syntax/nodes.ts';
import { isFunction, pushChildren, unwrap } from '../syntax/walk.ts';
import type { Mistake } from '../value/value.ts';

/** Yields the top-level `await`s of a module: bundlers refuse them, except in dead code. */
export function* topLevelAwaitsIn({ file: { path, text, body, mutatingNodes } }: Module): Generator<Mistake> {
  // Modules that the quick parser can read have none.
  const mayAwait = mutatingNodes === undefined && text.includes('await');
  const open: AnyNode[] = mayAwait ? [...body] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isFunction(node) || hasConstantCondition(node)) continue;
    const word = keywordOf(node);
    const start = node.start ?? 0;
    if (word !== undefined) {
      yield {
        id: 'value-unexpected',
        message: awaitRefusedMessage,
        at: { file: path, start, end: start + word.length },
      };
    }
    pushChildren(node, open);
  }
}

/** Returns the keyword with which an awaiting node begins. */
function keywordOf(node: AnyNode): string | undefined {
  if (isOf(node, 'AwaitExpression')) return 'await';
  return isOf(node, 'ForOfStatement') && node.await ? 'for' : undefined;
}

/** True if a condition is constant, so that bundlers drop the dead branch. */
function hasConstantCondition(node: AnyNode): boolean {
  if (isOf(node, 'LogicalExpression')) return isConstant(node.left);
  return isOf(node, 'IfStatement', 'ConditionalExpression', 'WhileStatement') && isConstant(node.test);
}

function isConstant(node: AnyNode): boolean {
  const inner = unwrap(node);
  return isOf(inner, 'UnaryExpression')
    ? isConstant(inner.argument)
    : /(?:Literal|^ObjectExpression)$/.test(inner.type);
}

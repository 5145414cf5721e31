import { onceFor } from '../../../data/once.ts';
import type { AnyNode, Statement, StatementOf } from '../syntax/nodes.ts';
import { isFunction, pushChildren } from '../syntax/walk.ts';

/** Expressions without effect: an author who writes one as the whole body of a function means to return it. */
const effectlessExpressionTypes: ReadonlySet<string> = new Set([
  'ArrayExpression',
  'Identifier',
  'SequenceExpression',
  'TemplateLiteral',
]);

/** Whether a function body looks like an object, such as `{ title: 'Send' }`: a block with a labelled string. */
export function looksLikeMissingReturn([statement, another]: readonly Statement[]): boolean {
  if (statement === undefined || another !== undefined) return false;
  if (statement.type !== 'LabeledStatement')
    return statement.type === 'ExpressionStatement' && effectlessExpressionTypes.has(statement.expression.type);
  const { body } = statement;
  if (body.type === 'BlockStatement') return body.body.length === 0 || looksLikeMissingReturn(body.body);
  return body.type === 'ExpressionStatement';
}

const exitStatementTypes: ReadonlySet<string> = new Set(['ReturnStatement', 'ThrowStatement']);

/** Whether nothing in a function body returns or throws: then every call returns `undefined`. */
export const neverReturns: (body: StatementOf<'BlockStatement'>) => boolean = onceFor((body) => {
  const open: AnyNode[] = [...body.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (exitStatementTypes.has(node.type)) return false;
    if (!isFunction(node)) pushChildren(node, open);
  }
  return true;
});

import type { Expression, ExpressionOf } from '../nodes.ts';
import { argumentsAt } from './arguments.ts';
import type { Code } from './code.ts';
import { anyName } from './names.ts';

type Link = ExpressionOf<'OptionalMemberExpression'> | ExpressionOf<'OptionalCallExpression'>;

/** Parses one member access or call in an optional chain, from `?.` on; returns undefined if there is none. */
export function optionalLinkOf(code: Code, start: number, object: Expression): Link | undefined {
  const optional = code.eat('?.');
  if (code.is('(')) {
    const given = argumentsAt(code);
    const end = code.before;
    return code.changes({ type: 'OptionalCallExpression', start, end, callee: object, optional, arguments: given });
  }
  const computed = code.eat('[');
  if (computed || optional || code.eat('.')) {
    const property = computed ? code.expression() : anyName(code);
    if (computed) code.expect(']');
    return { type: 'OptionalMemberExpression', start, end: code.before, object, computed, property, optional };
  }
  if (code.is('<')) code.giveUp();
  return undefined;
}

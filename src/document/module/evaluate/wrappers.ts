import type { Expression } from '../syntax/nodes.ts';
import type { Value } from '../value/value.ts';
import type { Scope } from './scope.ts';

/** What surrounds an expression without changing its value: type assertions and parentheses. */
const inner = (node: { readonly expression: Expression }, scope: Scope): Value => scope.evaluate(node.expression);

export const wrappers = {
  TSAsExpression: inner,
  TSSatisfiesExpression: inner,
  TSNonNullExpression: inner,
  TSTypeAssertion: inner,
  TSInstantiationExpression: inner,
  ParenthesizedExpression: inner,
};

import type { AnyNode, ObjectMember } from '../../syntax/nodes.ts';
import { costOf, tooManySteps } from '../../value/cost.ts';
import { keyOf, whyOf } from '../../value/make.ts';
import type { Scope } from '../scope.ts';

/** The name of a property, or why it is unknown. */
type KnownName = string | { readonly why: string };

export function propertyName(
  { key, computed }: Pick<Exclude<ObjectMember, { type: 'SpreadElement' }>, 'key' | 'computed'>,
  scope: Scope,
): KnownName {
  if (!computed) {
    if (key.type === 'Identifier') return key.name;
    if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return String(key.value);
  }
  return computedName(key, scope);
}

/** Evaluates the name in square brackets. */
export function computedName(expression: AnyNode, scope: Scope): KnownName {
  const value = scope.evaluate(expression);
  scope.evaluator.consume(value);
  if (!scope.evaluator.spend(costOf(value))) return { why: tooManySteps };
  return keyOf(value) ?? { why: whyOf(value, 'a computed name is not a string') };
}

import type { ObjectMember } from '../syntax/nodes.ts';
import { costOf, tooManySteps } from '../value/cost.ts';
import { keyOf, whyOf } from '../value/make.ts';
import type { Scope } from './scope.ts';

/** The name of a property, or why it is not known. */
export function propertyName(
  { key, computed }: Pick<Exclude<ObjectMember, { type: 'SpreadElement' }>, 'key' | 'computed'>,
  scope: Scope,
): string | { readonly why: string } {
  if (!computed) {
    if (key.type === 'Identifier') return key.name;
    if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return String(key.value);
  }
  const value = scope.evaluate(key);
  if (!scope.evaluator.spend(costOf(value))) return { why: tooManySteps };
  return keyOf(value) ?? { why: whyOf(value, 'a computed name is not a string') };
}

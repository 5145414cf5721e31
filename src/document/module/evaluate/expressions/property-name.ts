import type { AnyNode, ObjectMember } from '../../syntax/nodes.ts';
import { costOf, tooManySteps } from '../../value/cost.ts';
import { isNullish, keyOf, whyOf } from '../../value/make.ts';
import { misspelt, reportMisspeltPart } from '../../value/misspelt.ts';
import type { Caller, Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';

/** The name of a property, or why it is unknown. */
type KnownName = string | { readonly why: string };

type Member = Pick<Exclude<ObjectMember, { type: 'SpreadElement' }>, 'key' | 'computed'>;

export const propertyName = (member: Member, scope: Scope): KnownName =>
  writtenName(member) ?? computedName(member.key, scope);

/** The name of a property that an object literal creates. A property called `undefined` or `null` is a mistake. */
export const createdName = (member: Member, scope: Scope): KnownName =>
  writtenName(member) ?? nameOf(member.key, reportNullish, scope);

/** Evaluates the name in square brackets. */
export const computedName = (expression: AnyNode, scope: Scope): KnownName =>
  nameOf(expression, reportMisspeltPart, scope);

function writtenName({ key, computed }: Member): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** `report` reports a mistake in the value, and returns why the name is unknown because of it. */
function nameOf(expression: AnyNode, report: typeof reportMisspeltPart, scope: Scope): KnownName {
  const value = scope.evaluate(expression);
  scope.evaluator.consume(value);
  if (!scope.evaluator.spend(costOf(value))) return { why: tooManySteps };
  const why = isNullish(value) ? report(value, scope.evaluator) : undefined;
  return why === undefined ? (keyOf(value) ?? { why: whyOf(value, 'a computed name is not a string') }) : { why };
}

function reportNullish(value: Value, caller: Caller): string | undefined {
  if (value.kind !== 'literal') return undefined;
  const why = `this name is \`${value.value}\``;
  const mistake = value.because?.() ?? misspelt(value, caller);
  const message = value.absence ?? `This property is called \`${value.value}\`, as the name in brackets has no value.`;
  caller.report({ id: 'value-unexpected', message, at: value.origin, ...mistake, why });
  return why;
}

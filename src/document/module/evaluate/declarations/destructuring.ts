import { namesOf } from '../../syntax/binding-names.ts';
import type { BindingTarget } from '../../syntax/nodes.ts';
import { costOf, overspent, tooManySteps } from '../../value/cost.ts';
import { isUndefined, list, literal, opaque, structure, whyOf } from '../../value/make.ts';
import { entriesOf } from '../../value/own.ts';
import type { Value, ValueEntry } from '../../value/value.ts';
import { memberOf, readNamedMember, reportUnknownMember } from '../expressions/members.ts';
import { propertyName } from '../expressions/property-name.ts';
import type { Scope } from '../scope.ts';

type Declare = (name: string, value: Value) => void;
type Pattern<T extends BindingTarget['type']> = Extract<BindingTarget, { type: T }>;

/** Binds the names of a pattern to the parts of a value. Defaults are evaluated in the scope. */
export function bind(target: BindingTarget, value: Value, scope: Scope, declare: Declare): void {
  if (!scope.evaluator.spend(1)) declareAll(target, opaque(tooManySteps, value.origin), declare);
  else if (target.type === 'Identifier') declare(target.name, value);
  else if (target.type === 'ObjectPattern') bindObject(target, value, scope, declare);
  else if (target.type === 'ArrayPattern') bindArray(target, value, scope, declare);
  else if (target.type === 'AssignmentPattern') {
    // A default may use the names that are bound before it.
    bind(target.left, isUndefined(value) ? scope.evaluate(target.right) : value, scope, declare);
  } else if (target.type === 'RestElement') bind(target.argument, value, scope, declare);
}

function declareAll(target: BindingTarget, value: Value, declare: Declare): void {
  for (const name of namesOf(target)) declare(name, value);
}

function bindObject(pattern: Pattern<'ObjectPattern'>, value: Value, scope: Scope, declare: Declare): void {
  const boundNames = new Set<string>();
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      bind(property.argument, objectWithout(value, boundNames, scope, property), scope, declare);
      continue;
    }
    // The parser reports methods in a pattern as errors, but keeps them in the AST.
    if (property.type !== 'ObjectProperty') continue;
    const name = propertyName(property, scope);
    const known = typeof name === 'string';
    if (known) boundNames.add(name);
    // A property with a default may be missing.
    const hasDefault = property.value.type === 'AssignmentPattern';
    const read = property.computed || hasDefault ? memberOf : readNamedMember;
    const part = known
      ? read(value, name, scope.origin(property.key), scope.evaluator)
      : scope.opaque(property, name.why);
    const given = known && !hasDefault ? reportUnknownMember(part, name, scope.evaluator) : part;
    // In a pattern the value of a property is a pattern again.
    bind(property.value as BindingTarget, given, scope, declare);
  }
}

function objectWithout(
  value: Value,
  taken: ReadonlySet<string>,
  scope: Scope,
  node: Parameters<Scope['origin']>[0],
): Value {
  if (!scope.evaluator.spend(costOf(value))) return scope.opaque(node, tooManySteps);
  const own = entriesOf(value);
  if (own === undefined) return scope.opaque(node, whyOf(value, 'what is destructured here is not an object'));
  const left = new Map<string, ValueEntry>([...own.entries].filter(([name]) => !taken.has(name)));
  return structure(left, value.origin, own.rest);
}

function bindArray(pattern: Pattern<'ArrayPattern'>, value: Value, scope: Scope, declare: Declare): void {
  for (const [index, element] of pattern.elements.entries()) {
    if (element === null) continue;
    if (element.type === 'RestElement') bind(element.argument, restOfArray(value, index, scope), scope, declare);
    else bind(element, itemAt(value, index), scope, declare);
  }
}

const notAnArray = 'what is destructured here is not an array';

function itemAt(value: Value, index: number): Value {
  if (value.kind !== 'array') return opaque(whyOf(value, notAnArray), value.origin);
  if (value.rest !== undefined) return opaque(value.rest, value.origin);
  return value.items[index] ?? literal(undefined, value.origin);
}

function restOfArray(value: Value, from: number, { evaluator }: Scope): Value {
  if (value.kind !== 'array') return opaque(whyOf(value, notAnArray), value.origin);
  return overspent(evaluator, costOf(value), value.origin) ?? list(value.items.slice(from), value.origin, value.rest);
}

import { type AnyNode, type Expression, type ExpressionOf, isOf, type ObjectMember } from '../../syntax/nodes.ts';
import { unwrap } from '../../syntax/walk.ts';
import { costOf, tooManySteps } from '../../value/cost.ts';
import { isEmpty, opaque, whyOf } from '../../value/make.ts';
import { reportMisspeltPart } from '../../value/misspelt.ts';
import { ObjectBuilder } from '../../value/object-builder.ts';
import { entriesOf } from '../../value/own.ts';
import type { Origin, Value, ValueEntry } from '../../value/value.ts';
import { createFunction, unawaitedPromise, whyAsync } from '../functions/functions.ts';
import type { Scope } from '../scope.ts';
import { createdName } from './property-name.ts';

export const objects = {
  ObjectExpression(node: ExpressionOf<'ObjectExpression'>, scope: Scope): Value {
    const builder = new ObjectBuilder();
    const { properties } = node;
    let isSpent = false;
    const names = properties.map((property) => {
      const isNamed = property.type !== 'SpreadElement' && !property.computed;
      if (isNamed || scope.evaluator.spend(1)) return addProperty(builder, property, scope);
      if (!isSpent) builder.addUnknown(tooManySteps);
      isSpent = true;
      return undefined;
    });
    // If each property created its own entry, no name is repeated.
    if (builder.size !== properties.length || properties.some(({ type }) => type === 'SpreadElement')) {
      reportRepeatedNames(properties, names, scope);
    }
    return builder.done(scope.origin(node));
  },
};

/**
 * Reports names that are repeated among the literal names or among the computed ones. Overriding a spread name is no mistake,
 * and a computed name may override a literal one on purpose.
 */
function reportRepeatedNames(
  properties: readonly ObjectMember[],
  names: readonly (string | undefined)[],
  scope: Scope,
): void {
  const [written, computed] = [new Map<string, Origin>(), new Map<string, Origin>()];
  for (const [index, property] of properties.entries()) {
    const name = names[index];
    if (property.type === 'SpreadElement' || name === undefined) continue;
    const keys = property.computed ? computed : written;
    // A getter and a setter share a name.
    if (property.type === 'ObjectMethod' && property.kind !== 'method') continue;
    const [first, at] = [keys.get(name), scope.origin(property.key)];
    if (first !== undefined) {
      const message = `\`${name}\` appears more than once in this object; the last one counts.`;
      scope.evaluator.report({ id: 'duplicate-key', message, at, first });
    }
    keys.set(name, at);
  }
}

/** Evaluates a property and adds it. Returns its name, if it has a known one. */
function addProperty(builder: ObjectBuilder, property: ObjectMember, scope: Scope): string | undefined {
  if (property.type === 'SpreadElement') {
    evaluateSpread(builder, property.argument, scope);
    return undefined;
  }
  const name = createdName(property, scope);
  if (typeof name !== 'string') {
    builder.addUnknown(name.why);
    return undefined;
  }
  const value = propertyValue(property, scope);
  if (name !== '__proto__' || !setsPrototype(property, scope)) {
    const key = scope.origin(property.key);
    const isShorthand = property.type === 'ObjectProperty' && property.shorthand;
    builder.set(name, isShorthand ? { key, value, isShorthand } : { key, value });
  }
  // A prototype that is no object is ignored.
  else if (value.kind !== 'literal') builder.open(whyOf(value, 'it inherits from another object'));
  return name;
}

/** `{ __proto__: … }` creates no entry of that name, except in JSON. */
const setsPrototype = (property: ObjectMember, { file }: Scope): boolean =>
  property.type === 'ObjectProperty' && !property.computed && !property.shorthand && !file.endsWith('.json');

function propertyValue(property: Exclude<ObjectMember, { type: 'SpreadElement' }>, scope: Scope): Value {
  if (property.type === 'ObjectProperty') {
    const value = scope.evaluate(property.value);
    // A namespace gets the origin of its use, not of its import, as its members have none in the source.
    return value.kind === 'namespace' ? { ...value, origin: scope.origin(property.value) } : value;
  }
  if (property.kind === 'method') return createFunction(property, scope);
  return scope.opaque(property.key, 'an accessor needs the code to be run');
}

function evaluateSpread(builder: ObjectBuilder, argument: Expression, scope: Scope): void {
  const value = scope.evaluate(argument);
  if (isEmpty(value)) {
    const why = reportMisspeltPart(value, scope.evaluator);
    if (why !== undefined) builder.addUnknown(why);
    return;
  }
  // An unknown spread makes all entries before it unknown, which costs a step for each.
  if (!scope.evaluator.spend(costOf(value) + (value.kind === 'opaque' ? builder.size : 0))) {
    builder.addUnknown(tooManySteps);
    return;
  }
  const own = entriesOf(value);
  if (own !== undefined) {
    builder.spread(own);
    return;
  }
  const at = scope.origin(argument);
  const why =
    reportSpreadSchema(value, at, scope) ??
    reportSpreadPromise(value, at, scope) ??
    whyOf(value, 'what is spread here is not an object');
  const choices = value.kind === 'opaque' ? possibleEntriesOf(unwrap(argument), scope) : undefined;
  if (choices === undefined) builder.addUnknown(why);
  for (const choice of choices ?? []) {
    for (const [name, { key }] of choice) builder.set(name, { key, value: { ...opaque(why, key), optional: true } });
  }
}

/** Reports that an object schema is spread instead of its fields. Returns why its entries are unknown. */
function reportSpreadSchema(value: Value, at: Origin, { evaluator }: Scope): string | undefined {
  if (value.kind !== 'exotic' || value.member('shape', at).kind !== 'object') return undefined;
  const why = 'a schema is spread here';
  const message = 'This is the schema of an object; spreading it does not spread its fields: write `.shape` after it.';
  evaluator.report({ id: 'value-unexpected', message, why, at });
  return why;
}

/** Reports that a promise is spread: otherwise, every entry around it would be reported. */
function reportSpreadPromise(value: Value, at: Origin, { evaluator }: Scope): string | undefined {
  if (value.kind !== 'opaque' || value.why !== whyAsync) return undefined;
  const why = 'a promise is spread here';
  evaluator.report({ id: 'value-unexpected', message: unawaitedPromise, why, at });
  return why;
}

/** The entries that `condition ? {…} : {…}` or `condition && {…}` may have, if the condition is unknown. */
function possibleEntriesOf(node: AnyNode, scope: Scope): readonly ReadonlyMap<string, ValueEntry>[] | undefined {
  const branches = branchesOf(node);
  if (branches === undefined) return undefined;
  const choices: ReadonlyMap<string, ValueEntry>[] = [];
  for (const branch of branches) {
    const value = scope.evaluate(branch);
    if (!scope.evaluator.spend(costOf(value))) return undefined;
    const own = isEmpty(value) ? { entries: new Map<string, ValueEntry>() } : entriesOf(value);
    if (own?.rest !== undefined || own === undefined) return undefined;
    choices.push(own.entries);
  }
  return choices;
}

function branchesOf(node: AnyNode): readonly Expression[] | undefined {
  if (isOf(node, 'ConditionalExpression')) return [node.consequent, node.alternate];
  return isOf(node, 'LogicalExpression') && node.operator === '&&' ? [node.right] : undefined;
}

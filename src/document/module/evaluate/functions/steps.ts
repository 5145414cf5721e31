import { type Iteration, isOfObject, type Step } from '../../analysis/steps.ts';
import type { AnyNode, Call, ExpressionOf, MemberAccess } from '../../syntax/nodes.ts';
import { costOf, overspent, tooManySteps } from '../../value/cost.ts';
import { itemsIn } from '../../value/items.ts';
import { list, literal, numberOf, opaque, structure, whyOf } from '../../value/make.ts';
import { mapValues } from '../../value/own.ts';
import type { ArrayValue, Opaque, Value, ValueEntry } from '../../value/value.ts';
import { itemsOf } from '../expressions/arrays.ts';
import { createdName } from '../expressions/property-name.ts';
import type { Scope } from '../scope.ts';

/** Runs a step. Returns the new value of the variable, opaque if it is not known; undefined if no function declares the name. */
export function runStep(step: Step, scope: Scope): Value | undefined {
  const before = scope.lookup(step.name);
  const value = newValue(step, scope);
  // Whatever else holds the object is no longer known.
  if (before !== undefined && isOfObject(step)) scope.evaluator.supersede(before);
  return scope.assign(step.name, value) ? value : undefined;
}

function newValue(step: Step, scope: Scope): Value {
  switch (step.kind) {
    case 'assign':
      return assigned(step.node, scope);
    case 'update':
      return updated(step.node, scope);
    case 'merge':
      return scope.evaluate(step.node);
    case 'push':
    case 'unshift':
      return extended(step, scope);
    case 'order':
      return ordered(step.node, scope);
    case 'set':
      return withProperty(step.target, step.node, scope);
  }
}

/** `name += value` is evaluated as `name + value`, and `name ??= value` as `name ?? value`. */
function assigned(node: ExpressionOf<'AssignmentExpression'>, scope: Scope): Value {
  const operator = node.operator.slice(0, -1);
  if (operator === '') return scope.evaluate(node.right);
  const type = /^(?:\?\?|\|\||&&)$/.test(operator) ? 'LogicalExpression' : 'BinaryExpression';
  return scope.evaluate({ ...node, type, operator } as AnyNode);
}

function updated({ argument, operator, ...node }: ExpressionOf<'UpdateExpression'>, scope: Scope): Value {
  const value = scope.evaluate(argument);
  scope.evaluator.consume(value);
  const number = numberOf(value);
  if (number === undefined) return scope.opaque(node, whyOf(value, `\`${operator}\` needs the code to be run`));
  return literal(operator === '++' ? number + 1 : number - 1, scope.origin(node));
}

function extended({ kind, node }: Extract<Step, { kind: 'push' | 'unshift' }>, scope: Scope): Value {
  const array = arrayOf(node, scope);
  const added = itemsOf(node.arguments, scope);
  if (array.kind !== 'array') return array;
  const unpaid = overspent(scope.evaluator, costOf(array) + added.items.length, array.origin);
  const items = kind === 'push' ? [...array.items, ...added.items] : [...added.items, ...array.items];
  return unpaid ?? list(items, array.origin, array.rest ?? added.rest);
}

function ordered(node: Call, scope: Scope): Value {
  const array = arrayOf(node, scope);
  if (array.kind !== 'array') return array;
  const value = scope.evaluate(node);
  return value.kind === 'array' ? { ...value, origin: array.origin } : value;
}

/** The array whose method is called; opaque if it is not known, or is something else. */
function arrayOf({ callee }: Call, scope: Scope): ArrayValue | Opaque {
  const { object } = callee as MemberAccess;
  const array = scope.evaluate(object);
  return array.kind === 'array' ? array : scope.opaque(object, whyOf(array, 'what is changed here is not an array'));
}

function withProperty(target: MemberAccess, node: ExpressionOf<'AssignmentExpression'>, scope: Scope): Value {
  const object = scope.evaluate(target.object);
  const key = { key: target.property, computed: target.computed } as Parameters<typeof createdName>[0];
  const name = createdName(key, scope);
  const entry: ValueEntry = { key: scope.origin(target.property), value: assigned(node, scope) };
  if (object.kind !== 'object')
    return scope.opaque(target, whyOf(object, 'a property of something other than an object is set'));
  const unpaid = overspent(scope.evaluator, 1 + costOf(object), object.origin);
  if (unpaid !== undefined) return unpaid;
  const { entries, origin, rest } = object;
  if (typeof name === 'string' && name !== '__proto__')
    return structure(new Map(entries).set(name, sameOr(entry, entries.get(name))), origin, rest);
  const why = typeof name === 'string' ? 'it inherits from another object' : name.why;
  return structure(
    mapValues(entries, ({ origin: at }) => opaque(why, at)),
    origin,
    rest ?? why,
  );
}

/** An assignment with `??=` may leave the value as it is. */
const sameOr = (entry: ValueEntry, before: ValueEntry | undefined): ValueEntry =>
  before?.value === entry.value ? before : entry;

/** The reason why the results of iterating a list are unknown if the iteration changes it. */
export const whyChangedList = 'it is changed while it is iterated';

/** Calls the callback of `forEach` with each item. Returns why the results are unknown; undefined if they are known. */
export function runIteration({ list: iterated, callback }: Iteration, scope: Scope): Opaque | undefined {
  const { evaluator } = scope;
  const array = scope.evaluate(iterated);
  const items = array.kind === 'array' ? itemsIn(array, '', evaluator) : array;
  if (items.kind !== 'array' || items.rest !== undefined)
    return scope.opaque(iterated, items.kind === 'array' ? (items.rest ?? '') : whyOf(items, 'it is not an array'));
  const fn = scope.evaluate(callback);
  for (const [index, item] of items.items.entries()) {
    if (!evaluator.spend(1)) return scope.opaque(callback, tooManySteps);
    const result = evaluator.call(fn, [item, literal(index, item.origin), array], scope.origin(callback));
    if (result.kind === 'opaque') return result;
    if (evaluator.isSuperseded(array)) return scope.opaque(iterated, whyChangedList);
  }
  return undefined;
}

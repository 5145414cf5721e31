import type { Data } from '../../data/objects.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Conjunct } from '../conjunction.ts';
import type { Context } from '../context.ts';
import { eachName } from '../keywords.ts';
import { isOpaque, type PlacedSchema, subschemaAt } from '../node.ts';
import {
  additionalPropertiesOf,
  declaresProperty,
  dependenciesOf,
  isOptionalByDefault,
  itemsOf,
  namePatternsOf,
} from '../subschemas.ts';
import { every, type Truth } from './truth.ts';

function mayBeDefaulted(conjunct: Conjunct, name: string): boolean {
  const property = subschemaAt(conjunct, 'properties', name);
  const place = declaresProperty(conjunct, name) ? property.path : property.path.slice(0, -1);
  return isOpaque(property) || conjunct.side.gaps.defaulted.has(pointerOf(place));
}

/** Whether a required property may be missing; undefined if it is not known whether it has a default. */
const mayLack = (conjunct: Conjunct, name: string, context: Context): Truth =>
  isOptionalByDefault(conjunct, name, context) || (mayBeDefaulted(conjunct, name) ? undefined : false);

/** Whether a schema accepts a value. */
export type Accepts = (node: PlacedSchema, value: unknown) => Truth;

export function* evaluateObject(conjunct: Conjunct, value: Data, accepts: Accepts, context: Context): Generator<Truth> {
  const names = Object.keys(value);
  const { required, minProperties, maxProperties, propertyNames } = conjunct.schema;
  context.budget.spend(names.length);
  if (typeof minProperties === 'number') yield names.length >= minProperties;
  if (typeof maxProperties === 'number') yield names.length <= maxProperties;
  for (const name of eachName(required)) {
    const isThere = Object.hasOwn(value, name);
    // Properties that are present have already been paid for.
    if (!isThere) context.budget.spend();
    yield isThere || mayLack(conjunct, name, context);
  }
  for (const name of names) {
    if (propertyNames !== undefined) yield accepts(subschemaAt(conjunct, 'propertyNames'), name);
    yield evaluateProperty(conjunct, name, value[name], accepts, context);
  }
  for (const { name, names: needed, node } of dependenciesOf(conjunct)) {
    context.budget.spend();
    if (!Object.hasOwn(value, name)) continue;
    for (const one of needed) yield Object.hasOwn(value, one);
    if (node) yield accepts(node, value);
  }
}

function evaluateProperty(conjunct: Conjunct, name: string, value: unknown, accepts: Accepts, context: Context): Truth {
  const truths: Truth[] = [];
  let isCovered: Truth = declaresProperty(conjunct, name);
  if (isCovered) truths.push(accepts(subschemaAt(conjunct, 'properties', name), value));
  for (const pattern of namePatternsOf(conjunct)) {
    const isMatch = context.matches(pattern, name);
    if (isMatch !== false) {
      const verdict = accepts(subschemaAt(conjunct, 'patternProperties', pattern), value);
      truths.push(isMatch || verdict ? verdict : undefined);
      isCovered ||= isMatch;
    }
  }
  for (const others of isCovered === true ? [] : additionalPropertiesOf(conjunct)) {
    const verdict = accepts(others, value);
    truths.push(isCovered === false || verdict ? verdict : undefined);
  }
  return every(truths);
}

export function* evaluateArray(
  conjunct: Conjunct,
  value: readonly unknown[],
  accepts: Accepts,
  context: Context,
): Generator<Truth> {
  const { minItems, maxItems, uniqueItems, contains, minContains, maxContains } = conjunct.schema;
  context.budget.spend(value.length);
  if (typeof minItems === 'number') yield value.length >= minItems;
  if (typeof maxItems === 'number') yield value.length <= maxItems;
  if (uniqueItems === true) {
    yield new Set(value.map((item) => context.numbers.ofValue(item))).size === value.length;
  }
  const items = itemsOf(conjunct);
  for (const [index, item] of value.entries()) {
    const node = items.at(index);
    if (node) yield accepts(node, item);
  }
  if (contains === undefined) return;
  const truths = value.map((item) => accepts(subschemaAt(conjunct, 'contains'), item));
  const sure = truths.filter((verdict) => verdict === true).length;
  const possible = sure + truths.filter((verdict) => verdict === undefined).length;
  const minimum = typeof minContains === 'number' ? minContains : 1;
  const maximum = typeof maxContains === 'number' ? maxContains : Number.POSITIVE_INFINITY;
  if (possible < minimum || sure > maximum) yield false;
  else yield sure >= minimum && possible <= maximum ? true : undefined;
}

import { type Data, isObject, propertyOf } from '../../data/objects.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { every } from '../evaluate/truth.ts';
import { assertions, namesOf } from '../keywords.ts';
import { textsListedIn } from '../listed.ts';
import { bits, numeric, typesIn, typesOf, valuesOf } from '../types.ts';
import { casesOf, type SchemaCase, type Subject } from './cases.ts';
import { itemIn, namesIn, placesIn, propertyIn } from './inside.ts';
import { hasNumbers, itemCountsOf, lengthsOf, numbersOf, propertyCountsOf, requiredOf } from './ranges.ts';

/** How many levels of properties and items are searched for a contradiction. */
const mostDepth = 3;

/** Keywords that cannot rule out all values of a type, as long as only these are there. */
const harmlessKeywords = new Set([
  ...['type', 'nullable', 'minimum', 'minLength', 'pattern', 'format', 'items', 'uniqueItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
]);
/** The same beside `enum`, whose listed values other keywords could rule out. */
const harmlessBesideEnum = new Set(['type', 'nullable', 'enum']);

/** A quick check that a schema accepts some value. It holds for most schemas, and spares the search. */
function surelyAcceptsValues(schema: unknown, depth = 0): boolean {
  if (depth > mostDepth || schema === true) return true;
  if (!isObject(schema) || typesOf(schema) === 0) return false;
  const kinds = Object.hasOwn(schema, 'enum') ? harmlessBesideEnum : harmlessKeywords;
  return (
    Object.keys(schema).every((keyword) => kinds.has(keyword) || keyword === 'required' || !assertions.has(keyword)) &&
    (schema.required === undefined || canMeetRequired(schema, depth))
  );
}

const canMeetRequired = ({ required, properties, patternProperties }: Data, depth: number): boolean =>
  patternProperties === undefined &&
  namesOf(required).every((name) => surelyAcceptsValues(propertyOf(properties, name), depth + 1));

/** Whether no value meets all of some schemas, for sure. */
export function isUnsatisfiable(subject: Subject, context: Context, depth = 0): boolean {
  const [only, another] = subject.nodes;
  if (depth > mostDepth || (another === undefined && surelyAcceptsValues(only?.schema))) return false;
  for (const one of casesOf(subject, context)) if (!isEmptyCase(one, context, depth)) return false;
  return true;
}

/** Whether it is sure that a case has no value. */
export function isEmptyCase(one: SchemaCase, context: Context, depth = 0): boolean {
  context.budget.spend();
  const [only, another] = one.units;
  if (another === undefined && surelyAcceptsValues(only?.schema)) return false;
  const values = valuesIn(one, context);
  if (values) return values.length === 0;
  return typesIn(one.types).every((type) => isTypeEmpty(one, type, context, depth));
}

function isTypeEmpty(one: SchemaCase, type: number, context: Context, depth: number): boolean {
  if ((type & numeric) !== 0) return !hasNumbers(numbersOf({ ...one, types: type }));
  if (type === bits.string) return isEmptyRange(lengthsOf(one));
  if (type === bits.array) {
    const counts = itemCountsOf(one);
    if (isEmptyRange(counts)) return true;
    // All items after those that have a schema by their place have the same one.
    const places = Math.min(counts.min, placesIn(one) + 1);
    for (let at = 0; at < places; at += 1) if (isUnsatisfiable(itemIn(one, at), context, depth + 1)) return true;
    return false;
  }
  if (type !== bits.object) return false;
  if (isEmptyRange(propertyCountsOf(one))) return true;
  for (const name of requiredOf(one))
    if (isUnsatisfiable(propertyIn(one, name, context), context, depth + 1)) return true;
  return false;
}

const isEmptyRange = ({ min, max }: { readonly min: number; readonly max: number }): boolean => min > max;

/** The values that are left where they are few by what they are. */
function simpleValues(units: SchemaCase['units'], types: number): readonly unknown[] | undefined {
  if ((types & ~(bits.null | bits.boolean)) === 0) return [null, false, true];
  if (types !== bits.string) return undefined;
  if (lengthsOf({ units }).max === 0) return [''];
  const patterns = units.map(({ schema }) => schema.pattern).filter((pattern) => typeof pattern === 'string');
  return patterns.map(textsListedIn).find((texts) => texts !== undefined);
}

/** The values of a case, where they are listed; those of which it is not sure that they meet it all are with them. */
export function valuesIn({ units, types }: SchemaCase, context: Context): readonly unknown[] | undefined {
  const lists = units.map(({ schema }) => valuesOf(schema)).filter((list) => list !== undefined);
  const shortest = lists.sort((a, b) => a.length - b.length)[0];
  const list = shortest ?? simpleValues(units, types);
  return list?.filter((value) => every(units.map((unit) => accepts(unit, value, context))) !== false);
}

/** Whether it is sure that a property is never there: that it is refused. */
export const isNeverPresent = (one: SchemaCase, name: string, context: Context): boolean =>
  isUnsatisfiable(propertyIn(one, name, context), context, 1);

/** The names of the properties that values of a case can have, as far as they are declared. */
export const possibleNames = (one: SchemaCase, context: Context): readonly string[] =>
  [...namesIn(one)].filter((name) => !isNeverPresent(one, name, context));

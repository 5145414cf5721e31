import { type Data, isObject, propertyOf } from '../../data/objects.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { every } from '../evaluate/truth.ts';
import { assertions, namesOf } from '../keywords.ts';
import { textsListedIn } from '../listed.ts';
import { bits, numeric, typesIn, typesOf, valuesOf } from '../types.ts';
import { casesOf, type SchemaCase, type Subject } from './cases.ts';
import { itemIn, namesIn, placesIn, propertyIn } from './members.ts';
import { hasNumbers, itemCountsOf, lengthsOf, numbersOf, propertyCountsOf, requiredOf } from './ranges.ts';

/** How many levels of properties and items are searched for a contradiction. */
const maxDepth = 3;

/** Keywords that cannot rule out all values of a type if they are the only ones in a schema. */
const harmlessKeywords = new Set([
  ...['type', 'nullable', 'minimum', 'minLength', 'pattern', 'format', 'items', 'uniqueItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
]);
/** The same for a schema with `enum`, whose values other keywords could rule out. */
const harmlessBesideEnum = new Set(['type', 'nullable', 'enum']);

/** A quick check that a schema certainly accepts some value. It succeeds for most schemas and avoids the search. */
function surelyAcceptsValues(schema: unknown, depth = 0): boolean {
  if (depth > maxDepth || schema === true) return true;
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

/** Whether it is certain that no value satisfies all of the schemas. */
export function isUnsatisfiable(subject: Subject, context: Context, depth = 0): boolean {
  const [only, another] = subject.nodes;
  if (depth > maxDepth || (another === undefined && surelyAcceptsValues(only?.schema))) return false;
  for (const one of casesOf(subject, context)) if (!isEmptyCase(one, context, depth)) return false;
  return true;
}

/** Whether it is certain that a case has no values. */
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
    // All items after the tuple positions have the same schema, so one of them is checked.
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

/** Returns the remaining values if the types or a pattern leave only a few; undefined otherwise. */
function simpleValues(units: SchemaCase['units'], types: number): readonly unknown[] | undefined {
  if ((types & ~(bits.null | bits.boolean)) === 0) return [null, false, true];
  if (types !== bits.string) return undefined;
  if (lengthsOf({ units }).max === 0) return [''];
  const patterns = units.map(({ schema }) => schema.pattern).filter((pattern) => typeof pattern === 'string');
  return patterns.map(textsListedIn).find((texts) => texts !== undefined);
}

/**
 * Returns the values of a case if they are enumerated; undefined otherwise. Includes values for which it is uncertain whether
 * they satisfy all schemas.
 */
export function valuesIn({ units, types }: SchemaCase, context: Context): readonly unknown[] | undefined {
  const lists = units.map(({ schema }) => valuesOf(schema)).filter((list) => list !== undefined);
  const shortest = lists.sort((a, b) => a.length - b.length)[0];
  const list = shortest ?? simpleValues(units, types);
  return list?.filter((value) => every(units.map((unit) => accepts(unit, value, context))) !== false);
}

/** Whether it is certain that a property is never present, because its schemas refuse every value. */
export const isNeverPresent = (one: SchemaCase, name: string, context: Context): boolean =>
  isUnsatisfiable(propertyIn(one, name, context), context, 1);

/** Returns the names of the declared properties that values of a case can have. */
export const possibleNames = (one: SchemaCase, context: Context): readonly string[] =>
  [...namesIn(one)].filter((name) => !isNeverPresent(one, name, context));

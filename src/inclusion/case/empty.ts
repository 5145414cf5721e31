import { type Data, isObject, propertyOf } from '../../data/objects.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { every } from '../evaluate/truth.ts';
import { assertions, namesOf } from '../keywords.ts';
import { enumerateMatches } from '../patterns/enumerate.ts';
import { bits, enumeratedValuesOf, numeric, splitTypes, typesOf } from '../types.ts';
import { casesOf, type SchemaCase, type Subject } from './cases.ts';
import { declaredNamesIn, itemSchemasIn, propertySchemasIn, tupleLengthIn } from './members.ts';
import {
  hasNumbers,
  itemCountRangeOf,
  lengthRangeOf,
  numberRangeOf,
  propertyCountRangeOf,
  requiredNamesOf,
} from './ranges.ts';

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
  for (const schemaCase of casesOf(subject, context)) if (!isEmptyCase(schemaCase, context, depth)) return false;
  return true;
}

/** Whether it is certain that a case has no values. */
export function isEmptyCase(schemaCase: SchemaCase, context: Context, depth = 0): boolean {
  context.budget.spend();
  const [only, another] = schemaCase.conjuncts;
  if (another === undefined && surelyAcceptsValues(only?.schema)) return false;
  const values = enumeratedValuesIn(schemaCase, context);
  if (values) return values.length === 0;
  return splitTypes(schemaCase.types).every((type) => isTypeEmpty(schemaCase, type, context, depth));
}

function isTypeEmpty(schemaCase: SchemaCase, type: number, context: Context, depth: number): boolean {
  if ((type & numeric) !== 0) return !hasNumbers(numberRangeOf({ ...schemaCase, types: type }));
  if (type === bits.string) return isEmptyRange(lengthRangeOf(schemaCase));
  if (type === bits.array) {
    const counts = itemCountRangeOf(schemaCase);
    if (isEmptyRange(counts)) return true;
    // All items after the tuple positions have the same schema, so one of them is checked.
    const positions = Math.min(counts.min, tupleLengthIn(schemaCase) + 1);
    for (let at = 0; at < positions; at += 1)
      if (isUnsatisfiable(itemSchemasIn(schemaCase, at), context, depth + 1)) return true;
    return false;
  }
  if (type !== bits.object) return false;
  if (isEmptyRange(propertyCountRangeOf(schemaCase))) return true;
  for (const name of requiredNamesOf(schemaCase))
    if (isUnsatisfiable(propertySchemasIn(schemaCase, name, context), context, depth + 1)) return true;
  return false;
}

const isEmptyRange = ({ min, max }: { readonly min: number; readonly max: number }): boolean => min > max;

/** Returns the remaining values if the types or a pattern leave only a few; undefined otherwise. */
function findFewValues(conjuncts: SchemaCase['conjuncts'], types: number): readonly unknown[] | undefined {
  if ((types & ~(bits.null | bits.boolean)) === 0) return [null, false, true];
  if (types !== bits.string) return undefined;
  if (lengthRangeOf({ conjuncts }).max === 0) return [''];
  const patterns = conjuncts.map(({ schema }) => schema.pattern).filter((pattern) => typeof pattern === 'string');
  return patterns.map(enumerateMatches).find((texts) => texts !== undefined);
}

/**
 * Returns the values of a case if they are enumerated; undefined otherwise. Includes values for which it is uncertain whether
 * they satisfy all schemas.
 */
export function enumeratedValuesIn({ conjuncts, types }: SchemaCase, context: Context): readonly unknown[] | undefined {
  const lists = conjuncts.map(({ schema }) => enumeratedValuesOf(schema)).filter((list) => list !== undefined);
  const shortest = lists.sort((a, b) => a.length - b.length)[0];
  const list = shortest ?? findFewValues(conjuncts, types);
  return list?.filter((value) => every(conjuncts.map((conjunct) => accepts(conjunct, value, context))) !== false);
}

/** Whether it is certain that a property is never present, because its schemas refuse every value. */
export const isNeverPresent = (schemaCase: SchemaCase, name: string, context: Context): boolean =>
  isUnsatisfiable(propertySchemasIn(schemaCase, name, context), context, 1);

/** Returns the names of the declared properties that values of a case can have. */
export const possibleNames = (schemaCase: SchemaCase, context: Context): readonly string[] =>
  [...declaredNamesIn(schemaCase)].filter((name) => !isNeverPresent(schemaCase, name, context));

import { isObject, put } from '../../../data/objects.ts';
import { cachedForRecent } from '../../../data/once.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema } from '../../../rule/schema/schemas-within.ts';
import { defaultKeyword } from './validator.ts';

/** Keywords with which one part of a schema affects other parts of it, or of the value. */
const nonLocalKeywords = keywords(
  '$ref',
  '$recursiveRef',
  '$dynamicRef',
  '$id',
  'unevaluatedProperties',
  'unevaluatedItems',
);
const alternatives = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Returns the part of a schema that applies to some values: a validator compiles a few properties quickly, and real
 * schemas have hundreds. A value is valid against the excerpt if and only if it is valid against the whole schema: as
 * it is, or with its defaults filled in if `useDefaults` is set.
 */
export const excerptFor = (schema: JsonSchema, values: readonly unknown[], options: ExcerptOptions): JsonSchema =>
  hasKeyword(schema, nonLocalKeywords) ? schema : excerptOf(schema, values, options);

interface ExcerptOptions {
  readonly useDefaults: boolean;
}

function excerptOf(schema: JsonSchema, values: readonly unknown[], options: ExcerptOptions): JsonSchema {
  const excerpt: Record<string, unknown> = { ...schema };
  const inner = (part: JsonSchema, members: readonly unknown[]) => excerptOf(part, members, options);
  if (isSchema(schema.properties)) excerpt.properties = propertiesFor(schema.properties, values, options);
  if (isSchema(schema.items)) {
    const items = values.filter((value) => Array.isArray(value)).flat(1);
    if (items.length === 0) delete excerpt.items;
    else excerpt.items = inner(schema.items, items);
  }
  for (const keyword of alternatives) {
    const list = schema[keyword];
    if (Array.isArray(list)) excerpt[keyword] = list.map((part) => (isSchema(part) ? inner(part, values) : part));
  }
  return excerpt;
}

/** Keeps the properties that a value has, and those that have a default. */
function propertiesFor(properties: JsonSchema, values: readonly unknown[], options: ExcerptOptions): JsonSchema {
  const excerpt: Record<string, unknown> = {};
  const members = membersOf(values);
  for (const [name, schema] of Object.entries(properties)) {
    const memberValues = members.get(name);
    if (options.useDefaults && isSchema(schema) && hasKeyword(schema, defaultKeyword)) put(excerpt, name, schema);
    else if (memberValues) put(excerpt, name, isSchema(schema) ? excerptOf(schema, memberValues, options) : schema);
  }
  return excerpt;
}

/**
 * Groups the members of some values by name: there may be thousands of both. Cached, because all variants of a schema
 * are about the same values.
 */
const membersOf = cachedForRecent((values: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> => {
  const members = new Map<string, unknown[]>();
  for (const value of values) {
    for (const [name, memberValues] of isObject(value) ? Object.entries(value) : []) {
      const others = members.get(name);
      if (others) others.push(memberValues);
      else members.set(name, [memberValues]);
    }
  }
  return members;
});

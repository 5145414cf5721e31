import { isObject, put } from '../../../data/objects.ts';
import { cachedForRecent } from '../../../data/once.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema } from '../../../rule/schema/schemas-within.ts';
import { defaultKeyword } from './validator.ts';

/** Keywords with which one part of a schema affects other parts of it, or of the value. */
const nonLocal = keywords('$ref', '$recursiveRef', '$dynamicRef', '$id', 'unevaluatedProperties', 'unevaluatedItems');
const alternatives = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Returns the part of a schema that applies to some values: a validator compiles a few properties quickly, and real
 * schemas have hundreds. A value is valid against the excerpt if and only if it is valid against the whole schema: as
 * it is, or with its defaults filled in if `useDefaults` is set.
 */
export const excerptFor = (schema: JsonSchema, values: readonly unknown[], options: ExcerptOptions): JsonSchema =>
  hasKeyword(schema, nonLocal) ? schema : excerptOf(schema, values, options);

interface ExcerptOptions {
  readonly useDefaults: boolean;
}

function excerptOf(schema: JsonSchema, values: readonly unknown[], options: ExcerptOptions): JsonSchema {
  const excerpt: Record<string, unknown> = { ...schema };
  const inner = (part: JsonSchema, held: readonly unknown[]) => excerptOf(part, held, options);
  if (isSchema(schema.properties)) excerpt.properties = propertiesFor(schema.properties, values, options);
  if (isSchema(schema.items)) {
    const items = values.filter((value) => Array.isArray(value)).flat(1);
    if (items.length === 0) delete excerpt.items;
    else excerpt.items = inner(schema.items, items);
  }
  for (const keyword of alternatives) {
    const list = schema[keyword];
    if (Array.isArray(list)) excerpt[keyword] = list.map((one) => (isSchema(one) ? inner(one, values) : one));
  }
  return excerpt;
}

/** Keeps the properties that a value has, and those that have a default. */
function propertiesFor(properties: JsonSchema, values: readonly unknown[], options: ExcerptOptions): JsonSchema {
  const kept: Record<string, unknown> = {};
  const held = membersOf(values);
  for (const [name, schema] of Object.entries(properties)) {
    const inside = held.get(name);
    if (options.useDefaults && isSchema(schema) && hasKeyword(schema, defaultKeyword)) put(kept, name, schema);
    else if (inside) put(kept, name, isSchema(schema) ? excerptOf(schema, inside, options) : schema);
  }
  return kept;
}

/**
 * Groups the members of some values by name: there may be thousands of both. Cached, because all variants of a schema
 * are about the same values.
 */
const membersOf = cachedForRecent((values: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> => {
  const held = new Map<string, unknown[]>();
  for (const value of values) {
    for (const [name, inside] of isObject(value) ? Object.entries(value) : []) {
      const others = held.get(name);
      if (others) others.push(inside);
      else held.set(name, [inside]);
    }
  }
  return held;
});

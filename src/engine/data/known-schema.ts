import { type Data, isObject, propertyOf, put } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Unknown } from '../../document/document.ts';
import { holderOf } from '../../rule/holders.ts';

/**
 * Weakens a schema so that each part that a definition leaves unknown accepts everything. `unknowns` are the paths of those
 * parts, relative to the schema.
 */
export function knownSchema(schema: unknown, unknowns: readonly Pick<Unknown, 'path'>[]): unknown {
  return unknowns.reduce((known, { path }) => acceptingAllAt(known, path), schema);
}

/** Keywords under which a subschema that accepts more can make the whole schema accept less. */
const nonMonotonic: ReadonlySet<string> = new Set(['not', 'oneOf', 'if']);

/** Keywords that can be removed without changing the meaning of the others. */
const removableKeywords: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'pattern', 'format', 'multipleOf', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'title', 'description'],
]);

/** The schema with the innermost part on the path accepting everything. */
function acceptingAllAt(schema: unknown, path: Path): unknown {
  const [keyword, name, ...rest] = path;
  if (isObject(schema) && removableKeywords.has(String(keyword))) return without(schema, String(keyword));
  if (isObject(schema) && keyword === 'required') return { ...schema, required: namesIn(schema.required) };
  // A missing value gets the default.
  if (keyword === 'default') return { default: null };
  const holder = typeof keyword === 'string' ? holderOf(keyword) : undefined;
  if (!isObject(schema) || holder === undefined || nonMonotonic.has(String(keyword))) return true;
  const held = propertyOf(schema, String(keyword));
  const isOne = holder === 'single' || (keyword === 'items' && !Array.isArray(held));
  if (isOne) return { ...schema, [String(keyword)]: acceptingAllAt(held, path.slice(1)) };
  // It is unknown which subschemas exist, and so which names have none.
  if (name === undefined) return true;
  if (Array.isArray(held)) {
    return {
      ...schema,
      [String(keyword)]: held.map((one, index) => (index === name ? acceptingAllAt(one, rest) : one)),
    };
  }
  const schemas: Record<string, unknown> = isObject(held) ? { ...held } : {};
  const one = propertyOf(schemas, name);
  put(schemas, String(name), one === undefined ? true : acceptingAllAt(one, rest));
  return { ...schema, [String(keyword)]: schemas };
}

const without = (schema: Data, keyword: string): Data =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));

const namesIn = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.filter((name) => name !== undefined) : [];

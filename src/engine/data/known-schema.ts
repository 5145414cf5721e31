import { type Data, isObject, propertyOf, put } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Unknown } from '../../document/document.ts';
import { holderOf } from '../../rule/holders.ts';

/**
 * A schema that says nothing of what it is not known to say: each part that a definition leaves unknown accepts
 * everything. `unknowns`: their paths from the schema on.
 */
export function knownSchema(schema: unknown, unknowns: readonly Pick<Unknown, 'path'>[]): unknown {
  return unknowns.reduce((known, { path }) => lenient(known, path), schema);
}

/** Keywords by which a schema that accepts more lets the one around it accept less. */
const contrary: ReadonlySet<string> = new Set(['not', 'oneOf', 'if']);

/** Keywords that demand something by themselves: without one, the others say what they said. */
const demands: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'pattern', 'format', 'multipleOf', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'title', 'description'],
]);

/** With the innermost part that has the path in it accepting everything. */
function lenient(schema: unknown, path: Path): unknown {
  const [keyword, name, ...rest] = path;
  if (isObject(schema) && demands.has(String(keyword))) return without(schema, String(keyword));
  if (isObject(schema) && keyword === 'required') return { ...schema, required: namesIn(schema.required) };
  // Whoever leaves it out gets the default.
  if (keyword === 'default') return { default: null };
  const holder = typeof keyword === 'string' ? holderOf(keyword) : undefined;
  if (!isObject(schema) || holder === undefined || contrary.has(String(keyword))) return true;
  const held = propertyOf(schema, String(keyword));
  const isOne = holder === 'single' || (keyword === 'items' && !Array.isArray(held));
  if (isOne) return { ...schema, [String(keyword)]: lenient(held, path.slice(1)) };
  // Which schemas there are is not known: nor is which there are none for.
  if (name === undefined) return true;
  if (Array.isArray(held)) {
    return { ...schema, [String(keyword)]: held.map((one, index) => (index === name ? lenient(one, rest) : one)) };
  }
  const schemas: Record<string, unknown> = isObject(held) ? { ...held } : {};
  const one = propertyOf(schemas, name);
  put(schemas, String(name), one === undefined ? true : lenient(one, rest));
  return { ...schema, [String(keyword)]: schemas };
}

const without = (schema: Data, keyword: string): Data =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));

const namesIn = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.filter((name) => name !== undefined) : [];

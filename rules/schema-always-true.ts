import { annotations, defineRule, isSchema, type OwnerKind, subschemasOf } from '../src/rule/index.ts';

/** Schemas of data that is stored and read back later. */
const owners: ReadonlySet<OwnerKind> = new Set(['configuration', 'named-configuration', 'state', 'entity']);

/** Keywords that do not constrain the value. */
const nonConstrainingKeywords = new Set([...annotations, '$id', '$schema', 'definitions', '$defs']);

/** Whether a schema accepts every value. */
function acceptsAnything(schema: unknown): boolean {
  if (!isSchema(schema)) return schema === true;
  return Object.keys(schema).every((keyword) => isUnconstraining(keyword, schema[keyword]));
}

/** Whether a keyword does not constrain the value, in general or with this argument. */
function isUnconstraining(keyword: string, value: unknown): boolean {
  if (keyword === 'nullable') return value === true;
  if (keyword === 'anyOf') return Array.isArray(value) && value.some(acceptsAnything);
  if (keyword === 'allOf') return Array.isArray(value) && value.length > 0 && value.every(acceptsAnything);
  return nonConstrainingKeywords.has(keyword) || keyword.startsWith('x-');
}

export default defineRule({
  id: 'schema-always-true',
  summary: 'A named field of stored data declares what it accepts.',
  presets: { strict: 'info' },
  messages: { open: 'Field `{key}` of {owner} accepts anything, so whatever is stored there is valid.' },
  *field({ node, key, owner, at, complete }) {
    if (!complete || !owners.has(owner.kind) || !acceptsAnything(node)) return;
    yield { message: 'open', data: { key, owner: owner.label }, at: at.key() };
  },
  // Boolean schemas are not visited as fields.
  *schema({ node, owner, at }) {
    if (!owners.has(owner.kind)) return;
    for (const part of subschemasOf(node, at())) {
      const { properties } = part.schema;
      if (!isSchema(properties)) continue;
      for (const key of Object.keys(properties).filter((name) => properties[name] === true)) {
        const { path } = part.at('properties', key);
        yield { message: 'open', data: { key, owner: owner.label }, at: { path, on: 'key' } };
      }
    }
  },
});

import { type Data, isObject } from '../../src/data/objects.ts';

const maps = ['properties', 'patternProperties', 'definitions', '$defs'];

/**
 * Rewrites a schema without `contains`: for an empty array the validator ignores it beside a tuple, or in the second array of a
 * list. Targets of references stay where they are.
 */
export function withoutContains(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutContains);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([keyword, value]) => [keyword, rewriteValue(keyword, value)] as const);
  const { contains, allOf = [], ...rest }: Data = Object.fromEntries(entries);
  if (contains === undefined) return Object.fromEntries(entries);
  const some = { not: { type: 'array', items: { not: contains } } };
  return { ...rest, allOf: [...[allOf].flat(), { anyOf: [{ not: { type: 'array' } }, some] }] };
}

function rewriteValue(keyword: string, value: unknown): unknown {
  if (['enum', 'const', 'dependencies', 'required', 'default'].includes(keyword)) return value;
  if (!maps.includes(keyword) || !isObject(value)) return withoutContains(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutContains(inner)]));
}

import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema, schemasWithin } from '../../rule/subschemas.ts';

/** A schema is asked for the same by many, once for each of its parts. */
const known = new WeakMap<JsonSchema, ReadonlySet<string>>();

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: ReadonlySet<string>): boolean {
  const there = known.get(schema) ?? keywordsIn(schema);
  known.set(schema, there);
  return [...keywords].some((keyword) => there.has(keyword));
}

function keywordsIn(schema: JsonSchema): ReadonlySet<string> {
  const there = new Set<string>();
  for (const { schema: part } of schemasWithin(schema)) {
    for (const keyword of Object.keys(part)) there.add(keyword);
  }
  return there;
}

/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
export function* schemasIn(data: object): Generator<JsonSchema> {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'schema' && isSchema(value)) yield value;
    else yield* schemasIn(value);
  }
}

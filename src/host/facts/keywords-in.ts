import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema, subschemasOf } from '../../rule/subschemas.ts';

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: ReadonlySet<string>): boolean {
  for (const { schema: part } of subschemasOf(schema, { path: [], on: 'value' })) {
    if (Object.keys(part).some((keyword) => keywords.has(keyword))) return true;
  }
  return false;
}

/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
export function* schemasIn(data: object): Generator<JsonSchema> {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'schema' && isSchema(value)) yield value;
    else yield* schemasIn(value);
  }
}

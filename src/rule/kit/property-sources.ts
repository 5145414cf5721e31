import { isSchema } from '../schemas-within.ts';
import type { Subschema } from '../subschemas.ts';

/** Keywords whose schemas are about the same value as the schema around them, which may define what they require. */
const inPlace = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependencies']);
/** Keywords by which a schema may have properties that are not among `properties`. */
const sources = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies'];
const openings = ['additionalProperties', 'unevaluatedProperties'];
const all = [...sources, ...openings];

/** The keywords that would have to be there for a required property to be defined elsewhere; undefined where one is. */
export function missingSources({ schema, keyword = '' }: Subschema): readonly string[] | undefined {
  if (schema.additionalProperties === false)
    return schema.patternProperties === undefined ? ['patternProperties'] : undefined;
  const defines =
    sources.some((source) => schema[source] !== undefined) || openings.some((name) => isSchema(schema[name]));
  return defines || inPlace.has(keyword) || !isSchema(schema.properties) ? undefined : all;
}

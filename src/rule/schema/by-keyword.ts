import type { JsonSchema } from '../nodes.ts';
import { nothing } from '../problems.ts';
import type { EmbeddedSchema } from './embedded-schema.ts';
import { haveCommon, type Keywords } from './keywords.ts';
import { type Schemas, schemasOf } from './schemas-within.ts';

/** Whether a schema, or a subschema at any depth, has one of the keywords. */
export const hasKeyword = (schema: JsonSchema, keywords: Keywords): boolean => hasAny(schemasOf(schema), keywords);

/** Returns the property names in a schema and its subschemas that are not common keywords, each once. */
export const otherKeywordsIn = (schema: JsonSchema): Iterable<string> => schemasOf(schema).others;

/** Returns the schema and its subschemas that have one of the keywords, parents first. */
export function schemasHaving(schema: JsonSchema, keywords: Keywords): readonly EmbeddedSchema[] {
  const schemas = schemasOf(schema);
  return hasAny(schemas, keywords) ? having(schemas, keywords) : nothing;
}

// Uses bit sets: every rule about keywords calls this for every schema.
const hasAny = (schemas: Schemas, keywords: Keywords): boolean =>
  haveCommon(schemas, keywords) || (schemas.others.size > 0 && hasOther(schemas, keywords));

/** Whether a schema itself has one of the keywords; its subschemas do not count. */
export const isHaving = (part: EmbeddedSchema, keywords: Keywords): boolean =>
  haveCommon(part, keywords) || (keywords.others.length > 0 && isHavingOther(part, keywords));

// Separate functions: a closure costs time on every call of the function that contains it, even if it is never created.
const having = ({ all }: Schemas, keywords: Keywords): readonly EmbeddedSchema[] =>
  all.filter((part) => isHaving(part, keywords));
const hasOther = ({ others }: Schemas, keywords: Keywords): boolean => keywords.others.some((name) => others.has(name));
const isHavingOther = ({ schema }: EmbeddedSchema, { others }: Keywords): boolean =>
  others.some((name) => Object.hasOwn(schema, name));

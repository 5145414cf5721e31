import type { JsonSchema } from '../nodes.ts';
import { nothing } from '../problems.ts';
import type { Inside } from './inside.ts';
import { haveCommon, type Keywords } from './keywords.ts';
import { type Schemas, schemasOf } from './schemas-within.ts';

/** Whether a schema, or one inside it, has one of the keywords. */
export const hasKeyword = (schema: JsonSchema, keywords: Keywords): boolean => hasAny(schemasOf(schema), keywords);

/** What has a name that is no common keyword, of the schema or of those inside it, each once. */
export const otherKeywordsIn = (schema: JsonSchema): Iterable<string> => schemasOf(schema).others;

/** The schema and those inside it that have one of the keywords, parents first. */
export function schemasHaving(schema: JsonSchema, keywords: Keywords): readonly Inside[] {
  const schemas = schemasOf(schema);
  return hasAny(schemas, keywords) ? having(schemas, keywords) : nothing;
}

// Told by bits: every rule about keywords asks this of every schema.
const hasAny = (schemas: Schemas, keywords: Keywords): boolean =>
  haveCommon(schemas, keywords) || (schemas.others.size > 0 && hasOther(schemas, keywords));

/** Whether a schema has one of the keywords itself. */
export const isHaving = (part: Inside, keywords: Keywords): boolean =>
  haveCommon(part, keywords) || (keywords.others.length > 0 && isHavingOther(part, keywords));

// Apart: a function that is made in another one costs each call of that, whether it is made there or not.
const having = ({ all }: Schemas, keywords: Keywords): readonly Inside[] =>
  all.filter((part) => isHaving(part, keywords));
const hasOther = ({ others }: Schemas, keywords: Keywords): boolean => keywords.others.some((name) => others.has(name));
const isHavingOther = ({ schema }: Inside, { others }: Keywords): boolean =>
  others.some((name) => Object.hasOwn(schema, name));

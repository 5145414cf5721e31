import type { Inside } from './inside.ts';
import type { JsonSchema } from './nodes.ts';
import { schemasOf } from './schemas-within.ts';

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: readonly string[]): boolean {
  const { having } = schemasOf(schema);
  return keywords.some((keyword) => having.has(keyword));
}

/** Every keyword of the schema and of those inside it, once. */
export const keywordsIn = (schema: JsonSchema): Iterable<string> => schemasOf(schema).having.keys();

const none: readonly Inside[] = [];

/** The schema and those inside it that have one of the keywords, parents first. */
export function schemasHaving(schema: JsonSchema, keywords: readonly string[]): readonly Inside[] {
  const { all, having } = schemasOf(schema);
  const [keyword, ...others] = keywords.filter((one) => having.has(one));
  if (keyword === undefined) return none;
  if (others.length === 0) return having.get(keyword) ?? none;
  const wanted = new Set([keyword, ...others].flatMap((one) => having.get(one) ?? none));
  return all.filter((part) => wanted.has(part));
}

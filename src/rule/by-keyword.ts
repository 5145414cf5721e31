import { onceForRecent } from '../data/once.ts';
import type { JsonSchema } from './nodes.ts';
import { type Inside, schemasWithin } from './schemas-within.ts';

/** The parts of a schema by the keywords they have: it is asked for the same by many. */
const byKeyword = onceForRecent((schema: JsonSchema): ReadonlyMap<string, readonly Inside[]> => {
  const having = new Map<string, Inside[]>();
  for (const part of schemasWithin(schema)) {
    for (const keyword in part.schema) {
      const there = having.get(keyword);
      if (there === undefined) having.set(keyword, [part]);
      else there.push(part);
    }
  }
  return having;
});

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: readonly string[]): boolean {
  const having = byKeyword(schema);
  return keywords.some((keyword) => having.has(keyword));
}

/** Every keyword of the schema and of those inside it, once. */
export const keywordsIn = (schema: JsonSchema): Iterable<string> => byKeyword(schema).keys();

const none: readonly Inside[] = [];

/** The schema and those inside it that have one of the keywords, parents first. */
export function schemasHaving(schema: JsonSchema, keywords: readonly string[]): readonly Inside[] {
  const having = byKeyword(schema);
  const [keyword, ...others] = keywords.filter((one) => having.has(one));
  if (keyword === undefined) return none;
  if (others.length === 0) return having.get(keyword) ?? none;
  const all = new Set([keyword, ...others].flatMap((one) => having.get(one) ?? none));
  return schemasWithin(schema).filter((part) => all.has(part));
}

import { onceForRecent } from '../data/once.ts';
import type { JsonSchema } from './nodes.ts';
import { type Inside, schemasWithin } from './schemas-within.ts';

interface Sorted {
  /** The schema and those inside it, parents first. */
  readonly all: readonly Inside[];
  /** The same by the keywords that they have. */
  readonly having: ReadonlyMap<string, readonly Inside[]>;
}

/** What is in a schema is asked for by many. What is found by keyword is part of the very list that it is kept with. */
const sortedOf = onceForRecent((schema: JsonSchema): Sorted => {
  const all = schemasWithin(schema);
  const having = new Map<string, Inside[]>();
  for (const part of all) {
    for (const keyword in part.schema) {
      const there = having.get(keyword);
      if (there === undefined) having.set(keyword, [part]);
      else there.push(part);
    }
  }
  return { all, having };
});

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: readonly string[]): boolean {
  const { having } = sortedOf(schema);
  return keywords.some((keyword) => having.has(keyword));
}

/** Every keyword of the schema and of those inside it, once. */
export const keywordsIn = (schema: JsonSchema): Iterable<string> => sortedOf(schema).having.keys();

const none: readonly Inside[] = [];

/** The schema and those inside it that have one of the keywords, parents first. */
export function schemasHaving(schema: JsonSchema, keywords: readonly string[]): readonly Inside[] {
  const { all, having } = sortedOf(schema);
  const [keyword, ...others] = keywords.filter((one) => having.has(one));
  if (keyword === undefined) return none;
  if (others.length === 0) return having.get(keyword) ?? none;
  const wanted = new Set([keyword, ...others].flatMap((one) => having.get(one) ?? none));
  return all.filter((part) => wanted.has(part));
}

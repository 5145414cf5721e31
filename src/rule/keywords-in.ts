import { onceFor } from '../data/once.ts';
import type { JsonSchema } from './nodes.ts';
import { schemasWithin } from './schemas-within.ts';

/** A schema is asked for the same by many, once for each of its parts. */
const keywordsIn = onceFor((schema: JsonSchema): ReadonlySet<string> => {
  const there = new Set<string>();
  for (const { schema: part } of schemasWithin(schema)) for (const keyword in part) there.add(keyword);
  return there;
});

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: readonly string[]): boolean {
  const there = keywordsIn(schema);
  return keywords.some((keyword) => there.has(keyword));
}

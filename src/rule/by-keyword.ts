import type { Inside } from './inside.ts';
import type { JsonSchema } from './nodes.ts';
import { nothing } from './problems.ts';
import { type Schemas, schemasOf } from './schemas-within.ts';

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: readonly string[]): boolean {
  const { having } = schemasOf(schema);
  // Counted: V8 makes an object for each step of a loop over a list that it has not optimized yet.
  for (let at = 0; at < keywords.length; at += 1) if (having.has(keywords[at] as string)) return true;
  return false;
}

/** Every keyword of the schema and of those inside it, once. */
export const keywordsIn = (schema: JsonSchema): Iterable<string> => schemasOf(schema).having.keys();

/** The schema and those inside it that have one of the keywords, parents first. */
export function schemasHaving(schema: JsonSchema, keywords: readonly string[]): readonly Inside[] {
  const schemas = schemasOf(schema);
  let found: readonly Inside[] | undefined;
  // Without lists of what is there: every rule about keywords asks this of every schema.
  for (let at = 0; at < keywords.length; at += 1) {
    const there = schemas.having.get(keywords[at] as string);
    if (there === undefined) continue;
    if (found !== undefined) return inEither(schemas, keywords);
    found = there;
  }
  return found ?? nothing;
}

function inEither({ all, having }: Schemas, keywords: readonly string[]): readonly Inside[] {
  const wanted = new Set(keywords.flatMap((keyword) => having.get(keyword) ?? nothing));
  return all.filter((part) => wanted.has(part));
}

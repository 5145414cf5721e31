import { onceFor } from '../../data/once.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema, schemasWithin } from '../../rule/subschemas.ts';

/** A schema is asked for the same by many, once for each of its parts. */
const keywordsIn = onceFor((schema: JsonSchema): ReadonlySet<string> => {
  const there = new Set<string>();
  schemasWithin(schema).forEach(({ schema: part }) => {
    for (const keyword in part) there.add(keyword);
  });
  return there;
});

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: ReadonlySet<string>): boolean {
  const there = keywordsIn(schema);
  for (const keyword of keywords) if (there.has(keyword)) return true;
  return false;
}

/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
export const schemasIn = onceFor((data: object): readonly JsonSchema[] => {
  const schemas: JsonSchema[] = [];
  collect(data, schemas);
  return schemas;
});

function collect(data: object, schemas: JsonSchema[]): void {
  for (const key of Object.keys(data)) {
    const value: unknown = data[key as keyof typeof data];
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'schema' && isSchema(value)) schemas.push(value);
    else collect(value, schemas);
  }
}

import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema, schemasWithin } from '../../rule/subschemas.ts';

/** A schema is asked for the same by many, once for each of its parts. */
const known = new WeakMap<JsonSchema, ReadonlySet<string>>();

/** Whether a schema, or one inside it, has one of the keywords. */
export function hasKeyword(schema: JsonSchema, keywords: ReadonlySet<string>): boolean {
  const there = known.get(schema) ?? keywordsIn(schema);
  known.set(schema, there);
  return [...keywords].some((keyword) => there.has(keyword));
}

function keywordsIn(schema: JsonSchema): ReadonlySet<string> {
  const there = new Set<string>();
  schemasWithin(schema).forEach(({ schema: part }) => {
    for (const keyword in part) there.add(keyword);
  });
  return there;
}

const found = new WeakMap<object, readonly JsonSchema[]>();

/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
export function schemasIn(data: object): readonly JsonSchema[] {
  const before = found.get(data);
  if (before !== undefined) return before;
  const schemas: JsonSchema[] = [];
  collect(data, schemas);
  found.set(data, schemas);
  return schemas;
}

function collect(data: object, schemas: JsonSchema[]): void {
  for (const key of Object.keys(data)) {
    const value: unknown = data[key as keyof typeof data];
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'schema' && isSchema(value)) schemas.push(value);
    else collect(value, schemas);
  }
}

import { cachedForRecent } from '../../data/once.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/schema/schemas-within.ts';

/** Returns every value named `schema` in data of any shape: all embedded schemas of a manifest, each once, and maybe more. */
export const schemasIn = cachedForRecent((data: object): readonly JsonSchema[] => {
  const schemas = new Set<JsonSchema>();
  collect(data, schemas);
  return [...schemas];
}, 10);

function collect(data: object, schemas: Set<JsonSchema>): void {
  for (const key in data) {
    const value: unknown = data[key as keyof typeof data];
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'schema' && isSchema(value)) schemas.add(value);
    else collect(value, schemas);
  }
}

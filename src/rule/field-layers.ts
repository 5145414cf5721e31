import type { Path } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';
import { isSchema } from './schema/schemas-within.ts';

export type SchemaLayer = readonly [place: Path, schema: JsonSchema];

/**
 * Returns the schema of a field and the schemas in its `anyOf`, `oneOf` and `allOf`: a nullable field wraps the schema of its
 * value in this way. Paths start at the field.
 */
export function layersOf(field: JsonSchema): readonly SchemaLayer[] {
  const own: SchemaLayer = [[], field];
  const { anyOf, oneOf, allOf } = field;
  // Fast path: most fields wrap nothing.
  if (anyOf === undefined && oneOf === undefined && allOf === undefined) return [own];
  return [own, ...wrapped({ anyOf, oneOf, allOf })];
}

const wrapped = (branching: JsonSchema): readonly SchemaLayer[] =>
  Object.entries(branching).flatMap(([keyword, branches]) =>
    Array.isArray(branches)
      ? branches.flatMap((branch, index) => (isSchema(branch) ? [[[keyword, index], branch] as const] : []))
      : [],
  );

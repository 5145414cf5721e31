import type { Path } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';
import { isSchema } from './subschemas.ts';

export type Layer = readonly [place: Path, schema: JsonSchema];

/** The schema of a field, and those that it wraps, as a nullable field wraps the one of its value. Places start at the field. */
export const layersOf = (field: JsonSchema): readonly Layer[] => [[[], field], ...wrapped(field)];

const wrapped = ({ anyOf, oneOf, allOf }: JsonSchema): readonly Layer[] =>
  Object.entries({ anyOf, oneOf, allOf }).flatMap(([keyword, branches]) =>
    Array.isArray(branches)
      ? branches.flatMap((branch, index) => (isSchema(branch) ? [[[keyword, index], branch] as const] : []))
      : [],
  );

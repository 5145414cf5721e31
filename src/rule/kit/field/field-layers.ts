import { cachedForLast } from '../../../data/once.ts';
import type { Path } from '../../../data/path.ts';
import { layersOf, type SchemaLayer } from '../../field-layers.ts';
import { fieldTexts } from '../../field-text.ts';
import type { JsonSchema } from '../../nodes.ts';

/** Returns the types that the value of a field can have, without `null`; undefined if a branch does not declare its type. */
export const typesOf = cachedForLast((field: JsonSchema) => typesIn(layersOf(field)));

function typesIn(layers: readonly SchemaLayer[]): ReadonlySet<string> | undefined {
  const types = layers.flatMap(([, { type }]) => (type === undefined ? [] : [type].flat()));
  const isDeclared = layers.every(([path, { type }]) => type !== undefined || (path.length === 0 && layers.length > 1));
  return isDeclared ? new Set(types.map(String).filter((type) => type !== 'null')) : undefined;
}

export type PlacedText = readonly [kind: 'title' | 'description', path: Path, text: string];

/** Returns the titles and descriptions of a field, with their paths. Cached: several rules read them. */
export const textsOf = cachedForLast((field: JsonSchema): readonly PlacedText[] => [
  ...textsIn(field, 'title'),
  ...textsIn(field, 'description'),
]);

const textsIn = (field: JsonSchema, kind: PlacedText[0]): readonly PlacedText[] =>
  fieldTexts(field, kind === 'title' ? ['x-zui', 'title'] : ['description']).map(([place, text]) => [
    kind,
    place,
    text,
  ]);

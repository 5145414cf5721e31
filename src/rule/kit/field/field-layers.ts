import { onceInARow } from '../../../data/once.ts';
import type { Path } from '../../../data/path.ts';
import { layersOf, type SchemaLayer } from '../../field-layers.ts';
import { fieldTexts } from '../../field-text.ts';
import type { JsonSchema } from '../../nodes.ts';

/** The types that the value of a field can have, `null` left out; undefined where not all of them are said. */
export const typesOf = onceInARow((field: JsonSchema) => typesIn(layersOf(field)));

function typesIn(layers: readonly SchemaLayer[]): ReadonlySet<string> | undefined {
  const types = layers.flatMap(([, { type }]) => (type === undefined ? [] : [type].flat()));
  const isSaid = layers.every(([place, { type }]) => type !== undefined || (place.length === 0 && layers.length > 1));
  return isSaid ? new Set(types.map(String).filter((type) => type !== 'null')) : undefined;
}

export type PlacedText = readonly [kind: 'title' | 'description', place: Path, text: string];

/** The titles and descriptions of a field, with their places: several rules look at them. */
export const textsOf = onceInARow((field: JsonSchema): readonly PlacedText[] => [
  ...textsIn(field, 'title'),
  ...textsIn(field, 'description'),
]);

const textsIn = (field: JsonSchema, kind: PlacedText[0]): readonly PlacedText[] =>
  fieldTexts(field, kind === 'title' ? ['x-zui', 'title'] : ['description']).map(([place, text]) => [
    kind,
    place,
    text,
  ]);

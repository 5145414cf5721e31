import type { Path } from '../../data/path.ts';
import { type Layer, layersOf } from '../field-layers.ts';
import { fieldTexts } from '../field-text.ts';
import type { JsonSchema } from '../nodes.ts';

export { layersOf };

const knownTypes = new WeakMap<JsonSchema, { readonly types: ReadonlySet<string> | undefined }>();

/** The types that the value of a field can have, `null` left out; undefined where not all of them are said. */
export function typesOf(field: JsonSchema): ReadonlySet<string> | undefined {
  const known = knownTypes.get(field) ?? { types: typesIn(layersOf(field)) };
  knownTypes.set(field, known);
  return known.types;
}

function typesIn(layers: readonly Layer[]): ReadonlySet<string> | undefined {
  const types = layers.flatMap(([, { type }]) => (type === undefined ? [] : [type].flat()));
  const isSaid = layers.every(([place, { type }]) => type !== undefined || (place.length === 0 && layers.length > 1));
  return isSaid ? new Set(types.map(String).filter((type) => type !== 'null')) : undefined;
}

export type PlacedText = readonly [kind: 'title' | 'description', place: Path, text: string];

/** Several rules look at the texts of each field. */
const knownTexts = new WeakMap<JsonSchema, readonly PlacedText[]>();

/** The titles and descriptions of a field, with their places. */
export function textsOf(field: JsonSchema): readonly PlacedText[] {
  const known = knownTexts.get(field) ?? [...textsIn(field, 'title'), ...textsIn(field, 'description')];
  knownTexts.set(field, known);
  return known;
}

const textsIn = (field: JsonSchema, kind: PlacedText[0]): readonly PlacedText[] =>
  fieldTexts(field, kind === 'title' ? ['x-zui', 'title'] : ['description']).map(([place, text]) => [
    kind,
    place,
    text,
  ]);

import type { Path } from '../../data/path.ts';
import { layersOf } from '../field-layers.ts';
import { fieldTexts } from '../field-text.ts';
import type { JsonSchema } from '../nodes.ts';

export { layersOf };

/** The types that the value of a field can have, `null` left out; undefined where not all of them are said. */
export function typesOf(field: JsonSchema): ReadonlySet<string> | undefined {
  const layers = layersOf(field);
  const types = layers.flatMap(([, { type }]) => (type === undefined ? [] : [type].flat()));
  const isSaid = layers.every(([place, { type }]) => type !== undefined || (place.length === 0 && layers.length > 1));
  return isSaid ? new Set(types.map(String).filter((type) => type !== 'null')) : undefined;
}

export type PlacedText = readonly [kind: 'title' | 'description', place: Path, text: string];

/** The titles and descriptions of a field, with their places. */
export function* textsOf(field: JsonSchema): Generator<PlacedText> {
  for (const [place, text] of fieldTexts(field, ['x-zui', 'title'])) yield ['title', place, text];
  for (const [place, text] of fieldTexts(field, ['description'])) yield ['description', place, text];
}

import { isContainer } from '../data/objects.ts';
import { type Path, partOf } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';

const wrappers = ['anyOf', 'allOf', 'oneOf'] as const;

/**
 * Yields the paths at which a field may have its title (`text` is `['x-zui', 'title']`) or its description
 * (`['description']`): in the field itself, or in a schema that it wraps in `anyOf`, `allOf` or `oneOf`, as a nullable field
 * does. Paths start at the field. For use as `absent` of a problem: one index past the end of each list is included.
 */
export function* fieldTextPlaces(field: JsonSchema, text: Path): Generator<Path> {
  yield text;
  for (const keyword of wrappers) {
    const branches = field[keyword];
    if (!Array.isArray(branches)) {
      yield [keyword];
      continue;
    }
    for (const [index, branch] of branches.entries()) {
      const places = isContainer(branch) ? fieldTextPlaces(branch, text) : [[]];
      for (const place of places) yield [keyword, index, ...place];
    }
    yield [keyword, branches.length];
  }
}

type PlacedValue = readonly [place: Path, value: string];

const noTexts: readonly PlacedValue[] = [];

/** Returns the titles or descriptions that a field has, with their paths. */
export function fieldTexts(field: JsonSchema, text: Path): readonly PlacedValue[] {
  const own = partOf(field, text);
  const inside = wrappedTexts(field, text);
  return typeof own === 'string' ? [[text, own], ...inside] : inside;
}

/** Whether a field wraps other schemas. Most fields do not. */
export const wrapsAny = ({ anyOf, allOf, oneOf }: JsonSchema): boolean =>
  anyOf !== undefined || allOf !== undefined || oneOf !== undefined;

/** Returns the titles or descriptions in the schemas that a field wraps. */
function wrappedTexts(field: JsonSchema, text: Path): readonly PlacedValue[] {
  if (!wrapsAny(field)) return noTexts;
  const found: PlacedValue[] = [];
  for (const keyword of wrappers) {
    const branches = field[keyword];
    if (!Array.isArray(branches)) continue;
    for (const [index, branch] of branches.entries()) {
      if (!isContainer(branch)) continue;
      for (const [place, value] of fieldTexts(branch, text)) found.push([[keyword, index, ...place], value]);
    }
  }
  return found;
}

import { isContainer } from '../data/objects.ts';
import { type Path, partOf } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';

const wrappers = ['anyOf', 'allOf', 'oneOf'] as const;

/**
 * The places where the title (`['x-zui', 'title']`) or the description (`['description']`) of a field can stand: in the
 * field itself, or in a schema that it wraps, as a nullable field wraps the one for its value. Paths start at the field.
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

const none: readonly PlacedValue[] = [];

/** The titles or descriptions that a field has, with their places. */
export function fieldTexts(field: JsonSchema, text: Path): readonly PlacedValue[] {
  const own = partOf(field, text);
  const inside = wrappedTexts(field, text);
  return typeof own === 'string' ? [[text, own], ...inside] : inside;
}

/** Whether it wraps others. Most fields wrap nothing. */
export const wrapsAny = ({ anyOf, allOf, oneOf }: JsonSchema): boolean =>
  anyOf !== undefined || allOf !== undefined || oneOf !== undefined;

/** Those of the schemas that it wraps. */
function wrappedTexts(field: JsonSchema, text: Path): readonly PlacedValue[] {
  if (!wrapsAny(field)) return none;
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

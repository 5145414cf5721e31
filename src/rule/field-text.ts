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

/** The titles or descriptions that a field has, with their places. Most fields wrap nothing: this is quick for them. */
export function fieldTexts(field: JsonSchema, text: Path): readonly (readonly [place: Path, value: string])[] {
  const own = partOf(field, text);
  const found: (readonly [Path, string])[] = typeof own === 'string' ? [[text, own]] : [];
  wrappers.forEach((keyword) => {
    const branches = field[keyword];
    if (!Array.isArray(branches)) return;
    for (const [index, branch] of branches.entries()) {
      if (!isContainer(branch)) continue;
      for (const [place, value] of fieldTexts(branch, text)) found.push([[keyword, index, ...place], value]);
    }
  });
  return found;
}

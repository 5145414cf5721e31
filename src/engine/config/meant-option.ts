import { closest } from '../../data/closest.ts';
import { isContainer, isObject, propertyOf } from '../../data/objects.ts';
import { type Path, partOf } from '../../data/path.ts';

/** What a name or a word in options was probably meant to be, that their model does not take; `path` leads to where it is. */
export function meantOption(model: object, given: object, path: Path): string | undefined {
  const part = path.reduce<unknown>((around, step) => propertyOf(namesIn(around), step), model);
  const wrong = partOf(given, path);
  const near = typeof wrong === 'string' ? closest(wrong, wordsOf(part)) : closestName(wrong, namesIn(part));
  return near && `Did you mean \`${near}\`?`;
}

function closestName(group: unknown, names: object): string | undefined {
  const unknown = isObject(group) ? Object.keys(group).find((name) => !Object.hasOwn(names, name)) : undefined;
  return unknown === undefined ? undefined : closest(unknown, Object.keys(names));
}

/** The models of a group, by name: as Zod has them, of either version, or as a JSON Schema does. */
function namesIn(model: unknown): object {
  const { shape, properties } = whole(model);
  return [shape, properties].find(isObject) ?? {};
}

/** The words that there are for a value. */
function wordsOf(model: unknown): readonly string[] {
  const { options, enum: words } = whole(model);
  return [options, words].flat().filter((word) => typeof word === 'string');
}

/** A model of Zod may be wrapped, in a default or as what may be left out. */
function whole(model: unknown): { readonly [key in 'shape' | 'properties' | 'options' | 'enum']?: unknown } {
  let at: object = isContainer(model) ? model : {};
  while ('_def' in at && isContainer(at._def) && isContainer(at._def.innerType)) at = at._def.innerType;
  return at;
}

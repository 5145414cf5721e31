import { closest } from '../../data/closest.ts';
import { isContainer, isObject, propertyOf } from '../../data/objects.ts';
import { type Path, partOf } from '../../data/path.ts';

/** Suggests an existing name or value for a misspelt one in options; `path` leads to the value that the model rejects. */
export function meantOption(model: object, given: object, path: Path): string | undefined {
  const part = path.reduce<unknown>((around, step) => propertyOf(namesIn(around), step), model);
  const wrong = partOf(given, path);
  const near = typeof wrong === 'string' ? closest(wrong, enumValuesOf(part)) : closestName(wrong, namesIn(part));
  return near && `Did you mean \`${near}\`?`;
}

function closestName(group: unknown, names: object): string | undefined {
  const unknown = isObject(group) ? Object.keys(group).find((name) => !Object.hasOwn(names, name)) : undefined;
  return unknown === undefined ? undefined : closest(unknown, Object.keys(names));
}

/** The properties of an object model, by name: of Zod 3, Zod 4 or JSON Schema. */
function namesIn(model: unknown): object {
  const { shape, properties } = unwrapped(model);
  return [shape, properties].find(isObject) ?? {};
}

/** The strings that an enum allows. */
function enumValuesOf(model: unknown): readonly string[] {
  const { options, enum: words } = unwrapped(model);
  return [options, words].flat().filter((word) => typeof word === 'string');
}

/** Unwraps a Zod model, which may be wrapped in a default or as optional. */
function unwrapped(model: unknown): { readonly [key in 'shape' | 'properties' | 'options' | 'enum']?: unknown } {
  let at: object = isContainer(model) ? model : {};
  while ('_def' in at && isContainer(at._def) && isContainer(at._def.innerType)) at = at._def.innerType;
  return at;
}

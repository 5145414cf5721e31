import { propertyOf } from './objects.ts';

/** A way into a manifest: property names and array indices, from the integration's own object down. */
export type Path = readonly (string | number)[];

/** The value at a path in free-form data, such as a schema. */
export function partOf(data: unknown, path: Path): unknown {
  return path.reduce((value, step) => propertyOf(value, step), data);
}

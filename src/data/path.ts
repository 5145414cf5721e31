import { propertyOf } from './objects.ts';

/** A path in a manifest: property names and array indices, from the integration's own object down. */
export type Path = readonly (string | number)[];

/** The value at a path in free-form data, such as a schema. */
export function partOf(data: unknown, path: Path): unknown {
  let part = data;
  // An index loop: thousands of short paths are walked before V8 optimizes the iterator away.
  for (let at = 0; at < path.length; at += 1) part = propertyOf(part, path[at] as Path[number]);
  return part;
}

/** Whether a path is `outer` or is below it. */
export const isWithin = (path: Path, outer: Path): boolean => outer.every((step, at) => step === path[at]);

/** Whether a path is below `outer`. */
export const isBelow = (path: Path, outer: Path): boolean => path.length > outer.length && isWithin(path, outer);

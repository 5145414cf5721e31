import { propertyOf } from './objects.ts';

/** A way into a manifest: property names and array indices, from the integration's own object down. */
export type Path = readonly (string | number)[];

/** The value at a path in free-form data, such as a schema. */
export function partOf(data: unknown, path: Path): unknown {
  let part = data;
  // Counted: thousands of short paths are walked before V8 does without the iterator.
  for (let at = 0; at < path.length; at += 1) part = propertyOf(part, path[at] as Path[number]);
  return part;
}

/** Whether a path leads to what another leads to, or further into it. */
export const isWithin = (path: Path, outer: Path): boolean => outer.every((step, at) => step === path[at]);

/** Whether a path leads further into what another leads to. */
export const isBelow = (path: Path, outer: Path): boolean => path.length > outer.length && isWithin(path, outer);

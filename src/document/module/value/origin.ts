import type { Origin } from './value.ts';

/** True if a source range is inside another. */
export const isWithin = (inner: Origin, outer: Origin): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

/** Returns the same origin for a value of the SDK or of an interface, at the position where the author names it. */
export const foreign = (place: Origin): Origin => ({ ...place, foreign: true });

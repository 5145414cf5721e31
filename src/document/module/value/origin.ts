import type { Origin } from './value.ts';

/** Whether a range of source lies inside another. */
export const isWithin = (inner: Origin, outer: Origin): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

/** The same place for a value that the SDK or an interface brings, although the author names it there. */
export const foreign = (place: Origin): Origin => ({ ...place, foreign: true });

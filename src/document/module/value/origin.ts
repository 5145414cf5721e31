import type { Origin } from './value.ts';

/** Whether something is written inside of something else. */
export const isWithin = (inner: Origin, outer: Origin): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

/** The same place, as that of what somebody else than the author has chosen, though he may have named it there. */
export const foreign = (place: Origin): Origin => ({ ...place, foreign: true });

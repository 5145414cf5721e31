import type { Origin } from './value.ts';

/** Whether something is written inside of something else. */
export const isWithin = (inner: Origin, outer: Origin): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

import { weightOf } from '../result/limit.ts';
import type { Diagnostic } from '../result/result.ts';

type Seen = Pick<Diagnostic, 'rule' | 'path'>;

/** Changes that break nobody, and that a reviewer has to look at all the same, in the order in which they can do harm. */
const worthALook: readonly ((change: Seen) => boolean)[] = [
  ({ rule }) => rule === 'compat/script-changed',
  ({ rule, path }) => rule === 'compat/detail-changed' && isOfAll(path) && path[0] !== 'sdkVersion',
  ({ rule, path }) => rule === 'compat/part-added' && path[0] === 'secrets',
  // What it passes itself off as.
  ({ rule, path }) => rule === 'compat/text-changed' && isOfAll(path),
];

/** Whether a place is of the integration itself, and not of a part of it. */
const isOfAll = ([property, inside]: Diagnostic['path']): boolean =>
  property === 'ownerWorkspace' || (property !== undefined && inside === undefined);

const rankOf = (change: Seen): number => {
  const rank = worthALook.findIndex((isOfKind) => isOfKind(change));
  return rank === -1 ? worthALook.length : rank;
};

/** More than any step of a version weighs, and less than a severity does. */
const aboveAnyStep = 5;

/** What a change weighs where there are too many: of those as grave that nobody has approved, one that can do harm weighs most. */
export const weightByHarm = (change: Diagnostic): number =>
  weightOf(change) + (isWorthALook(change) && !change.suppressed ? aboveAnyStep : 0);

export const isWorthALook = (change: Seen): boolean => rankOf(change) < worthALook.length;

/** Changes as a reviewer goes through them; what is of one kind stays by place. */
export const harmfulFirst = <T extends Seen>(changes: readonly T[]): readonly T[] =>
  changes.toSorted((a, b) => rankOf(a) - rankOf(b));

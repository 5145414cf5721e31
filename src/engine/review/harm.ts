import { weightOf } from '../result/limit.ts';
import type { Diagnostic } from '../result/result.ts';

type Seen = Pick<Diagnostic, 'rule' | 'path'>;

/** Changes that break nobody but that a reviewer should see, ordered by the harm that they can do. */
const noteworthy: readonly ((change: Seen) => boolean)[] = [
  ({ rule }) => rule === 'compat/script-changed',
  ({ rule, path }) => rule === 'compat/detail-changed' && isOfAll(path) && path[0] !== 'sdkVersion',
  ({ rule, path }) => rule === 'compat/part-added' && path[0] === 'secrets',
  // The identity that it claims.
  ({ rule, path }) => rule === 'compat/text-changed' && isOfAll(path),
];

/** Whether a path belongs to the integration itself, not to one of its parts. */
const isOfAll = ([property, inside]: Diagnostic['path']): boolean =>
  property === 'ownerWorkspace' || (property !== undefined && inside === undefined);

const rankOf = (change: Seen): number => {
  const rank = noteworthy.findIndex((isOfKind) => isOfKind(change));
  return rank === -1 ? noteworthy.length : rank;
};

/** More than the weight of any bump, less than the difference between two severities. */
const harmWeight = 5;

/** The weight of a change if there are too many: among unapproved ones of equal severity, harmful ones weigh most. */
export const weightByHarm = (change: Diagnostic): number =>
  weightOf(change) + (isNoteworthy(change) && !change.suppressed ? harmWeight : 0);

export const isNoteworthy = (change: Seen): boolean => rankOf(change) < noteworthy.length;

/** Sorts changes by harm; those of one kind keep their order. */
export const harmfulFirst = <T extends Seen>(changes: readonly T[]): readonly T[] =>
  changes.toSorted((a, b) => rankOf(a) - rankOf(b));

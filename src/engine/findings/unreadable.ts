import type { FaultId } from '../../document/fault.ts';
import type { Diagnostic } from '../result/result.ts';

/**
 * The faults of a file that is not read at all, or only as far as can be guessed: what else is wrong in it is unknown, and two
 * such files look the same. They cannot be suppressed by a comment or a baseline.
 */
const ids: readonly FaultId[] = [
  'parse-error',
  'empty',
  'binary',
  'not-an-object',
  'multiple-documents',
  'too-large',
  'too-deep',
  'too-many-nodes',
  'no-definition',
  'yaml-alias-limit',
  'missing-import',
  'load-failed',
  'load-timeout',
];

const unreadable: ReadonlySet<string> = new Set(ids.map((id) => `syntax/${id}`));

export const isUnreadable = ({ rule }: Pick<Diagnostic, 'rule'>): boolean => unreadable.has(rule);

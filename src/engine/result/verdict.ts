import type { Severity } from '../../rule/rule.ts';
import type { Result } from './result.ts';

export interface Thresholds {
  /** The lowest severity that fails the run; `never` accepts all. */
  readonly failOn: Severity | 'never';
  readonly maxWarnings?: number;
}

/** `broken`: a part of the work was not done, so the outcome is unknown. */
export type ResultVerdict = 'accepted' | 'refused' | 'broken';

/** The verdict from which every face computes its exit code. */
export function verdictOf({ results, summary }: Result, { failOn, maxWarnings = Infinity }: Thresholds): ResultVerdict {
  const { errors, warnings, infos } = summary;
  if (results.some(({ diagnostics }) => diagnostics.some(({ rule }) => rule === 'internal/rule-crashed'))) {
    return 'broken';
  }
  const counted = { never: 0, error: errors, warn: errors + warnings, info: errors + warnings + infos };
  return counted[failOn] > 0 || warnings > maxWarnings ? 'refused' : 'accepted';
}

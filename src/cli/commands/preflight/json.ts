import type { Result } from '../../../engine/result/result.ts';
import { toJson } from '../../../report/escape/json.ts';
import { reportOf } from '../../../report/json.ts';
import type { ReportOptions } from '../../../report/report.ts';
import { notAsked } from '../../../run/preflight/check.ts';
import type { Preflight } from '../../../run/preflight/preflight.ts';

interface PreflightReport {
  /** The findings of the manifest alone. */
  readonly result: Result;
  readonly verdict: PreflightVerdict;
  readonly options: ReportOptions;
}

/** `undecided`: some check could not be decided. */
export type PreflightVerdict = 'clear' | 'stopped' | 'undecided';

/** Returns the report of the manifest, with the checks against the hub beside its findings. */
export function preflightJson(found: Preflight, { result, verdict, options }: PreflightReport): string {
  const checks = found.checks.map(({ about, outcome, text, suggested }) => ({ about, outcome, text, suggested }));
  const unasked = found.unasked.map((about) => ({ about, outcome: 'unasked', text: notAsked }));
  const troubles = found.troubles.map(({ complaint: { message, hint } }) => ({ message, hint }));
  const preflight = { verdict, checks: [...checks, ...unasked], troubles };
  const compared = result.results.map((file) => ({ ...file, ...(found.compare && { compare: found.compare }) }));
  const report = reportOf({ ...result, results: compared }, options);
  return toJson({ ...report, results: report.results.map((one) => ({ ...one, preflight })) });
}

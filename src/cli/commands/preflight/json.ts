import type { Result } from '../../../engine/result/result.ts';
import { toJson } from '../../../report/escape/json.ts';
import { reportOf } from '../../../report/json.ts';
import type { ReportOptions } from '../../../report/report.ts';
import { notAsked } from '../../../run/preflight/check.ts';
import type { Preflight } from '../../../run/preflight/preflight.ts';

interface Reported {
  /** Of the manifest alone. */
  readonly result: Result;
  readonly verdict: PreflightVerdict;
  readonly options: ReportOptions;
}

/** `undecided`: a part of it could not be found out. */
export type PreflightVerdict = 'clear' | 'stopped' | 'undecided';

/** The report of the manifest, with what was asked of the hub beside its findings. */
export function preflightJson(found: Preflight, { result, verdict, options }: Reported): string {
  const checks = found.checks.map(({ about, outcome, text, suggested }) => ({ about, outcome, text, suggested }));
  const unasked = found.unasked.map((about) => ({ about, outcome: 'unasked', text: notAsked }));
  const troubles = found.troubles.map(({ complaint: { message, hint } }) => ({ message, hint }));
  const preflight = { verdict, checks: [...checks, ...unasked], troubles };
  const compared = result.results.map((file) => ({ ...file, ...(found.compare && { compare: found.compare }) }));
  const report = reportOf({ ...result, results: compared }, options);
  return toJson({ ...report, results: report.results.map((one) => ({ ...one, preflight })) });
}

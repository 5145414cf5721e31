import type { Result } from '../engine/result/result.ts';
import { severityRank } from '../engine/severity.ts';
import type { Severity } from '../rule/rule.ts';
import { type ReportOptions, unsuppressedIn } from './report.ts';

/** The findings of a rule in a run, counted. */
export interface RuleTally {
  readonly rule: string;
  /** The highest severity. */
  severity: Severity;
  findings: number;
  fixable: number;
  /** Whether the rule has a page. */
  hasPage: boolean;
  readonly files: Set<string>;
}

/** The reported findings by rule: most severe first, then by number. */
export function talliesOf({ results }: Result, options: ReportOptions): readonly RuleTally[] {
  const tallies = new Map<string, RuleTally>();
  for (const file of results) {
    for (const { rule, severity, fix, url } of unsuppressedIn(file, options)) {
      const tally = tallies.get(rule) ?? emptyTally(rule, severity);
      tallies.set(rule, tally);
      if (severityRank(severity) > severityRank(tally.severity)) tally.severity = severity;
      tally.findings += 1;
      if (fix) tally.fixable += 1;
      if (url !== undefined) tally.hasPage = true;
      tally.files.add(file.file);
    }
  }
  return [...tallies.values()].sort(
    (a, b) =>
      severityRank(b.severity) - severityRank(a.severity) || b.findings - a.findings || (a.rule < b.rule ? -1 : 1),
  );
}

const emptyTally = (rule: string, severity: Severity): RuleTally => ({
  rule,
  severity,
  findings: 0,
  fixable: 0,
  hasPage: false,
  files: new Set(),
});

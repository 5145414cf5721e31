import type { ChangeInfo, Diagnostic, Result } from '../../engine/result/result.ts';
import { bySeverity } from '../../engine/severity.ts';
import type { Severity } from '../../rule/rule.ts';
import { steps, stepTitles } from '../comparison.ts';
import { counted } from '../counts.ts';
import { findingsWithChangeText, type ReportOptions } from '../report.ts';
import { severityWords } from '../severity.ts';

/** The findings of a rule with one severity and, for changes, one bump. */
export interface RuleFindings {
  readonly rule: string;
  /** The URL of the rule's page. */
  readonly url: string | undefined;
  readonly findings: Diagnostic[];
}

/** The findings of one severity; changes are separated by bump. */
export interface TitledFindings {
  readonly title: string;
  /** Rules with the most findings first. */
  readonly rules: readonly RuleFindings[];
}

interface Kind {
  readonly severity: Severity;
  readonly step: ChangeInfo['bump'] | undefined;
}

/** The unsuppressed findings: most severe first, changes by bump, grouped by rule. */
export function findingsByRule({ results }: Result, options: ReportOptions): readonly TitledFindings[] {
  const left = results.flatMap((file) => findingsWithChangeText(file, options));
  const kinds = bySeverity.flatMap((severity) => [...steps, undefined].map((step): Kind => ({ severity, step })));
  return kinds.flatMap((kind) => {
    const findings = left.filter(({ severity, change }) => severity === kind.severity && change?.bump === kind.step);
    return findings.length === 0 ? [] : [{ title: titleOf(kind, findings.length), rules: byRule(findings) }];
  });
}

function titleOf({ severity, step }: Kind, count: number): string {
  const total = counted(count, severityWords[severity]);
  return step === undefined ? total : `${stepTitles[step]} (${total})`;
}

function byRule(findings: readonly Diagnostic[]): readonly RuleFindings[] {
  const rules = new Map<string, RuleFindings>();
  for (const diagnostic of findings) {
    const { rule, url } = diagnostic;
    const group = rules.get(rule) ?? { rule, url, findings: [] };
    group.findings.push(diagnostic);
    rules.set(rule, group);
  }
  return [...rules.values()].sort((a, b) => b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}

import type { Diagnostic, Result } from '../../engine/result.ts';
import { byGravity } from '../../engine/severity.ts';
import type { Severity } from '../../rule/rule.ts';
import { type ReportOptions, shownIn } from '../report.ts';

/** What a rule found of one severity. */
export interface RuleFindings {
  readonly rule: string;
  /** The address of the rule's page. */
  readonly url: string | undefined;
  readonly findings: Diagnostic[];
}

/** The findings of one severity. */
export interface SeverityFindings {
  readonly severity: Severity;
  /** Those that found most first. */
  readonly rules: readonly RuleFindings[];
}

/** What is left to fix: the gravest first, and what a rule found together. */
export function findingsByRule({ results }: Result, options: ReportOptions): readonly SeverityFindings[] {
  const groups = new Map<Severity, Map<string, RuleFindings>>(byGravity.map((severity) => [severity, new Map()]));
  for (const diagnostic of results.flatMap((file) => shownIn(file, options))) {
    const { severity, rule, url } = diagnostic;
    const rules = groups.get(severity);
    const group = rules?.get(rule) ?? { rule, url, findings: [] };
    group.findings.push(diagnostic);
    rules?.set(rule, group);
  }
  return [...groups]
    .map(([severity, rules]) => ({
      severity,
      rules: [...rules.values()].sort((a, b) => b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

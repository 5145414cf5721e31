import type { Form } from '../../schemas/integration.ts';
import type { Rule, Severity } from '../rule/rule.ts';

export interface ActiveRule {
  readonly rule: Rule;
  readonly severity: Severity;
  /** Validated, defaults filled in. */
  readonly options: unknown;
}

/** What is checked in one manifest, and how severely. */
export interface Plan {
  readonly rules: readonly ActiveRule[];
  /** The severity of `syntax/…`, `model/…` and `internal/…`, which no rule stands for. */
  severityOf(id: string): Severity | 'off';
  /** Where a rule's page is. */
  urlOf(id: string): string | undefined;
  /** Overrides what the manifest looks like. */
  readonly form?: Form;
}

import type { Form } from '../../../schemas/integration.ts';
import type { Rule, Severity } from '../../rule/rule.ts';

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
  /** Absent where comments silence nothing: under a preset that nothing weakens, or when asked so. */
  readonly inline?: Inline;
  /** Overrides what the manifest looks like. */
  readonly form?: Form;
}

/** What suppression comments need to know. */
export interface Inline {
  /** Every name that a comment may use. */
  readonly names: ReadonlySet<string>;
  /** Whether a rule mirrors the platform's own linter. */
  isMirror(id: string): boolean;
  /**
   * Whether a rule or a check looks at the manifest at all. One that is off here does not: another preset may turn it
   * on, and needs the comment then. One that compares versions does not: there is a single one.
   */
  isLooking(id: string): boolean;
}

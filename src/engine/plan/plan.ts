import type { Form } from '../../../schemas/integration.ts';
import type { Rule, Severity } from '../../rule/rule.ts';

/** A rule that a configuration can name. */
export type RegisteredRule = Rule & {
  /** For a plugin's rule: returns the file and line of the plugin's code that threw an error; undefined if it is not known. */
  readonly thrownAt?: (error: unknown) => string | undefined;
};

export interface ActiveRule {
  readonly rule: RegisteredRule;
  readonly severity: Severity;
  /** Validated, with defaults filled in. */
  readonly options: unknown;
}

/** The rules and checks that apply to one manifest, with their severities. */
export interface Plan {
  readonly rules: readonly ActiveRule[];
  /** The severity of checks that are not rules: `syntax/…`, `model/…`, `internal/…`. */
  severityOf(id: string): Severity | 'off';
  /** The URL of a rule's page. */
  urlOf(id: string): string | undefined;
  /** Absent if comments cannot suppress findings: under a locked preset, or if the user turned them off. */
  readonly inline?: InlineContext;
  /** Overrides the form that is inferred from the manifest. */
  readonly form?: Form;
}

/** The data needed to evaluate suppression comments. */
export interface InlineContext {
  /** Every rule or check id that a comment may name. */
  readonly names: ReadonlySet<string>;
  /** Whether a rule mirrors one of the platform's own linter. */
  isMirror(id: string): boolean;
  /**
   * Whether a rule or check examines the manifest here at all. One that is off does not: under another preset it may be on
   * and need the suppression. One that compares versions does not, as there is only one version.
   */
  isLooking(id: string): boolean;
}

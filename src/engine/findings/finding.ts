import type { Location, Target } from '../../document/document.ts';
import type { Fix, Problem, Severity } from '../../rule/rule.ts';
import type { ChangeInfo } from '../result/result.ts';

/** A problem with its rule and message, not yet located. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly messageId: string;
  readonly message: string;
  readonly at: Target;
  /** The paths of the missing values. */
  readonly absent?: readonly Target[];
  /** The path that a misspelt name was meant for: nothing else is reported as missing there. */
  readonly meant?: Target;
  readonly related?: Problem['related'];
  readonly fix?: Fix;
  /** For a change between two versions. */
  readonly change?: ChangeInfo;
  /** The location, if it is known without the manifest's positions. */
  readonly placed?: { readonly location: Location; readonly related: readonly Related[] };
}

export interface Related {
  readonly message: string;
  readonly location: Location;
}

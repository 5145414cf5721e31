import type { Location, Target } from '../../document/document.ts';
import type { Fix, Problem, Severity } from '../../rule/rule.ts';
import type { ChangeInfo } from '../result/result.ts';

/** A problem with its rule and text, not yet placed. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly messageId: string;
  readonly message: string;
  readonly at: Target;
  /** The places where what it misses would be. */
  readonly absent?: readonly Target[];
  /** The place that a misspelt name stands for: nothing else is told of what is absent there. */
  readonly meant?: Target;
  readonly related?: Problem['related'];
  readonly fix?: Fix;
  /** Of a change between two versions. */
  readonly change?: ChangeInfo;
  /** Where it is, when that is known without the manifest's positions. */
  readonly placed?: { readonly location: Location; readonly related: readonly Related[] };
}

export interface Related {
  readonly message: string;
  readonly location: Location;
}

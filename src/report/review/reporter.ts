import type { Review } from '../../engine/review/review.ts';
import type { RuleInfo } from '../report.ts';

export interface ReviewOptions {
  /** Whether terminal formats may use colours. */
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** The version of hublint. */
  readonly version: string;
  /** Looks up a rule by id; undefined if it does not exist. */
  readonly rule: (id: string) => RuleInfo | undefined;
}

/** A failed review. */
export interface Unreviewed {
  /** The target as given. */
  readonly target: string;
  /** The error, as one line. */
  readonly why: string;
}

/** A format for reviews. Pure: the same review gives the same text. */
export interface ReviewReporter {
  readonly format: (review: Review, options: ReviewOptions) => string;
  /** The report of a failed review: without it, the report of an earlier run would be mistaken for this one's. */
  readonly unreviewed: (failed: Unreviewed, options: Pick<ReviewOptions, 'version'>) => string;
}

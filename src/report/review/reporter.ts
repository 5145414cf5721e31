import type { Review } from '../../engine/review/review.ts';
import type { RuleInfo } from '../report.ts';

export interface ReviewOptions {
  /** Whether terminal formats may use colours. */
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Of hublint. */
  readonly version: string;
  /** Looks up a rule by its id; undefined for one that there is not. */
  readonly rule: (id: string) => RuleInfo | undefined;
}

/** A format of a review. Pure: same review, same text. */
export interface ReviewReporter {
  readonly format: (review: Review, options: ReviewOptions) => string;
}

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

/** A review that there is not. */
export interface Unreviewed {
  /** What was to be reviewed, as it was named. */
  readonly target: string;
  /** What kept it from being reviewed, as one line. */
  readonly why: string;
}

/** A format of a review. Pure: same review, same text. */
export interface ReviewReporter {
  readonly format: (review: Review, options: ReviewOptions) => string;
  /** What stands in its place where nothing could be reviewed: the page of an earlier run would be taken for this one's. */
  readonly unreviewed: (failed: Unreviewed, options: Pick<ReviewOptions, 'version'>) => string;
}

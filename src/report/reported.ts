import { isEnough } from '../engine/compare/steps.ts';
import type { Compared, Diagnostic } from '../engine/result/result.ts';

/** Findings, with what a format adds to each. */
export interface ReportedFindings<T extends Diagnostic> {
  readonly diagnostics: readonly T[];
  readonly compare?: Compared;
}

/** The findings that were asked for. */
export const reportedIn = <T extends Diagnostic>(
  { diagnostics, compare }: ReportedFindings<T>,
  { quiet }: { readonly quiet: boolean },
): readonly T[] =>
  quiet ? diagnostics.filter((one) => one.severity === 'error' || isOwed(one, compare)) : diagnostics;

/** Whether it asks for more than the version was raised by, which is but a warning where it was not raised yet. */
const isOwed = ({ change }: Diagnostic, compare: Compared | undefined): boolean =>
  compare !== undefined && change !== undefined && change.bump !== 'none' && !isEnough(compare.actual, change.bump);

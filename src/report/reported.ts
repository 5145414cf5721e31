import { isSufficient } from '../engine/compare/steps.ts';
import type { Compared, Diagnostic } from '../engine/result/result.ts';

/** Findings, with the additions of a format. */
export interface ReportedFindings<T extends Diagnostic> {
  readonly diagnostics: readonly T[];
  readonly compare?: Compared;
}

/** The requested findings. */
export const reportedIn = <T extends Diagnostic>(
  { diagnostics, compare }: ReportedFindings<T>,
  { quiet }: { readonly quiet: boolean },
): readonly T[] =>
  quiet
    ? diagnostics.filter((diagnostic) => diagnostic.severity === 'error' || isUncovered(diagnostic, compare))
    : diagnostics;

/** Whether the version bump does not cover a change; if the version was not bumped yet, that is only a warning. */
const isUncovered = ({ change }: Diagnostic, compare: Compared | undefined): boolean =>
  compare !== undefined && change !== undefined && change.bump !== 'none' && !isSufficient(compare.actual, change.bump);

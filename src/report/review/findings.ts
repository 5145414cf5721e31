import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { severityRank } from '../../engine/severity.ts';
import { omissionOf, omittedIn, unsuppressedIn } from '../report.ts';
import type { ReviewOptions } from './reporter.ts';

/** The findings to show, and the message about omitted ones. */
export function findingsIn<F extends FileResult>(
  file: F,
  { rule }: ReviewOptions,
): { readonly shown: readonly F['diagnostics'][number][]; readonly omission: string | undefined } {
  const options = { color: false, width: 80, quiet: false, rule };
  return { shown: unsuppressedIn<Diagnostic>(file, options), omission: omissionOf(file, options) };
}

/** The number of findings, including omitted ones. */
export const findingCount = (file: FileResult): number =>
  file.diagnostics.length + omittedIn(file, { quiet: false, withSuppressed: true });

/** Sorts by severity, as a reviewer starts with what prevents approval; findings of equal severity keep their order. */
export const mostSevereFirst = <T extends Diagnostic>(findings: readonly T[]): readonly T[] =>
  findings.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity));

import type { FileResult } from '../engine/result/result.ts';
import { severityRank } from '../engine/severity.ts';
import type { ReportOptions } from './report.ts';
import { reportedIn } from './reported.ts';

/**
 * Collects manifests one by one, but keeps only as many findings as are shown: the most severe, and of those the first. The
 * source texts of a manifest are kept only while one of its findings is.
 */
export function findingLimiter(most: number, options: ReportOptions) {
  let kept: readonly FileResult[] = [];
  return {
    add({ omitted: _, ...file }: FileResult): void {
      const files = [...kept, { ...file, diagnostics: reportedIn(file, options).filter((file) => !file.suppressed) }];
      const findings = files.flatMap(({ diagnostics }) => diagnostics);
      const shown = new Set(
        findings.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity)).slice(0, most),
      );
      kept = files
        .map((file) => ({ ...file, diagnostics: file.diagnostics.filter((finding) => shown.has(finding)) }))
        .filter(({ diagnostics }) => diagnostics.length > 0);
    },
    kept: () => kept,
  };
}

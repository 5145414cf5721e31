import type { FileResult } from '../engine/result/result.ts';
import { gravity } from '../engine/severity.ts';
import type { ReportOptions } from './report.ts';
import { reportedIn } from './reported.ts';

/**
 * Takes manifests one by one, and keeps of all no more findings than are shown: the gravest and, of those, the first. The
 * texts of a manifest are kept as long as one of them is in it.
 */
export function cutter(most: number, options: ReportOptions) {
  let kept: readonly FileResult[] = [];
  return {
    add({ omitted: _, ...file }: FileResult): void {
      const files = [...kept, { ...file, diagnostics: reportedIn(file, options).filter((one) => !one.suppressed) }];
      const findings = files.flatMap(({ diagnostics }) => diagnostics);
      const shown = new Set(findings.toSorted((a, b) => gravity(b.severity) - gravity(a.severity)).slice(0, most));
      kept = files
        .map((one) => ({ ...one, diagnostics: one.diagnostics.filter((finding) => shown.has(finding)) }))
        .filter(({ diagnostics }) => diagnostics.length > 0);
    },
    kept: () => kept,
  };
}

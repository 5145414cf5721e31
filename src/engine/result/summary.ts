import { compareTexts } from '../../data/sorted.ts';
import type { Counts, Diagnostic, FileResult, Result, Summary } from './result.ts';

const noCounts: Counts = { errors: 0, warnings: 0, infos: 0, suppressed: 0, fixable: 0 };

/** Counts findings. Suppressed ones count only as suppressed. */
export function countsIn(diagnostics: readonly Diagnostic[]): Counts {
  const counts = { ...noCounts };
  for (const { suppressed, severity, fix } of diagnostics) {
    if (suppressed) {
      counts.suppressed += 1;
      continue;
    }
    if (severity === 'error') counts.errors += 1;
    else if (severity === 'warn') counts.warnings += 1;
    else counts.infos += 1;
    if (fix !== undefined) counts.fixable += 1;
  }
  return counts;
}

export const sumOf = (a: Counts, b: Counts): Counts => ({
  errors: a.errors + b.errors,
  warnings: a.warnings + b.warnings,
  infos: a.infos + b.infos,
  suppressed: a.suppressed + b.suppressed,
  fixable: a.fixable + b.fixable,
});

/** Counts all findings, including those that reports leave out. */
function summarize(results: readonly FileResult[]): Summary {
  let counts = noCounts;
  for (const { diagnostics, omitted } of results) {
    // Most manifests have no findings.
    if (diagnostics.length > 0) counts = sumOf(counts, countsIn(diagnostics));
    if (omitted !== undefined) counts = sumOf(counts, omitted);
  }
  return { files: results.length, ...counts };
}

/** Sorts by file, so that the order does not depend on the order of reading. */
export const byFile = <T extends Pick<FileResult, 'file'>>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => compareTexts(a.file, b.file));

/** The result of a run, with manifests sorted by file. */
export const resultOf = (version: string, results: readonly FileResult[]): Result => ({
  tool: { name: 'hublint', version },
  results: byFile(results),
  summary: summarize(results),
});

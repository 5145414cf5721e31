import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { versionsOf } from './comparison.ts';
import { fileSection, sectionOf } from './pretty.ts';
import { type ReportOptions, unsuppressedIn } from './report.ts';
import { comparisonLines } from './terminal/comparison.ts';

export { summary } from './pretty.ts';

/** Wider than for findings, as two versions are shown side by side. */
const widest = 200;

/** The terminal output for manifests, some of which are compared with another version. */
export const format = (result: Result, options: ReportOptions): string =>
  result.results
    .map((file) => (file.compare ? comparisonSection : fileSection)(file, unsuppressedIn(file, options), options))
    .join('');

const comparisonSection = (file: FileResult, shown: readonly Diagnostic[], options: ReportOptions): string =>
  sectionOf(file, options, { about: versionsOf(file), widest, linesOn: (page) => comparisonLines(file, shown, page) });

import { about } from '../../about.ts';
import { deepCopy } from '../../engine/diagnostics/fingerprint.ts';
import type { FileResult, Result } from '../../engine/result/result.ts';
import { byFile, resultOf } from '../../engine/result/summary.ts';
import type { TextFile } from '../../host/files/write/write.ts';
import { findingLimiter } from '../../report/finding-limiter.ts';
import { hasNothingToReport, type Reporter, type ReportOptions } from '../../report/report.ts';
import type { Reports } from './reports.ts';

/** The reports of a run in progress. They keep the findings of each manifest, never its source texts. */
export interface Drafts {
  /** Adds the result of a manifest. */
  add(file: FileResult): void;
  /** The output for a manifest before the others are known; empty if the format needs all results. */
  atOnce(file: FileResult): string;
  /** The result of the run, without source texts. */
  result(): Result;
  /** The remaining output at the end. */
  shown(result: Result): string;
  /** The contents of the report files. */
  files(result: Result): readonly TextFile[];
}

/** One report of a run in progress. */
interface Draft {
  /** @param kept The same result without source texts, shared by all reports. */
  add(file: FileResult, kept: FileResult): void;
  text(result: Result): string;
}

export function draftsOf({ shown, files }: Reports, options: ReportOptions): Drafts {
  const found: FileResult[] = [];
  const { format, summary } = shown;
  const { most, advises: _, ...inFiles } = options;
  const cut = summary && most !== undefined ? cutDraft(shown, most, options) : undefined;
  const whole = summary ? cut : wholeDraft(shown, options);
  const written = files.map(({ reporter, ...target }) => ({
    target,
    draft: draftOf(reporter, { ...inFiles, color: false, standsAlone: true }),
  }));
  return {
    add(file) {
      const kept = keep(file);
      found.push(kept);
      whole?.add(file, kept);
      for (const { draft } of written) draft.add(file, kept);
    },
    atOnce: (file) => (whole || hasNothingToReport(file) ? '' : format(resultOf(about.version, [file]), options)),
    result: () => resultOf(about.version, found),
    shown: (result) => whole?.text(result) ?? summary?.(result, options) ?? '',
    files: (result) => written.map(({ target, draft }) => ({ ...target, text: draft.text(result) })),
  };
}

const draftOf = (reporter: Reporter, options: ReportOptions): Draft =>
  reporter.summary ? draftInParts(reporter, options) : wholeDraft(reporter, options);

/** A format with a separate summary is assembled from the outputs for each manifest. */
function draftInParts({ format, summary }: Reporter, options: ReportOptions): Draft {
  const parts: { readonly file: string; readonly text: string }[] = [];
  return {
    add(file) {
      if (!hasNothingToReport(file))
        parts.push({ file: file.file, text: format(resultOf(about.version, [file]), options) });
    },
    text: (result) => [...byFile(parts).map(({ text }) => text), summary?.(result, options)].join(''),
  };
}

/** Shows only the most severe findings, which are known only at the end. */
function cutDraft({ format, summary }: Reporter, most: number, options: ReportOptions): Draft {
  const { add, kept } = findingLimiter(most, options);
  return {
    add,
    text: (result) => format({ ...result, results: kept() }, options) + (summary?.(result, options) ?? ''),
  };
}

function wholeDraft({ format, quote }: Reporter, options: ReportOptions): Draft {
  const files: FileResult[] = [];
  return {
    add: (file, kept) => files.push(quote ? keep(quote(file)) : kept),
    text: (result) => format({ ...result, results: byFile(files) }, options),
  };
}

const noSources: FileResult['sources'] = new Map();

/** Copied, as a substring would keep its whole source text in memory. Reports do not need the patches of fixes. */
const keep = ({ diagnostics, sources: _, ...file }: FileResult): FileResult => ({
  // Plain data: copying it through JSON takes half the time of `structuredClone`.
  ...JSON.parse(JSON.stringify(file)),
  sources: noSources,
  diagnostics: diagnostics.map(deepCopy),
});

import { about } from '../../about.ts';
import { copied } from '../../engine/diagnostics/fingerprint.ts';
import type { FileResult, Result } from '../../engine/result/result.ts';
import { byFile, resultOf } from '../../engine/result/summary.ts';
import type { TextFile } from '../../host/files/write/write.ts';
import { cutter } from '../../report/cut.ts';
import { isInOrder, type Reporter, type ReportOptions } from '../../report/report.ts';
import type { Reports } from './reports.ts';

/** The reports of a run while it goes on. Of each manifest they keep what they will say of it, never its texts. */
export interface Drafts {
  /** Takes what was found in a manifest. */
  add(file: FileResult): void;
  /** What is shown of a manifest before the others are known; empty where the format waits for all. */
  atOnce(file: FileResult): string;
  /** All that was found, without the texts of manifests. */
  result(): Result;
  /** What is left to show at the end. */
  shown(result: Result): string;
  /** What is written into files. */
  files(result: Result): readonly TextFile[];
}

/** One report while the run goes on. */
interface Draft {
  /** @param kept The same without its texts, as all may keep it. */
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
    atOnce: (file) => (whole || isInOrder(file) ? '' : format(resultOf(about.version, [file]), options)),
    result: () => resultOf(about.version, found),
    shown: (result) => whole?.text(result) ?? summary?.(result, options) ?? '',
    files: (result) => written.map(({ target, draft }) => ({ ...target, text: draft.text(result) })),
  };
}

const draftOf = (reporter: Reporter, options: ReportOptions): Draft =>
  reporter.summary ? draftInParts(reporter, options) : wholeDraft(reporter, options);

/** What says nothing about the whole is put together of what is said of each manifest. */
function draftInParts({ format, summary }: Reporter, options: ReportOptions): Draft {
  const parts: { readonly file: string; readonly text: string }[] = [];
  return {
    add(file) {
      if (!isInOrder(file)) parts.push({ file: file.file, text: format(resultOf(about.version, [file]), options) });
    },
    text: (result) => [...byFile(parts).map(({ text }) => text), summary?.(result, options)].join(''),
  };
}

/** Which findings are the gravest is only known at the end. */
function cutDraft({ format, summary }: Reporter, most: number, options: ReportOptions): Draft {
  const { add, kept } = cutter(most, options);
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

/** Copied, since a piece of a text keeps all of that text in memory. What fixes do to data is of no use to reports. */
const keep = ({ diagnostics, sources: _, ...file }: FileResult): FileResult => ({
  // Plain data: JSON copies that in half the time that `structuredClone` takes.
  ...JSON.parse(JSON.stringify(file)),
  sources: noSources,
  diagnostics: diagnostics.map(copied),
});

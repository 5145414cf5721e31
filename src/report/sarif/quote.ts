import { linesOf } from '../../document/lines.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { readOnce } from '../sources.ts';
import { changesOf } from './locations.ts';

/** A finding with the changes of its fix, by line and column instead of offset; undefined without a fix. */
export interface WithFixChanges extends Diagnostic {
  readonly changes: ReturnType<typeof changesOf> | undefined;
}

interface ChangingFile extends FileResult {
  readonly diagnostics: readonly WithFixChanges[];
}

const isChanging = (file: FileResult): file is ChangingFile =>
  file.diagnostics.every((finding) => 'changes' in finding);

/** Adds the changes of fixes to a manifest's findings, and drops the texts. */
export function changing(file: FileResult): ChangingFile {
  if (isChanging(file)) return file;
  const textOf = readOnce(file.sources, linesOf);
  const diagnostics = file.diagnostics.map((finding) => ({
    ...finding,
    changes: finding.fix && changesOf(finding.fix.edits, textOf),
  }));
  return { ...file, diagnostics, sources: new Map() };
}

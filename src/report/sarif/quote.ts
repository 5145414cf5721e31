import { linesOf } from '../../document/lines.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { readOnce } from '../sources.ts';
import { changesOf } from './place.ts';

/** A finding with what its fix changes, by lines and columns instead of offsets; undefined without a fix. */
export interface WithFixChanges extends Diagnostic {
  readonly changes: ReturnType<typeof changesOf> | undefined;
}

interface ChangingFile extends FileResult {
  readonly diagnostics: readonly WithFixChanges[];
}

const isChanging = (file: FileResult): file is ChangingFile =>
  file.diagnostics.every((finding) => 'changes' in finding);

/** A manifest with what the log says of its texts, and without them. */
export function changing(file: FileResult): ChangingFile {
  if (isChanging(file)) return file;
  const textOf = readOnce(file.sources, linesOf);
  const diagnostics = file.diagnostics.map((finding) => ({
    ...finding,
    changes: finding.fix && changesOf(finding.fix.edits, textOf),
  }));
  return { ...file, diagnostics, sources: new Map() };
}

import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { excerptOf, sourceLines } from '../excerpt.ts';
import { readOnce } from '../sources.ts';
import { frameHtml } from './frame.ts';

/** A finding with the lines that it shows, as HTML: those around its place, then those of what is related. */
export interface Framed extends Diagnostic {
  readonly frames: readonly string[];
}

interface FramedFile extends FileResult {
  readonly diagnostics: readonly Framed[];
}

const around = { before: 2, after: 2 };
const alone = { before: 0, after: 0 };

const isFramed = (file: FileResult): file is FramedFile => file.diagnostics.every((finding) => 'frames' in finding);

/** A manifest with what the page shows of its texts, and without them. */
export function framed(file: FileResult): FramedFile {
  if (isFramed(file)) return file;
  const linesOf = readOnce(file.sources, sourceLines);
  const frameAt = (location: Diagnostic['location'], shape: typeof around) =>
    frameHtml(excerptOf(linesOf(location.file), location, shape));
  const diagnostics = file.diagnostics.map((finding) => ({
    ...finding,
    frames: [frameAt(finding.location, around), ...finding.related.map(({ location }) => frameAt(location, alone))],
  }));
  return { ...file, diagnostics, sources: new Map() };
}

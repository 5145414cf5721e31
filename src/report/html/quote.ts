import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { excerptOf, sourceLines } from '../excerpt.ts';
import { readOnce } from '../sources.ts';
import { frameHtml } from './frame.ts';

/** A finding with its source excerpts as HTML: the one around its location, then those of the related locations. */
export interface Framed extends Diagnostic {
  readonly frames: readonly string[];
}

interface FramedFile extends FileResult {
  readonly diagnostics: readonly Framed[];
}

const contextLines = { before: 2, after: 2 };
const noContext = { before: 0, after: 0 };

const isFramed = (file: FileResult): file is FramedFile => file.diagnostics.every((finding) => 'frames' in finding);

/** Adds the source excerpts that the page shows to a manifest's findings, and drops the texts. */
export function framed(file: FileResult): FramedFile {
  if (isFramed(file)) return file;
  const linesOf = readOnce(file.sources, sourceLines);
  const frameAt = (location: Diagnostic['location'], shape: typeof contextLines) =>
    frameHtml(excerptOf(linesOf(location.file), location, shape));
  const diagnostics = file.diagnostics.map((finding) => ({
    ...finding,
    frames: [
      frameAt(finding.location, contextLines),
      ...finding.related.map(({ location }) => frameAt(location, noContext)),
    ],
  }));
  return { ...file, diagnostics, sources: new Map() };
}

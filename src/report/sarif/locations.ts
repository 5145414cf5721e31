import type { Location, Position, TextEdit } from '../../document/document.ts';
import type { Lines } from '../../document/lines.ts';
import { artifactUri } from '../escape/sarif.ts';

export type TextReader = (file: string) => Lines;

/** The conventional name for the base of relative paths. */
export const root = '%SRCROOT%';

export const artifactLocation = (file: string) => ({ uri: artifactUri(file), uriBaseId: root });

export const physicalLocation = ({ file, start, end }: Location) => ({
  artifactLocation: artifactLocation(file),
  region: regionOf(start, end),
});

const regionOf = (start: Position, end: Position) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

/** Groups edits by file, each with its replacements. */
export function changesOf(edits: readonly TextEdit[], textOf: TextReader) {
  const replacementOf = ({ file, start, end, text }: TextEdit) => ({
    deletedRegion: regionOf(textOf(file).positionAt(start), textOf(file).positionAt(end)),
    insertedContent: { text },
  });
  return [...new Set(edits.map(({ file }) => file))].map((file) => ({
    artifactLocation: artifactLocation(file),
    replacements: edits.filter((edit) => edit.file === file).map(replacementOf),
  }));
}

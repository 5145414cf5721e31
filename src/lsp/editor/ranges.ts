import type { TextEdit as ProtocolEdit, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Location, Position, TextEdit } from '../../document/document.ts';
import { linesOf } from '../../document/lines.ts';

/** The protocol counts lines and UTF-16 units from 0, hublint from 1. */
const positionOf = ({ line, column }: Position) => ({ line: line - 1, character: column - 1 });

/** The largest column; an editor takes it as the end of the line. */
const lineEnd = 2 ** 31 - 1;

export const fullRange = ({ start, end }: Pick<Location, 'start' | 'end'>): Range => ({
  start: positionOf(start),
  end: positionOf(end),
});

/** Returns the range to mark for a finding: of an object that spans several lines, only the first line. */
export function markedRange(location: Pick<Location, 'start' | 'end'>): Range {
  const { start, end } = fullRange(location);
  return start.line === end.line ? { start, end } : { start, end: { line: start.line, character: lineEnd } };
}

export const wholeLines = ({ start, end }: Range): Range => ({
  start: { ...start, character: 0 },
  end: { ...end, character: lineEnd },
});

export const holds = ({ start, end }: Range, { start: from, end: to }: Range): boolean =>
  !isBefore(to, start) && !isBefore(end, from);

const isBefore = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);

/** Converts edits of one text to the protocol. The positions of a document that is open come from the document itself. */
export function protocolEdits(
  text: string,
  edits: readonly Pick<TextEdit, 'start' | 'end' | 'text'>[],
  document: Pick<TextDocument, 'positionAt'> | undefined,
): ProtocolEdit[] {
  const lines = linesOf(text);
  const at = (offset: number) => document?.positionAt(offset) ?? positionOf(lines.positionAt(offset));
  return edits.map(({ start, end, text: newText }) => ({ range: { start: at(start), end: at(end) }, newText }));
}

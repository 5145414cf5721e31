import type { Location, Position } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { FileResult } from '../../engine/result/result.ts';

const hasMark = (text: string | undefined): boolean => text?.startsWith('\uFEFF') ?? false;

/**
 * Converts a position to the editor's columns: hublint does not count a byte order mark, but an editor that sends one counts it
 * as a character. `open` are the texts that the editor has sent.
 */
export function editorLocation<Place extends Pick<Location, 'file' | 'start' | 'end'>>(
  place: Place,
  open: Overlay,
): Place {
  if (!hasMark(open.get(place.file))) return place;
  const counted = ({ line, column }: Position) => ({ line, column: line === 1 ? column + 1 : column });
  return { ...place, start: counted(place.start), end: counted(place.end) };
}

/** Returns the result with all positions in the editor's columns. */
export function withEditorPositions(result: FileResult, open: Overlay): FileResult {
  if (![...open.values()].some(hasMark)) return result;
  const diagnostics = result.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    location: editorLocation(diagnostic.location, open),
    related: diagnostic.related.map((one) => ({ ...one, location: editorLocation(one.location, open) })),
  }));
  return { ...result, diagnostics };
}

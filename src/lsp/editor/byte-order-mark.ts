import type { Location, Position } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { FileResult } from '../../engine/result/result.ts';

const hasMark = (text: string | undefined): boolean => text?.startsWith('\uFEFF') ?? false;

/**
 * A place as the editor counts it: a byte order mark takes no column, but an editor that sends one has a character there.
 * `open` are the texts that it has sent.
 */
export function countedPlace<Place extends Pick<Location, 'file' | 'start' | 'end'>>(
  place: Place,
  open: Overlay,
): Place {
  if (!hasMark(open.get(place.file))) return place;
  const counted = ({ line, column }: Position) => ({ line, column: line === 1 ? column + 1 : column });
  return { ...place, start: counted(place.start), end: counted(place.end) };
}

/** What was found, at places as the editor counts them. */
export function counted(result: FileResult, open: Overlay): FileResult {
  if (![...open.values()].some(hasMark)) return result;
  const diagnostics = result.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    location: countedPlace(diagnostic.location, open),
    related: diagnostic.related.map((one) => ({ ...one, location: countedPlace(one.location, open) })),
  }));
  return { ...result, diagnostics };
}

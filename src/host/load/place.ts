import type { Location, Positions } from '../../document/document.ts';
import { type Lines, linesOf } from '../../document/lines.ts';
import { displayPath } from '../files/display-path.ts';
import type { Failure } from './protocol.ts';

/** Where a failure is shown: at the import or on the line that it is about, where that is in a file of the project. */
export function placeOf({ path = [], place }: Failure, positions: Positions, cwd: string): Location {
  const file = place && displayPath(place.file, cwd);
  const text = file === undefined ? undefined : positions.sources.get(file);
  if (file === undefined || text === undefined) return positions.locate({ path, on: 'value' });
  const lines = linesOf(text);
  const named = place?.specifier === undefined ? undefined : importIn(text, place.specifier);
  const [start, end] = named ?? lineIn(text, lines, place?.line ?? 1);
  return { file, start: lines.positionAt(start), end: lines.positionAt(end), approximate: named === undefined };
}

type Range = readonly [start: number, end: number];

/** The name of a module as it is written, with its quotes. */
function importIn(text: string, specifier: string): Range | undefined {
  const start = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`));
  return start < 0 ? undefined : [start, start + specifier.length + 2];
}

/** A line without what it is indented by. */
function lineIn(text: string, lines: Lines, line: number): Range {
  const start = lines.offsetAt({ line, column: 1 });
  const written = /.*/.exec(text.slice(start))?.[0] ?? '';
  return [start + written.length - written.trimStart().length, start + written.trimEnd().length];
}

import type { Location, Positions } from '../../document/document.ts';
import { type Lines, linesOf } from '../../document/lines.ts';
import { displayPath } from '../files/display-path.ts';
import type { Failure } from './protocol.ts';

/** Returns the location of a failure: the import or line that it is about, if that is in a file of the project. */
export function placeOf({ path = [], place }: Failure, positions: Positions, cwd: string): Location {
  const file = place && displayPath(place.file, cwd);
  const text = file === undefined ? undefined : positions.sources.get(file);
  if (file === undefined || text === undefined) return positions.locate({ path, on: 'value' });
  const lines = linesOf(text);
  const importRange = place?.specifier === undefined ? undefined : importIn(text, place.specifier);
  const [start, end] = importRange ?? lineIn(text, lines, place?.line ?? 1);
  return { file, start: lines.positionAt(start), end: lines.positionAt(end), approximate: importRange === undefined };
}

type Range = readonly [start: number, end: number];

/** Returns the range of a module specifier, quotes included. */
function importIn(text: string, specifier: string): Range | undefined {
  const start = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`));
  return start < 0 ? undefined : [start, start + specifier.length + 2];
}

/** Returns the range of a line without its indentation. */
function lineIn(text: string, lines: Lines, line: number): Range {
  const start = lines.offsetAt({ line, column: 1 });
  const written = /.*/.exec(text.slice(start))?.[0] ?? '';
  return [start + written.length - written.trimStart().length, start + written.trimEnd().length];
}

import type { Location } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';

/** The files whose text does not follow its grammar: of what is typed, that is so most of the time. */
export const brokenFiles = ({ diagnostics }: FileResult): ReadonlySet<string> =>
  new Set(diagnostics.filter(({ rule }) => rule === 'syntax/parse-error').map(({ location }) => location.file));

/**
 * What is wrong with the texts as they are, with all else that was found when the broken ones were last whole, as far as
 * it stands on lines that have not changed since.
 */
export function withLastGood(now: FileResult, then: FileResult, broken: ReadonlySet<string>): FileResult {
  const moves = new Map(
    [...broken].map((file) => [file, lineMove(then.sources.get(file) ?? '', now.sources.get(file) ?? '')] as const),
  );
  const moved = (location: Location): Location | undefined => {
    const move = moves.get(location.file);
    if (move === undefined) return location;
    const [first, last] = [move(location.start.line), move(location.end.line)];
    if (first === undefined || last === undefined) return undefined;
    return { ...location, start: { ...location.start, line: first }, end: { ...location.end, line: last } };
  };
  const kept = then.diagnostics.flatMap(({ fix, ...diagnostic }): Diagnostic[] => {
    const location = moved(diagnostic.location);
    if (location === undefined) return [];
    const related = diagnostic.related.flatMap((one) => {
      const place = moved(one.location);
      return place ? [{ ...one, location: place }] : [];
    });
    const isUntouched = fix?.edits.every(({ file }) => !broken.has(file));
    return [{ ...diagnostic, location, related, ...(fix && isUntouched && { fix }) }];
  });
  const faults = now.diagnostics.filter(
    ({ rule, location }) => rule.startsWith('syntax/') && broken.has(location.file),
  );
  return {
    ...then,
    diagnostics: [...faults, ...kept],
    sources: new Map<string, string>([...then.sources, ...now.sources]),
  };
}

/** Where the lines of a text are in another one, by number from 1: only what is the same from either end is there. */
function lineMove(before: string, after: string): (line: number) => number | undefined {
  const [from, to] = [linesIn(before), linesIn(after)];
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return (line) => {
    if (line <= head) return line;
    return line > from.length - tail ? line + to.length - from.length : undefined;
  };
}

const linesIn = (text: string): readonly string[] => text.split(/\r\n?|\n/);

/** The same texts, those of the broken files as they were when they were last whole. */
export function mended(overlay: Overlay, broken: ReadonlySet<string>, good: Overlay): Overlay | undefined {
  const back = [...broken].flatMap((file) => {
    const text = good.get(file);
    return text === undefined || !overlay.has(file) ? [] : [[file, text] as const];
  });
  return back.length === 0 ? undefined : new Map([...overlay, ...back]);
}

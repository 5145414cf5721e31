import type { Location } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import type { Checked } from '../../run/check/checking.ts';

/** What was found in texts of which some may be broken. */
interface CheckedWhole extends Pick<Checked, 'files' | 'result'> {
  /** The files whose text does not follow its grammar: of what is typed, that is so most of the time. */
  readonly broken: ReadonlySet<string>;
}

/** Checks texts as they are and, where some are broken, as those were when they were last whole, which `good` holds. */
export async function checkedWhole(
  check: (overlay: Overlay) => Promise<Checked>,
  overlay: Overlay,
  good: Overlay,
): Promise<CheckedWhole> {
  const now = await check(overlay);
  let then = now;
  let breaks: readonly Diagnostic[] = [];
  let before: Overlay | undefined;
  do {
    const found = breaksIn(then.result, filesOf(breaks));
    breaks = [...breaks, ...found];
    // What a broken text imports is read only now, and may be broken, too.
    before = found.length === 0 ? undefined : mended(overlay, filesOf(breaks), good);
    if (before !== undefined) then = await check(before);
  } while (before !== undefined);
  const broken = filesOf(breaks);
  if (then === now) return { ...now, broken };
  const current = [...overlay].filter(([file]) => broken.has(file));
  const sources = new Map([...then.result.sources, ...now.result.sources, ...current]);
  const files = new Set([...now.files, ...then.files]);
  return { files: [...files], result: withLastGood(breaks, then.result, sources), broken };
}

/** What is wrong with the syntax of files that are broken, but for those that are known to be. */
function breaksIn({ diagnostics }: FileResult, known: ReadonlySet<string>): readonly Diagnostic[] {
  const broken = filesOf(diagnostics.filter(({ rule }) => rule === 'syntax/parse-error'));
  return diagnostics.filter(({ rule, location: { file } }) => isSyntax(rule) && broken.has(file) && !known.has(file));
}

const filesOf = (diagnostics: readonly Diagnostic[]): ReadonlySet<string> =>
  new Set(diagnostics.map(({ location }) => location.file));

const isSyntax = (rule: string): boolean => rule.startsWith('syntax/');

/**
 * What breaks the texts as they are, with all else that was found when the broken ones were last whole, as far as it stands
 * on lines that have not changed since. `sources` are the texts as they are.
 */
function withLastGood(breaks: readonly Diagnostic[], then: FileResult, sources: Overlay): FileResult {
  const broken = filesOf(breaks);
  const moves = new Map(
    [...broken].map((file) => [file, lineMove(then.sources.get(file) ?? '', sources.get(file) ?? '')] as const),
  );
  const moved = (location: Location): Location | undefined => {
    const move = moves.get(location.file);
    if (move === undefined) return location;
    const [first, last] = [move(location.start.line), move(location.end.line)];
    if (first === undefined || last === undefined) return undefined;
    return { ...location, start: { ...location.start, line: first }, end: { ...location.end, line: last } };
  };
  // Of a broken text that never was whole, the breaks are found again.
  const isTold = ({ rule, location: { file } }: Diagnostic) =>
    isSyntax(rule) && broken.has(file) && then.sources.get(file) === sources.get(file);
  const others = then.diagnostics.filter((diagnostic) => !isTold(diagnostic));
  const kept = others.flatMap(({ fix, ...diagnostic }): Diagnostic[] => {
    const location = moved(diagnostic.location);
    if (location === undefined) return [];
    const related = diagnostic.related.flatMap((one) => {
      const place = moved(one.location);
      return place ? [{ ...one, location: place }] : [];
    });
    const isUntouched = fix?.edits.every(({ file }) => !broken.has(file));
    return [{ ...diagnostic, location, related, ...(fix && isUntouched && { fix }) }];
  });
  return { ...then, diagnostics: [...breaks, ...kept], sources };
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
function mended(overlay: Overlay, broken: ReadonlySet<string>, good: Overlay): Overlay | undefined {
  const back = [...broken].flatMap((file) => {
    const text = good.get(file);
    return text === undefined || !overlay.has(file) ? [] : [[file, text] as const];
  });
  return back.length === 0 ? undefined : new Map([...overlay, ...back]);
}

import type { Location } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import type { Checked } from '../../run/check/check.ts';

/** The findings in texts, some of which may be broken. */
interface CheckedWhole extends Pick<Checked, 'files' | 'result'> {
  /** The files with syntax errors: a text that is being typed has some most of the time. */
  readonly broken: ReadonlySet<string>;
}

/** Checks the texts as they are. For each broken text, uses its last good version from `good`, if there is one. */
export async function checkWithLastGood(
  check: (overlay: Overlay) => Promise<Checked>,
  overlay: Overlay,
  good: Overlay,
): Promise<CheckedWhole> {
  const now = await check(overlay);
  let then = now;
  let breaks: readonly Diagnostic[] = [];
  let before: Overlay | undefined;
  do {
    const found = syntaxFaultsIn(then.result, filesOf(breaks));
    breaks = [...breaks, ...found];
    // The modules that a broken text imports are read only now, and may be broken, too.
    before = found.length === 0 ? undefined : withLastGoodTexts(overlay, filesOf(breaks), good);
    if (before !== undefined) then = await check(before);
  } while (before !== undefined);
  const broken = filesOf(breaks);
  if (then === now) return { ...now, broken };
  const current = [...overlay].filter(([file]) => broken.has(file));
  const sources = new Map([...then.result.sources, ...now.result.sources, ...current]);
  const files = new Set([...now.files, ...then.files]);
  const former = { ...then.result, diagnostics: then.result.diagnostics.filter(stillHolds(now.result)) };
  return { files: [...files], result: withLastGood(breaks, former, sources), broken };
}

/** Returns the syntax errors of broken files, except for those already known to be broken. */
function syntaxFaultsIn({ diagnostics }: FileResult, known: ReadonlySet<string>): readonly Diagnostic[] {
  const broken = filesOf(diagnostics.filter(({ rule }) => rule === 'syntax/parse-error'));
  return diagnostics.filter(({ rule, location: { file } }) => isSyntax(rule) && broken.has(file) && !known.has(file));
}

/**
 * Returns whether a former finding can be true of the current texts. That a module has no definition is no finding about its
 * line: the definition may be what is being typed.
 */
function stillHolds({ diagnostics }: FileResult): (former: Diagnostic) => boolean {
  const isMissing = diagnostics.some(isNoDefinition);
  return (former) => isMissing || !isNoDefinition(former);
}

const isNoDefinition = ({ rule }: Diagnostic): boolean => rule === 'syntax/no-definition';

const filesOf = (diagnostics: readonly Diagnostic[]): ReadonlySet<string> =>
  new Set(diagnostics.map(({ location }) => location.file));

const isSyntax = (rule: string): boolean => rule.startsWith('syntax/');

/**
 * Combines the current syntax errors with the findings of the last good texts, as far as those are on lines that have not
 * changed since. `sources` are the current texts.
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
  // A broken text without a good version was checked again, and its syntax errors found twice.
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

/** Maps line numbers, from 1, of one text to another: only for the unchanged lines at the start and the end. */
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

/** Returns the texts with those of broken files replaced by their last good version; undefined if there is none. */
function withLastGoodTexts(overlay: Overlay, broken: ReadonlySet<string>, good: Overlay): Overlay | undefined {
  const back = [...broken].flatMap((file) => {
    const text = good.get(file);
    return text === undefined || !overlay.has(file) ? [] : [[file, text] as const];
  });
  return back.length === 0 ? undefined : new Map([...overlay, ...back]);
}

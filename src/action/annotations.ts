import type { Location } from '../document/document.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { byGravity } from '../engine/severity.ts';
import type { LineTest } from '../host/git/changed-lines.ts';
import type { Severity } from '../rule/rule.ts';

/** What is annotated: how many findings of each severity at most, and on which lines. */
export interface AnnotationChoice {
  readonly limit: number;
  readonly lines: 'all' | 'changed';
}

/** What GitHub shows of one step, by severity. */
export const shownByGitHub = 10;

export interface Selection {
  /** The result with only the findings that are annotated. */
  readonly annotated: Result;
  /** The result without them. */
  readonly rest: Result;
  /** How many there was no room for. */
  readonly more: number;
  /** How many stand on lines that did not change, where nothing is new, and are left out for that. */
  readonly unchanged: number;
}

/** What else decides which findings are annotated. */
export interface Circumstances {
  /** Absent where it is not known what changed. */
  readonly isChanged?: LineTest | undefined;
  /** What is new against the base. */
  readonly fresh?: ReadonlySet<Diagnostic> | undefined;
  /** How many notices and errors are told of the work itself: GitHub counts them with what is annotated. */
  readonly notices: number;
  readonly errors: number;
}

/**
 * Chooses what is annotated. GitHub shows so many of each severity and step: those on changed lines come first, or are the
 * only ones, and with them what is new against the base on lines that did not change. Where it is not known what changed,
 * all lines count alike.
 */
export function selectAnnotations(
  result: Result,
  { limit, lines }: AnnotationChoice,
  { isChanged, fresh, notices, errors }: Circumstances,
): Selection {
  const found = result.results.flatMap((file) =>
    file.diagnostics
      .filter(({ suppressed }) => !suppressed)
      .map((diagnostic) => ({
        file,
        diagnostic,
        isTouched: isChanged === undefined || fresh?.has(diagnostic) || touches(diagnostic, isChanged),
      })),
  );
  const told = { info: notices, warn: 0, error: errors };
  const room = (severity: Severity) => Math.min(limit, Math.max(0, shownByGitHub - told[severity]));
  const meant = lines === 'all' ? found : found.filter(({ isTouched }) => isTouched);
  const chosen = byGravity.flatMap((severity) =>
    meant
      .filter(({ diagnostic }) => diagnostic.severity === severity)
      .sort((a, b) => Number(b.isTouched) - Number(a.isTouched))
      .slice(0, room(severity)),
  );
  const isTold = new Set(chosen.map(({ diagnostic }) => diagnostic));
  const annotated = chosen.map(
    // Whatever else is told of a manifest is told once, with the rest.
    ({ file: { omitted: _, ...file }, diagnostic }): FileResult => ({ ...file, opaque: 0, diagnostics: [diagnostic] }),
  );
  const rest = result.results.map((file) => ({
    ...file,
    diagnostics: file.diagnostics.filter((diagnostic) => !isTold.has(diagnostic)),
  }));
  return {
    // What was not checked is told as errors of the step.
    annotated: { tool: result.tool, summary: result.summary, results: annotated },
    rest: { ...result, results: rest },
    more: meant.length - chosen.length,
    unchanged: found.length - meant.length,
  };
}

/**
 * A change between two versions is what it tells of. Anything else is where it stands, or where it says what it is about:
 * any of its lines, but of the whole integration only the first, as something else changes in it every time.
 */
export const touches = ({ change, path, location, related }: Diagnostic, isChanged: LineTest): boolean =>
  change !== undefined ||
  isChanged(location.file, location.start.line, path.length === 0 ? location.start.line : lastLineOf(location)) ||
  related.some((place) => isChanged(place.location.file, place.location.start.line, lastLineOf(place.location)));

const lastLineOf = ({ start, end }: Location): number =>
  Math.max(start.line, end.column === 1 ? end.line - 1 : end.line);

/** The same findings with their files named from another folder: a runner knows files relative to the repository. */
export function relocate(result: FileResult, move: (file: string) => string): FileResult {
  const at = <T extends { readonly file: string }>(place: T): T => ({ ...place, file: move(place.file) });
  const moved = (diagnostic: Diagnostic): Diagnostic => ({
    ...diagnostic,
    location: at(diagnostic.location),
    related: diagnostic.related.map((other) => ({ ...other, location: at(other.location) })),
    ...(diagnostic.fix && { fix: { ...diagnostic.fix, edits: diagnostic.fix.edits.map(at) } }),
  });
  const { compare } = result;
  return {
    ...at(result),
    ...(compare && { compare: { ...compare, base: at(compare.base), head: at(compare.head) } }),
    diagnostics: result.diagnostics.map(moved),
    sources: new Map([...result.sources].map(([name, text]) => [move(name), text])),
  };
}

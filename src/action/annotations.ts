import type { Location } from '../document/document.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { bySeverity } from '../engine/severity.ts';
import type { LineTest } from '../host/git/changed-lines.ts';
import type { Severity } from '../rule/rule.ts';

/** Which findings are annotated: the maximum per severity, and on which lines. */
export interface AnnotationChoice {
  readonly limit: number;
  readonly lines: 'all' | 'changed';
}

/** The number of annotations that GitHub shows per step and severity. */
export const githubAnnotationLimit = 10;

export interface Selection {
  /** The result with only the findings that are annotated. */
  readonly annotated: Result;
  /** The result without them. */
  readonly rest: Result;
  /** The number of findings left out because of the limit. */
  readonly more: number;
  /** The number of findings left out because they are on unchanged lines and not new. */
  readonly unchanged: number;
}

/** What else decides which findings are annotated. */
export interface SelectionContext {
  /** Absent if the changed lines are not known. */
  readonly isChanged?: LineTest | undefined;
  /** The findings that the base does not have. */
  readonly newFindings?: ReadonlySet<Diagnostic> | undefined;
  /** The number of notices and errors about the run itself: GitHub counts them as annotations, too. */
  readonly notices: number;
  readonly errors: number;
}

/**
 * Chooses the findings to annotate. GitHub limits annotations per severity and step: findings on changed lines come first, or
 * are the only ones, together with new findings on unchanged lines. If the changed lines are unknown, all are treated alike.
 */
export function selectAnnotations(
  result: Result,
  { limit, lines }: AnnotationChoice,
  { isChanged, newFindings, notices, errors }: SelectionContext,
): Selection {
  const findings = result.results.flatMap((file) =>
    file.diagnostics
      .filter(({ suppressed }) => !suppressed)
      .map((diagnostic) => ({
        file,
        diagnostic,
        isTouched: isChanged === undefined || newFindings?.has(diagnostic) || isOnChangedLine(diagnostic, isChanged),
      })),
  );
  const used = { info: notices, warn: 0, error: errors };
  const room = (severity: Severity) => Math.min(limit, Math.max(0, githubAnnotationLimit - used[severity]));
  const eligible = lines === 'all' ? findings : findings.filter(({ isTouched }) => isTouched);
  const chosen = bySeverity.flatMap((severity) =>
    eligible
      .filter(({ diagnostic }) => diagnostic.severity === severity)
      .sort((a, b) => Number(b.isTouched) - Number(a.isTouched))
      .slice(0, room(severity)),
  );
  const chosenDiagnostics = new Set(chosen.map(({ diagnostic }) => diagnostic));
  const annotated = chosen.map(
    // Other facts about a manifest are reported once, with the rest.
    ({ file: { omitted: _, ...file }, diagnostic }): FileResult => ({ ...file, opaque: 0, diagnostics: [diagnostic] }),
  );
  const rest = result.results.map((file) => ({
    ...file,
    diagnostics: file.diagnostics.filter((diagnostic) => !chosenDiagnostics.has(diagnostic)),
  }));
  return {
    // Without `unchecked`, which is reported as errors of the step.
    annotated: { tool: result.tool, summary: result.summary, results: annotated },
    rest: { ...result, results: rest },
    more: eligible.length - chosen.length,
    unchanged: findings.length - eligible.length,
  };
}

/**
 * Whether a finding concerns a changed line. A change between two versions always does. Any other finding does if one of its
 * lines, or of its related locations, changed. Of a finding about the whole integration only the first line counts, as
 * something in it always changes.
 */
export const isOnChangedLine = ({ change, path, location, related }: Diagnostic, isChanged: LineTest): boolean =>
  change !== undefined ||
  isChanged(location.file, location.start.line, path.length === 0 ? location.start.line : lastLineOf(location)) ||
  related.some((place) => isChanged(place.location.file, place.location.start.line, lastLineOf(place.location)));

const lastLineOf = ({ start, end }: Location): number =>
  Math.max(start.line, end.column === 1 ? end.line - 1 : end.line);

/** Returns the findings with file names relative to another folder: runners expect them relative to the repository. */
export function relocate(result: FileResult, move: (file: string) => string): FileResult {
  const withMovedFile = <T extends { readonly file: string }>(place: T): T => ({ ...place, file: move(place.file) });
  const relocateDiagnostic = (diagnostic: Diagnostic): Diagnostic => ({
    ...diagnostic,
    location: withMovedFile(diagnostic.location),
    related: diagnostic.related.map((other) => ({ ...other, location: withMovedFile(other.location) })),
    ...(diagnostic.fix && { fix: { ...diagnostic.fix, edits: diagnostic.fix.edits.map(withMovedFile) } }),
  });
  const { compare } = result;
  return {
    ...withMovedFile(result),
    ...(compare && { compare: { ...compare, base: withMovedFile(compare.base), head: withMovedFile(compare.head) } }),
    diagnostics: result.diagnostics.map(relocateDiagnostic),
    sources: new Map([...result.sources].map(([name, text]) => [move(name), text])),
  };
}

import type { Diagnostic, FileResult, Result } from '../engine/result.ts';
import type { LineTest } from '../host/git/changed-lines.ts';
import type { Severity } from '../rule/rule.ts';

const severities: readonly Severity[] = ['error', 'warn', 'info'];

export interface Selection {
  /** The result with only the findings that are annotated. */
  readonly result: Result;
  /** How many are left out. */
  readonly more: number;
}

/** Chooses what is annotated: GitHub shows so many of each severity and step, so those on changed lines come first. */
export function selectAnnotations(result: Result, limit: number, isChanged: LineTest): Selection {
  const all = result.results.flatMap((file) =>
    file.diagnostics
      .filter(({ suppressed }) => !suppressed)
      .map((diagnostic) => ({ file, diagnostic, rank: rankOf(diagnostic, isChanged) })),
  );
  const chosen = severities.flatMap((severity) =>
    all
      .filter(({ diagnostic }) => diagnostic.severity === severity)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit),
  );
  const results = chosen.map(
    ({ file: { omitted: _, ...file }, diagnostic }): FileResult => ({
      ...file,
      diagnostics: [diagnostic],
    }),
  );
  const { errors, warnings, infos } = result.summary;
  return { result: { ...result, results }, more: errors + warnings + infos - chosen.length };
}

const rankOf = ({ location: { file, start } }: Diagnostic, isChanged: LineTest): number =>
  isChanged(file, start.line) ? 0 : 1;

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

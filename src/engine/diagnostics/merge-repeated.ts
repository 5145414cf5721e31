import type { Diagnostic, Use } from '../result/result.ts';
import { severityRank } from '../severity.ts';
import { copyWith, withFingerprint } from './fingerprint.ts';

/**
 * Merges the findings of one rule for the same source range: a definition may write a value once and use it at many paths. The
 * first of the most severe ones remains, and lists the other paths in `also`. `isOfObject` marks findings about an object as a
 * whole, which are merged whatever names the object is used under.
 */
export function mergeRepeated(
  diagnostics: readonly Diagnostic[],
  isOfObject: (diagnostic: Diagnostic) => boolean = () => false,
): Diagnostic[] {
  const causes = diagnostics.map((diagnostic) => mergeKeyOf(diagnostic, isOfObject(diagnostic)));
  const shared = repeatedIn(causes);
  if (shared.size === 0) return [...diagnostics];
  const groups = new Map<string, Diagnostic[]>();
  const times = new Map<string, number>();
  for (const [at, diagnostic] of diagnostics.entries()) {
    const cause = causes[at] ?? '';
    // Two findings at one path stay separate. Most causes have a single finding, whose pointer may be long.
    const here = shared.has(cause) ? `${cause}\0${diagnostic.pointer}` : cause;
    const before = times.get(here) ?? 0;
    times.set(here, before + 1);
    const group = `${cause}\0${before}`;
    const known = groups.get(group);
    if (known) known.push(diagnostic);
    else groups.set(group, [diagnostic]);
  }
  return [...groups.values()].map(merged);
}

function repeatedIn(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.has(text) || !seen.add(text)));
}

/**
 * The key to merge by. Findings at approximate locations stay separate, as do those of one source range under several names.
 */
export function mergeKeyOf(diagnostic: Diagnostic, isOfObject = false): string {
  const { rule, messageId, location, path } = diagnostic;
  const { file, start, end, approximate } = location;
  // Computing a fingerprint is slow.
  const place = approximate ? diagnostic.fingerprint : `${start.line}:${start.column}-${end.line}:${end.column}`;
  return [rule, messageId, file, place, isOfObject ? '' : String(path.at(-1))].join('\0');
}

function merged(group: readonly Diagnostic[]): Diagnostic {
  const first = group.reduce((one, other) => (severityRank(other.severity) > severityRank(one.severity) ? other : one));
  const also = group
    .filter((one) => one !== first)
    .map((one) => withFingerprint<Use>(() => one.fingerprint, { path: one.path, pointer: one.pointer }));
  return also.length === 0 ? first : copyWith(first, { also });
}

import type { Diagnostic, Use } from '../result/result.ts';
import { gravity } from '../severity.ts';
import { printed, varied } from './fingerprint.ts';

/**
 * One finding where a rule finds the same text wrong in many places of the manifest: a definition may write it once and
 * use it often. It is the first of the gravest, and lists where else the text is used. `isOfObject`: whether it stands at
 * an object, whatever names that goes by.
 */
export function withoutRepeated(
  diagnostics: readonly Diagnostic[],
  isOfObject: (diagnostic: Diagnostic) => boolean = () => false,
): Diagnostic[] {
  const causes = diagnostics.map((diagnostic) => causeOf(diagnostic, isOfObject(diagnostic)));
  const shared = repeatedIn(causes);
  if (shared.size === 0) return [...diagnostics];
  const groups = new Map<string, Diagnostic[]>();
  const times = new Map<string, number>();
  for (const [at, diagnostic] of diagnostics.entries()) {
    const cause = causes[at] ?? '';
    // What is found twice in one place of the manifest are two findings. Most causes have one, whose pointer may be long.
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

/** What is not exactly placed stays apart; what one text makes under several names does too. */
export function causeOf(diagnostic: Diagnostic, isOfObject = false): string {
  const { rule, messageId, location, path } = diagnostic;
  const { file, start, end, approximate } = location;
  // A fingerprint is made when it is asked for, and takes long then.
  const place = approximate ? diagnostic.fingerprint : `${start.line}:${start.column}-${end.line}:${end.column}`;
  return [rule, messageId, file, place, isOfObject ? '' : String(path.at(-1))].join('\0');
}

function merged(group: readonly Diagnostic[]): Diagnostic {
  const first = group.reduce((one, other) => (gravity(other.severity) > gravity(one.severity) ? other : one));
  const also = group
    .filter((one) => one !== first)
    .map((one) => printed<Use>(() => one.fingerprint, { path: one.path, pointer: one.pointer }));
  return also.length === 0 ? first : varied(first, { also });
}

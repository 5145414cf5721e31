import type { Comment, Location, Positions } from '../../document/document.ts';
import { entriesOf, type PlacedBaseline } from '../baseline.ts';
import type { Diagnostic } from '../result/result.ts';
import { type Directive, directiveOf, isForeign } from '../suppress/directives.ts';
import { matchSuppressions } from '../suppress/match-suppressions.ts';

/** A comment or baseline entry by which an author suppresses findings. A review ignores both. */
export interface Waiver {
  readonly location: Location;
  /** As written; empty if a comment suppresses everything that it can. */
  readonly rules: readonly string[];
  readonly reason?: string;
  /** The number of findings that it would suppress. */
  readonly findings: number;
}

export function waiversIn(
  { comments }: Pick<Positions, 'comments'>,
  diagnostics: readonly Diagnostic[],
): readonly Waiver[] {
  const directives = new Map<Comment, Directive>();
  for (const comment of comments) {
    const directive = directiveOf(comment);
    if (directive) directives.set(comment, directive);
  }
  const { countIn } = matchSuppressions([...directives.values()], diagnostics);
  return comments.flatMap((comment): Waiver[] => {
    const { file, start, end } = comment;
    const location = { file, start, end, approximate: false };
    const directive = directives.get(comment);
    if (directive) {
      const { rules, reason } = directive;
      return [{ location, rules, ...(reason !== undefined && { reason }), findings: countIn(directive) }];
    }
    return isForeign(comment) ? [{ location, rules: [], findings: 0 }] : [];
  });
}

/** A baseline, and the manifest's name in it. */
export interface ManifestBaseline {
  readonly placed: PlacedBaseline;
  readonly name: string;
}

/** The waivers of a manifest in a baseline: one for each approval, and one for all inherited findings. */
export function waiversInBaseline(
  { placed: { baseline, locate }, name }: ManifestBaseline,
  diagnostics: readonly Diagnostic[],
): readonly Waiver[] {
  const counts = new Map<string, number>();
  for (const { fingerprint } of diagnostics) counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
  const entries = entriesOf(baseline, name).map((entry, index) => ({ ...entry, location: locate(name, index) }));
  const waiverFor = (held: typeof entries): Waiver[] => {
    const [first] = held;
    if (first === undefined) return [];
    const { location, reason } = first;
    const rules = [...new Set(held.map(({ rule }) => rule))].sort();
    const fingerprints = new Set(held.map(({ fingerprint }) => fingerprint));
    const findings = [...fingerprints].reduce((sum, fingerprint) => sum + (counts.get(fingerprint) ?? 0), 0);
    return [{ location, rules, ...(reason !== undefined && { reason }), findings }];
  };
  const approvals = entries.filter(({ reason }) => reason !== undefined);
  const inherited = entries.filter(({ reason }) => reason === undefined);
  return [...approvals.flatMap((entry) => waiverFor([entry])), ...waiverFor(inherited)];
}

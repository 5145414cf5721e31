import { stepRank } from '../compare/steps.ts';
import { severityRank } from '../severity.ts';
import type { Diagnostic, FileResult } from './result.ts';
import { countsIn, sumOf } from './summary.ts';

/** The most that reports contain. Real manifests have some hundreds of findings at worst. */
const reportLimits = {
  /** Findings per manifest. */
  perManifest: 1_000,
  /** Findings per run. */
  perRun: 10_000,
  /** UTF-16 units of all findings of a run: a name may be as long as a manifest. */
  text: 20_000_000,
};

/**
 * Returns a function that limits the findings of each manifest of a run and counts those it leaves out: the most severe are
 * kept, suppressed ones are dropped first. A manifest within the limits is returned as it is. The first crash of a run is
 * always kept, as it decides the verdict. `weigh` ranks the findings.
 */
export function limiter({ perManifest, perRun, text }: typeof reportLimits = reportLimits, weigh = weightOf) {
  let findings = perRun;
  let room = text;
  let hasCrashed = false;
  return (file: FileResult): FileResult => {
    const { diagnostics } = file;
    const limit = Math.min(perManifest, findings);
    const kept = new Set<Diagnostic>();
    for (const diagnostic of byWeight(diagnostics, limit, weigh)) {
      const isFirstCrash = isCrash(diagnostic) && !hasCrashed;
      if (kept.size >= limit && !isFirstCrash) break;
      const length = lengthOf(diagnostic);
      if (length > room && !isFirstCrash) continue;
      room -= length;
      hasCrashed ||= isFirstCrash;
      kept.add(diagnostic);
    }
    findings -= kept.size;
    if (kept.size === diagnostics.length) return file;
    const left = diagnostics.filter((diagnostic) => !kept.has(diagnostic));
    const omitted = file.omitted ? sumOf(countsIn(left), file.omitted) : countsIn(left);
    return { ...file, diagnostics: diagnostics.filter((diagnostic) => kept.has(diagnostic)), omitted };
  };
}

/** Sorts by weight if there are too many. A crash invalidates the run and must not get lost. */
function byWeight(diagnostics: readonly Diagnostic[], most: number, weigh: typeof weightOf): readonly Diagnostic[] {
  if (diagnostics.length <= most) return diagnostics;
  return diagnostics.toSorted((a, b) => weigh(b) - weigh(a));
}

const isCrash = ({ rule }: Diagnostic): boolean => rule === 'internal/rule-crashed';

/** Among changes of equal severity, one that needs a larger bump weighs more. */
export function weightOf(diagnostic: Diagnostic): number {
  const { severity, suppressed, change } = diagnostic;
  if (isCrash(diagnostic)) return Number.MAX_SAFE_INTEGER;
  if (suppressed) return -1;
  // A change that the version bump covers has severity `info`, however much it breaks.
  return 10 * severityRank(severity) + (change ? stepRank(change.bump) : 0);
}

/** The approximate length of a finding in a report. */
function lengthOf({ message, pointer, also = [], related, fix }: Diagnostic): number {
  let length = message.length + 2 * pointer.length;
  for (const use of also) length += 2 * use.pointer.length;
  for (const place of related) length += place.message.length + place.location.file.length;
  for (const edit of fix?.edits ?? []) length += edit.text.length;
  return length;
}

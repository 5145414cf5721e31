import { sizeOf } from '../compare/steps.ts';
import { gravity } from '../severity.ts';
import type { Diagnostic, FileResult } from './result.ts';
import { countsIn, sumOf } from './summary.ts';

/** What reports tell at most. Real manifests have some hundreds of findings at worst. */
const reportLimits = {
  /** Findings of one manifest. */
  perManifest: 1_000,
  /** Findings of a run. */
  perRun: 10_000,
  /** UTF-16 units of all that is told of the findings of a run: a name may be as long as a manifest. */
  text: 20_000_000,
};

/**
 * Cuts what is told of each manifest of a run, and counts what is left out: the gravest findings stay, suppressed ones go
 * first. A manifest in bounds stays as it is. The first crash of a run is told whatever there was before it: it decides what
 * the run is worth. `weigh` tells what stays.
 */
export function limiter({ perManifest, perRun, text }: typeof reportLimits = reportLimits, weigh = weightOf) {
  let findings = perRun;
  let room = text;
  let hasCrashed = false;
  return (file: FileResult): FileResult => {
    const { diagnostics } = file;
    const most = Math.min(perManifest, findings);
    const kept = new Set<Diagnostic>();
    for (const diagnostic of byWeight(diagnostics, most, weigh)) {
      const isFirstCrash = isCrash(diagnostic) && !hasCrashed;
      if (kept.size >= most && !isFirstCrash) break;
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

/** The gravest first, where there are too many. A crash makes the run worthless and must not get lost. */
function byWeight(diagnostics: readonly Diagnostic[], most: number, weigh: typeof weightOf): readonly Diagnostic[] {
  if (diagnostics.length <= most) return diagnostics;
  return diagnostics.toSorted((a, b) => weigh(b) - weigh(a));
}

const isCrash = ({ rule }: Diagnostic): boolean => rule === 'internal/rule-crashed';

/** Of changes that are as grave, the one that asks for a larger step weighs more. */
export function weightOf(diagnostic: Diagnostic): number {
  const { severity, suppressed, change } = diagnostic;
  if (isCrash(diagnostic)) return Number.MAX_SAFE_INTEGER;
  if (suppressed) return -1;
  // What a version covers is news, however much it breaks.
  return 10 * gravity(severity) + (change ? sizeOf(change.bump) : 0);
}

/** How much a report has to say of it, roughly. */
function lengthOf({ message, pointer, also = [], related, fix }: Diagnostic): number {
  let length = message.length + 2 * pointer.length;
  for (const use of also) length += 2 * use.pointer.length;
  for (const place of related) length += place.message.length + place.location.file.length;
  for (const edit of fix?.edits ?? []) length += edit.text.length;
  return length;
}

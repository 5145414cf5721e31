import { ownOf } from '../data/objects.ts';
import { compareTexts } from '../data/sorted.ts';
import type { Location } from '../document/document.ts';
import { isUnreadable } from './findings/unreadable.ts';
import type { Diagnostic, FileResult } from './result/result.ts';

/** A finding that was there before hublint was, or a change that is meant. */
export interface Inherited {
  readonly rule: string;
  readonly pointer: string;
  readonly fingerprint: string;
  /** Why a change is approved. */
  readonly reason?: string | undefined;
}

/** Inherited findings by manifest, both sorted, so that a change is a clean diff. */
export interface Baseline {
  readonly version: 1;
  readonly findings: Readonly<Record<string, readonly Inherited[]>>;
}

export const emptyBaseline: Baseline = { version: 1, findings: {} };

/** A baseline as it stands in its file. */
export interface PlacedBaseline {
  readonly baseline: Baseline;
  /** Where an entry stands in the file. */
  locate(file: string, index: number): Location;
}

/** What a manifest is called in a baseline, by how it is shown: the same wherever hublint is run. */
export type NameOf = (file: string) => string;

const asShown: NameOf = (file) => file;

/**
 * Marks what the baseline holds as suppressed, but for what is not readable, and reports the manifest's entries that match nothing any more, as far as
 * they are of rules that were asked: not of those that are off here, and of a single version others have findings than of two.
 * Of a manifest that is broken, or not all known, none is reported.
 */
export function applyBaseline(
  result: FileResult,
  { baseline, locate }: PlacedBaseline,
  nameOf: NameOf = asShown,
  isAsked: (rule: string) => boolean = () => true,
): FileResult {
  const name = nameOf(result.file);
  const entries = entriesOf(baseline, name);
  if (entries.length === 0) return result;
  const held = new Set(entries.map((entry) => entry.fingerprint));
  const found = new Set(result.diagnostics.flatMap(fingerprintsOf));
  const diagnostics = result.diagnostics.map((diagnostic) =>
    !isUnreadable(diagnostic) && fingerprintsOf(diagnostic).some((fingerprint) => held.has(fingerprint))
      ? { ...diagnostic, suppressed: true, suppressedBy: 'baseline' as const }
      : diagnostic,
  );
  const stale = (isAllSeen(result) ? entries : []).flatMap((entry, index) =>
    found.has(entry.fingerprint) || !isAsked(entry.rule) ? [] : [staleEntry(entry, locate(name, index))],
  );
  return { ...result, diagnostics: [...diagnostics, ...stale] };
}

/** Whether what is not found in a manifest is not there: it was read as a whole, and by all rules. */
const isAllSeen = ({ opaque, diagnostics }: FileResult): boolean =>
  opaque === 0 && !diagnostics.some(({ rule }) => /^(?:syntax|internal)\//.test(rule));

/** A finding is the same whichever of its places comes first. */
const fingerprintsOf = ({ fingerprint, also = [] }: Diagnostic): readonly string[] => [
  fingerprint,
  ...also.map((use) => use.fingerprint),
];

const staleEntry = ({ rule, pointer, fingerprint, reason }: Inherited, location: Location): Diagnostic => ({
  rule: 'baseline/stale',
  messageId: 'stale',
  message: `The baseline contains ${held(rule, pointer, reason)}`,
  severity: 'warn',
  path: [],
  pointer: '',
  location,
  related: [],
  fingerprint: `stale-${fingerprint}`,
  suppressed: false,
});

function held(rule: string, pointer: string, reason: string | undefined): string {
  const what = `of \`${rule}\`${pointer && ` at \`${pointer}\``} that no longer exists`;
  if (reason === undefined) return `a finding ${what}; \`--update-baseline\` removes it.`;
  return `the approval of a change ${what}: it has lapsed, and can be removed.`;
}

export interface Updated {
  readonly baseline: Baseline;
  /** How many findings of these manifests were found now. */
  readonly recorded: number;
  /** How many more it keeps of them: they were not found in what could be read. */
  readonly kept: number;
}

/** What a baseline can hold of a manifest. */
export interface Inheritable {
  readonly file: string;
  readonly findings: readonly Inherited[];
  /** Whether what it held before, and is not found now, is not there any more. */
  readonly isAllSeen: boolean;
  /** Whether a part of it cannot be read, which is not inherited. */
  readonly isUnreadable: boolean;
}

/** A crash is never inherited, and neither is what cannot be read. */
export const inheritableIn = (result: FileResult): Inheritable => ({
  file: result.file,
  isAllSeen: isAllSeen(result),
  isUnreadable: result.diagnostics.some(isUnreadable),
  findings: result.diagnostics
    .filter((one) => !one.suppressed && !one.rule.startsWith('internal/') && !isUnreadable(one))
    .map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint })),
});

/**
 * The baseline with what was found now in place of what it held for these manifests, and without what it held for those
 * that are gone; all others stay as they are, and so do approvals, and what it held of a manifest that is broken, or not all
 * known.
 */
export function updateBaseline(
  baseline: Baseline,
  found: readonly Inheritable[],
  nameOf: NameOf = asShown,
  isGone: (name: string) => boolean = () => false,
): Updated {
  let recorded = 0;
  let kept = 0;
  const all = new Map<string, readonly Inherited[]>(Object.entries(baseline.findings));
  for (const [name, entries] of all) if (isGone(name)) all.set(name, approvedOf(entries));
  for (const { file, findings, isAllSeen: isWhole } of found) {
    const name = nameOf(file);
    const before = entriesOf(baseline, name);
    const unseen = isWhole ? [] : unseenOf(before, findings);
    recorded += findings.length;
    kept += unseen.length;
    all.set(name, [...findings, ...unseen, ...approvedOf(before)]);
  }
  return { baseline: baselineOf(all), recorded, kept };
}

/** What was held, and is not found now; approvals aside. */
function unseenOf(before: readonly Inherited[], findings: readonly Inherited[]): readonly Inherited[] {
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  return before.filter(({ fingerprint, reason }) => reason === undefined && !found.has(fingerprint));
}

const approvedOf = (entries: readonly Inherited[]): readonly Inherited[] =>
  entries.filter(({ reason }) => reason !== undefined);

/** The baseline with changes of a manifest approved, for one reason. Who approves anew says anew why. */
export function withApproved(
  baseline: Baseline,
  file: string,
  changes: readonly Diagnostic[],
  reason: string,
): Baseline {
  const known = new Set(changes.map(({ fingerprint }) => fingerprint));
  const kept = entriesOf(baseline, file).filter(({ fingerprint }) => !known.has(fingerprint));
  const approved = changes.map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint, reason }));
  return baselineOf(new Map(Object.entries(baseline.findings)).set(file, [...kept, ...approved]));
}

function baselineOf(findings: ReadonlyMap<string, readonly Inherited[]>): Baseline {
  const sorted = [...findings]
    .filter(([, entries]) => entries.length > 0)
    .map(
      ([file, entries]) =>
        [file, entries.toSorted(byText((one) => `${one.pointer}\0${one.rule}\0${one.fingerprint}`))] as const,
    )
    .sort(byText(([file]) => file));
  return { version: 1, findings: Object.fromEntries(sorted) };
}

/** What a baseline holds of a manifest, in the order of its file. */
export const entriesOf = ({ findings }: Baseline, file: string): readonly Inherited[] => ownOf(findings, file) ?? [];

const byText =
  <T>(textOf: (one: T) => string) =>
  (a: T, b: T) =>
    compareTexts(textOf(a), textOf(b));

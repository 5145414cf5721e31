import { ownOf } from '../data/objects.ts';
import { compareTexts } from '../data/sorted.ts';
import type { Location } from '../document/document.ts';
import { isUnreadable } from './findings/unreadable.ts';
import type { Diagnostic, FileResult } from './result/result.ts';

/** A finding from before hublint was introduced, or an approved change. */
export interface Inherited {
  readonly rule: string;
  readonly pointer: string;
  readonly fingerprint: string;
  /** Why a change was approved. */
  readonly reason?: string | undefined;
}

/** Inherited findings by manifest, both sorted, so that a change gives a clean diff. */
export interface Baseline {
  readonly version: 1;
  readonly findings: Readonly<Record<string, readonly Inherited[]>>;
}

export const emptyBaseline: Baseline = { version: 1, findings: {} };

/** A baseline with the positions of its entries. */
export interface PlacedBaseline {
  readonly baseline: Baseline;
  /** The location of an entry in the baseline file. */
  locate(file: string, index: number): Location;
}

/** Maps a manifest's displayed path to its name in the baseline, which is the same in whichever folder hublint runs. */
export type NameOf = (file: string) => string;

const identityName: NameOf = (file) => file;

/**
 * Marks the findings that the baseline contains as suppressed, except for unreadable parts, and reports entries that match
 * nothing any more. It reports only entries of rules that `isAsked` accepts: not of rules that are off here, and not of
 * comparison rules when a single version is linted, or the reverse. For a manifest that is broken or partly opaque, it
 * reports none.
 */
export function applyBaseline(
  result: FileResult,
  { baseline, locate }: PlacedBaseline,
  nameOf: NameOf = identityName,
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

/** Whether a finding's absence means that it is fixed: the manifest was read as a whole, and all rules ran. */
const isAllSeen = ({ opaque, diagnostics }: FileResult): boolean =>
  opaque === 0 && !diagnostics.some(({ rule }) => /^(?:syntax|internal)\//.test(rule));

/** A merged finding is the same whichever of its paths comes first. */
const fingerprintsOf = ({ fingerprint, also = [] }: Diagnostic): readonly string[] => [
  fingerprint,
  ...also.map((use) => use.fingerprint),
];

const staleEntry = ({ rule, pointer, fingerprint, reason }: Inherited, location: Location): Diagnostic => ({
  rule: 'baseline/stale',
  messageId: 'stale',
  message: `The baseline contains ${baselineText(rule, pointer, reason)}`,
  severity: 'warn',
  path: [],
  pointer: '',
  location,
  related: [],
  fingerprint: `stale-${fingerprint}`,
  suppressed: false,
});

function baselineText(rule: string, pointer: string, reason: string | undefined): string {
  const what = `of \`${rule}\`${pointer && ` at \`${pointer}\``} that no longer exists`;
  if (reason === undefined) return `a finding ${what}; \`--update-baseline\` removes it.`;
  return `the approval of a change ${what}: it has lapsed, and can be removed.`;
}

export interface Updated {
  readonly baseline: Baseline;
  /** The number of findings recorded for these manifests. */
  readonly recorded: number;
  /** The number of former entries kept for them: not found again, but parts could not be read. */
  readonly kept: number;
}

/** The findings of a manifest that a baseline can record. */
export interface Inheritable {
  readonly file: string;
  readonly findings: readonly Inherited[];
  /** Whether former entries that were not found again are really gone. */
  readonly isAllSeen: boolean;
  /** Whether a part of the manifest is unreadable, which a baseline cannot record. */
  readonly isUnreadable: boolean;
}

/** Crashes and unreadable parts are never recorded. */
export const inheritableIn = (result: FileResult): Inheritable => ({
  file: result.file,
  isAllSeen: isAllSeen(result),
  isUnreadable: result.diagnostics.some(isUnreadable),
  findings: result.diagnostics
    .filter((one) => !one.suppressed && !one.rule.startsWith('internal/') && !isUnreadable(one))
    .map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint })),
});

/**
 * Replaces the entries of the checked manifests by the current findings, and removes those of manifests that are gone. All
 * other entries are kept, and so are approvals, and entries not found again in a manifest that is broken or partly opaque.
 */
export function updateBaseline(
  baseline: Baseline,
  found: readonly Inheritable[],
  nameOf: NameOf = identityName,
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

/** The former entries that were not found again, without approvals. */
function unseenOf(before: readonly Inherited[], findings: readonly Inherited[]): readonly Inherited[] {
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  return before.filter(({ fingerprint, reason }) => reason === undefined && !found.has(fingerprint));
}

const approvedOf = (entries: readonly Inherited[]): readonly Inherited[] =>
  entries.filter(({ reason }) => reason !== undefined);

/** Adds approvals of a manifest's changes, all with one reason. A new reason replaces the old one. */
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

/** The baseline's entries for a manifest, in file order. */
export const entriesOf = ({ findings }: Baseline, file: string): readonly Inherited[] => ownOf(findings, file) ?? [];

const byText =
  <T>(textOf: (one: T) => string) =>
  (a: T, b: T) =>
    compareTexts(textOf(a), textOf(b));

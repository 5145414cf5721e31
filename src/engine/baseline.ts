import { ownOf } from '../data/objects.ts';
import type { Location } from '../document/document.ts';
import type { Diagnostic, FileResult } from './result.ts';

/** A finding that was there before hublint was. */
interface Inherited {
  readonly rule: string;
  readonly pointer: string;
  readonly fingerprint: string;
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
 * Marks what the baseline holds as suppressed, and reports the manifest's entries that match nothing any more, as far as
 * they are of rules that were asked: of a single version others have findings than of two.
 */
export function applyBaseline(
  result: FileResult,
  { baseline, locate }: PlacedBaseline,
  nameOf: NameOf = asShown,
  isAbout: (rule: string) => boolean = () => true,
): FileResult {
  const name = nameOf(result.file);
  const entries = entriesOf(baseline, name);
  if (entries.length === 0) return result;
  const held = new Set(entries.map((entry) => entry.fingerprint));
  const found = new Set(result.diagnostics.flatMap(fingerprintsOf));
  const diagnostics = result.diagnostics.map((diagnostic) =>
    fingerprintsOf(diagnostic).some((fingerprint) => held.has(fingerprint))
      ? { ...diagnostic, suppressed: true, suppressedBy: 'baseline' as const }
      : diagnostic,
  );
  const stale = entries.flatMap((entry, index) =>
    found.has(entry.fingerprint) || !isAbout(entry.rule) ? [] : [staleEntry(entry, locate(name, index))],
  );
  return { ...result, diagnostics: [...diagnostics, ...stale] };
}

/** A finding is the same whichever of its places comes first. */
const fingerprintsOf = ({ fingerprint, also = [] }: Diagnostic): readonly string[] => [
  fingerprint,
  ...also.map((use) => use.fingerprint),
];

const staleEntry = ({ rule, pointer, fingerprint }: Inherited, location: Location): Diagnostic => ({
  rule: 'baseline/stale',
  messageId: 'stale',
  message: `The baseline holds a finding of \`${rule}\`${pointer && ` at \`${pointer}\``} that is no longer there; \`--update-baseline\` takes it out.`,
  severity: 'warn',
  path: [],
  pointer: '',
  location,
  related: [],
  fingerprint: `stale-${fingerprint}`,
  suppressed: false,
});

export interface Updated {
  readonly baseline: Baseline;
  /** How many findings of these manifests it holds. */
  readonly recorded: number;
}

/** What a baseline can hold of a manifest. */
export interface Inheritable {
  readonly file: string;
  readonly findings: readonly Inherited[];
}

/** A crash is never inherited. */
export const inheritableIn = ({ file, diagnostics }: FileResult): Inheritable => ({
  file,
  findings: diagnostics
    .filter(({ rule, suppressed }) => !suppressed && !rule.startsWith('internal/'))
    .map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint })),
});

/** The baseline with what was found now in place of what it held for these manifests; all others stay as they are. */
export function updateBaseline(baseline: Baseline, found: readonly Inheritable[], nameOf: NameOf = asShown): Updated {
  let recorded = 0;
  const all = new Map(Object.entries(baseline.findings));
  for (const { file, findings } of found) {
    recorded += findings.length;
    const name = nameOf(file);
    if (findings.length === 0) all.delete(name);
    else all.set(name, findings.toSorted(byText((one) => `${one.pointer}\0${one.rule}\0${one.fingerprint}`)));
  }
  const sorted = [...all].sort(byText(([file]) => file));
  return { baseline: { version: 1, findings: Object.fromEntries(sorted) }, recorded };
}

const entriesOf = ({ findings }: Baseline, file: string): readonly Inherited[] => ownOf(findings, file) ?? [];

const byText =
  <T>(textOf: (one: T) => string) =>
  (a: T, b: T) =>
    textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0;

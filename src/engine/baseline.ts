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

/** A baseline entry that nothing matches any more. */
export interface Stale extends Inherited {
  readonly file: string;
}

/** Marks what the baseline holds as suppressed, and says which of the manifest's entries match nothing. */
export function applyBaseline(result: FileResult, baseline: Baseline): { result: FileResult; stale: readonly Stale[] } {
  const entries = entriesOf(baseline, result.file);
  const held = new Set(entries.map((entry) => entry.fingerprint));
  const found = new Set(result.diagnostics.map((diagnostic) => diagnostic.fingerprint));
  const diagnostics = result.diagnostics.map((diagnostic) =>
    held.has(diagnostic.fingerprint) ? { ...diagnostic, suppressed: true } : diagnostic,
  );
  const stale = entries.filter((entry) => !found.has(entry.fingerprint));
  return { result: { ...result, diagnostics }, stale: stale.map((entry) => ({ ...entry, file: result.file })) };
}

/** The baseline with what was found now in place of what it held for these manifests; all others stay as they are. */
export function updateBaseline(baseline: Baseline, results: readonly FileResult[]): Baseline {
  const findings = new Map(Object.entries(baseline.findings));
  for (const { file, diagnostics } of results) {
    const inherited = diagnostics
      .filter(isInheritable)
      .map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint }));
    if (inherited.length === 0) findings.delete(file);
    else findings.set(file, inherited.sort(byText((one) => `${one.pointer}\0${one.rule}\0${one.fingerprint}`)));
  }
  return { version: 1, findings: Object.fromEntries([...findings].sort(byText(([file]) => file))) };
}

const entriesOf = ({ findings }: Baseline, file: string): readonly Inherited[] =>
  Object.hasOwn(findings, file) ? (findings[file] ?? []) : [];

/** A crash is never inherited. */
const isInheritable = ({ rule, suppressed }: Diagnostic) => !suppressed && !rule.startsWith('internal/');

const byText =
  <T>(textOf: (one: T) => string) =>
  (a: T, b: T) =>
    textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0;

import type { Diagnostic, FileResult } from '../result/result.ts';
import { mergeKeyOf } from './merge-repeated.ts';

/**
 * Leaves out of each result the findings that an earlier one has reported for the same source range: several manifests may
 * import one file. Findings in the manifest's own file are always kept.
 */
export function deduplicator(): (result: FileResult) => FileResult {
  const reported = new Set<string>();
  return (result) => {
    const shared = result.diagnostics.filter(
      ({ location: { file, approximate } }) => file !== result.file && !approximate,
    );
    if (shared.length === 0) return result;
    const repeated = new Set(shared.filter((diagnostic) => reported.has(keyOf(diagnostic))));
    for (const diagnostic of shared) reported.add(keyOf(diagnostic));
    if (repeated.size === 0) return result;
    return { ...result, diagnostics: result.diagnostics.filter((diagnostic) => !repeated.has(diagnostic)) };
  };
}

/** Includes severity and suppression: the configuration of one manifest may allow what that of another forbids. */
const keyOf = (diagnostic: Diagnostic): string =>
  [mergeKeyOf(diagnostic), diagnostic.severity, diagnostic.suppressedBy].join('\0');

import type { Diagnostic, FileResult } from '../result/result.ts';
import { causeOf } from './repeated.ts';

/**
 * Leaves out of each result what an earlier one has told of the same text: several manifests may be made of a file that
 * they share. What stands in a manifest's own file is its own.
 */
export function deduplicator(): (result: FileResult) => FileResult {
  const told = new Set<string>();
  return (result) => {
    const shared = result.diagnostics.filter(
      ({ location: { file, approximate } }) => file !== result.file && !approximate,
    );
    if (shared.length === 0) return result;
    const repeated = new Set(shared.filter((diagnostic) => told.has(keyOf(diagnostic))));
    for (const diagnostic of shared) told.add(keyOf(diagnostic));
    if (repeated.size === 0) return result;
    return { ...result, diagnostics: result.diagnostics.filter((diagnostic) => !repeated.has(diagnostic)) };
  };
}

/** As severe, and as suppressed: what one manifest's configuration lets pass, another's may not. */
const keyOf = (diagnostic: Diagnostic): string =>
  [causeOf(diagnostic), diagnostic.severity, diagnostic.suppressedBy].join('\0');

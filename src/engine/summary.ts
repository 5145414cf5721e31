import type { FileResult, Result, Summary } from './result.ts';

/** Counts what was found. Suppressed findings count only as such. */
export function summarize(results: readonly FileResult[]): Summary {
  const all = results.flatMap((result) => result.diagnostics);
  const live = all.filter((diagnostic) => !diagnostic.suppressed);
  const count = (severity: string) => live.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    files: results.length,
    errors: count('error'),
    warnings: count('warn'),
    infos: count('info'),
    suppressed: all.length - live.length,
    fixable: live.filter((diagnostic) => diagnostic.fix !== undefined).length,
  };
}

/** The result of a run: manifests sorted by file, in whatever order they were read. */
export const resultOf = (version: string, results: readonly FileResult[]): Result => ({
  tool: { name: 'hublint', version },
  results: [...results].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)),
  summary: summarize(results),
});

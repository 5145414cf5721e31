import { resolve } from 'node:path';
import type { Fixed } from '../engine/fix.ts';
import { KnownError } from '../engine/known-error.ts';
import type { FileResult } from '../engine/result.ts';
import { rewriteAll } from '../host/files/write.ts';
import type { Run } from './open-run.ts';

/** What became of the fixes of a run. */
export interface Applied {
  /** What is found in each manifest as it stands on disk now. */
  readonly results: readonly FileResult[];
  /** The manifests that were changed. */
  readonly fixed: readonly Fixed[];
  /** Why nothing was changed. */
  readonly refused?: KnownError;
}

/**
 * Fixes manifests and writes them: all of them, or none where one cannot be written.
 * @throws KnownError for standard input, which cannot be written.
 */
export async function applyFixes(
  run: Run,
  targets: readonly string[],
  { unsafe, cwd, each }: { readonly unsafe: boolean; readonly cwd: string; readonly each?: () => void },
): Promise<Applied> {
  if (targets.includes('-')) {
    const hint = '`--fix-dry-run` shows what would change.';
    throw new KnownError({ message: 'Standard input cannot be fixed in place.', hint });
  }
  const all: Fixed[] = [];
  for await (const fixed of run.fix(targets, unsafe)) {
    all.push(fixed);
    each?.();
  }
  const fixed = all.filter(({ changes }) => changes.length > 0);
  try {
    rewriteAll(
      fixed.flatMap(({ changes }) => changes.map((change) => ({ ...change, path: resolve(cwd, change.file) }))),
    );
    return { results: all.map(({ result }) => result), fixed };
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    return { results: all.map(({ before }) => before), fixed: [], refused: error };
  }
}

import { resolve } from 'node:path';
import type { Fixed } from '../engine/fix.ts';
import { KnownError } from '../engine/known-error.ts';
import { rewriteAll, rewriteOf } from '../host/files/write/write.ts';
import type { Run } from './open-run.ts';

/** The outcome of the fixes of a run. */
export interface Applied {
  /** The changed manifests: the files of each, and the number of findings fixed. */
  readonly fixed: readonly { readonly files: readonly string[]; readonly applied: number }[];
  /** Why nothing was changed. */
  readonly refused?: KnownError;
}

interface FixOptions {
  readonly unsafe: boolean;
  readonly cwd: string;
  /** Receives the result for each manifest, before and after its fixes, which are not written yet. */
  readonly each: (fixed: Fixed) => void;
}

/**
 * Fixes manifests and writes all of them, or none if one cannot be written.
 * @throws KnownError for standard input, which cannot be written.
 */
export async function applyFixes(
  run: Run,
  targets: readonly string[],
  { unsafe, cwd, each }: FixOptions,
): Promise<Applied> {
  if (targets.includes('-')) {
    const hint = '`--fix-dry-run` shows what would change.';
    throw new KnownError({ message: 'Standard input cannot be fixed in place.', hint });
  }
  const fixed: Applied['fixed'][number][] = [];
  const rewrites: ReturnType<typeof rewriteOf>[] = [];
  const looked = new Set<string>();
  for await (const one of run.fix(targets, unsafe)) {
    each(one);
    for (const file of one.result.sources.keys()) looked.add(resolve(cwd, file));
    if (one.changes.length === 0) continue;
    fixed.push({ files: one.changes.map(({ file }) => file), applied: one.applied });
    rewrites.push(...one.changes.map((change) => rewriteOf({ ...change, path: resolve(cwd, change.file) })));
  }
  try {
    rewriteAll(rewrites, [...looked]);
    return { fixed };
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    return { fixed: [], refused: error };
  }
}

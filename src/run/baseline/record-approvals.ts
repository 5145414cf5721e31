import { dirname, resolve } from 'node:path';
import { emptyBaseline, withApproved } from '../../engine/baseline.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { baselineText, findBaseline } from '../../host/baseline.ts';
import { withLocks } from '../../host/files/write/lock.ts';
import { writeAll } from '../../host/files/write/write.ts';
import type { Run } from '../open-run.ts';
import { targetOf } from './baseline-target.ts';
import { namesFrom } from './baselines.ts';

/** The changes to approve, by fingerprint or by a unique prefix of it. */
export interface ApprovalRequest {
  readonly fingerprints: readonly string[];
  readonly reason: string;
  readonly cwd: string;
  /** The baseline given by the user. */
  readonly baseline?: string;
}

export interface Approval {
  /** The baseline that was written, as displayed. */
  readonly file: string;
  readonly change: Diagnostic;
  /** Whether no configuration names the baseline yet, so that no run would read it. */
  readonly isUnnamed: boolean;
}

/** The shortest accepted prefix of a fingerprint. */
const minPrefixLength = 8;

/**
 * Records approved changes, each in the baseline of its manifest.
 * @throws KnownError if a fingerprint matches no change or several, or if a baseline cannot be written.
 */
export async function recordApprovals(
  run: Run,
  results: readonly FileResult[],
  { fingerprints, reason, cwd, baseline }: ApprovalRequest,
): Promise<readonly Approval[]> {
  const approved: Approval[] = [];
  for (const fingerprint of fingerprints) {
    const { result, change } = changeWith(fingerprint, results);
    const path = resolve(cwd, result.file);
    const configuration = await run.configuration(dirname(path));
    const target = targetOf(configuration, {
      cwd,
      ...(baseline !== undefined && { baseline }),
    });
    await withLocks([target], () => {
      const before = findBaseline(target) ?? emptyBaseline;
      const after = withApproved(before, namesFrom(target, cwd)(result.file), [change], reason);
      writeAll([{ ...target, text: baselineText(after) }]);
    });
    approved.push({ file: target.file, change, isUnnamed: baseline === undefined && !configuration.baseline });
  }
  return approved;
}

function changeWith(fingerprint: string, results: readonly FileResult[]) {
  const found = results.flatMap((result) =>
    result.diagnostics
      .filter((one) => one.change !== undefined && one.fingerprint.startsWith(fingerprint))
      .map((change) => ({ result, change })),
  );
  const [first, second] = found;
  if (first && !second && fingerprint.length >= minPrefixLength) return first;
  throw new KnownError({
    message:
      first === undefined
        ? `No change has the fingerprint \`${fingerprint}\`.`
        : `\`${fingerprint}\` is too short to tell which change is meant.`,
    hint: '`--format json` shows the fingerprint of each.',
  });
}

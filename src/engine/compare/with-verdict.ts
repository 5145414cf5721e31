import { versionStep } from '../../rule/version.ts';
import type { Diagnostic, FileResult } from '../result/result.ts';
import { milder } from '../severity.ts';
import { isSufficient } from './steps.ts';
import { bumpAfter, largestStep, versionAfter } from './verdict.ts';

export interface JudgedAgainst {
  /** The base of the comparison. */
  readonly base: { readonly file: string; readonly version?: string };
  /** Whether a version that has not been bumped yet already counts as too low. */
  readonly requireBump: boolean;
}

/**
 * Adds the verdict to a comparison. A change that the version bump covers has severity `info`. Where the version is not
 * bumped yet, any other change is a warning at most, unless a bump is required.
 */
export function withVerdict(result: FileResult, { base, requireBump }: JudgedAgainst): FileResult {
  const { file, manifestVersion: version } = result;
  const { version: before = '' } = base;
  const diagnostics = result.diagnostics.map((one) => withBump(one, before));
  const needed = largestStep(
    diagnostics.map(({ change, suppressed }) => (suppressed ? 'none' : (change?.bump ?? 'none'))),
  );
  const actual = versionStep(before, version ?? '');
  const enough = isSufficient(actual, needed);
  const suggested = enough ? version : versionAfter(before, needed);
  const owed = actual === 'none' && !requireBump;
  return {
    ...result,
    compare: {
      base,
      head: { file, ...(version !== undefined && { version }) },
      needed,
      actual,
      enough,
      ...(suggested !== undefined && { suggested }),
    },
    diagnostics: diagnostics.map((one): Diagnostic => {
      const { change, severity } = one;
      if (change === undefined || change.bump === 'none') return one;
      if (isSufficient(actual, change.bump)) return { ...one, severity: 'info' };
      return owed ? { ...one, severity: milder(severity, 'warn') } : one;
    }),
  };
}

function withBump(one: Diagnostic, base: string): Diagnostic {
  const { change } = one;
  return change === undefined ? one : { ...one, change: { ...change, bump: bumpAfter(change.bump, base) } };
}

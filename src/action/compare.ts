import { KnownError } from '../engine/known-error.ts';
import type { Diagnostic, FileResult } from '../engine/result/result.ts';
import { mergeBase } from '../host/git/revision.ts';
import { openGit } from '../host/git/run.ts';
import { isHubReference } from '../host/hub/scheme.ts';
import { compareTargets } from '../run/compare.ts';
import { openRun } from '../run/open-run.ts';
import type { RunEnvironment } from '../run/run-environment.ts';
import type { ActionStep } from './step.ts';

/** Length of an abbreviated commit id that is unique in practice. */
const idLength = 12;

/**
 * Returns the comparison of each manifest, by file, with the revision or hub version that `compare-with` names. If it is a
 * branch that has moved on, with the merge base.
 * @throws KnownError if the revision does not exist.
 */
export async function comparisons(
  step: ActionStep,
  environment: RunEnvironment,
): Promise<ReadonlyMap<string, FileResult>> {
  const { inputs } = step;
  const base = await baseOf(step);
  const results = new Map<string, FileResult>();
  if (base === undefined) return results;
  // Not limited to changed integrations: the others have no changes.
  const run = await openRun(inputs.run, environment);
  const heads = inputs.files.length > 0 ? inputs.files : ['.'];
  const request = { base, heads, requireBump: inputs.requireBump, mayBeNew: true, mayBeBroken: true };
  for await (const result of compareTargets(run, request, environment)) {
    results.set(result.file, result);
  }
  return results;
}

/** Returns the base as a target. */
async function baseOf({ inputs: { compareWith }, event, repository }: ActionStep): Promise<string | undefined> {
  if (compareWith === undefined) return undefined;
  if (isHubReference(compareWith)) return compareWith;
  const revision = compareWith === 'base' ? event.base : compareWith;
  if (revision === undefined) return undefined;
  if (repository === undefined) throw new KnownError({ message: 'Input `compare-with` needs a git repository.' });
  const forkPoint = await mergeBase(revision, await openGit(repository));
  return `git:${revision.startsWith('HEAD') ? revision : forkPoint.slice(0, idLength)}:./`;
}

/** Joins the findings and changes of a manifest. If the version covers the changes, only those that required the bump stay. */
export function withComparison(linted: FileResult, comparison: FileResult | undefined): FileResult {
  const { compare } = comparison ?? {};
  if (comparison === undefined || compare === undefined) return linted;
  const isWorthReporting = ({ severity, change }: Diagnostic) =>
    severity !== 'info' || change?.bump === 'major' || change?.bump === 'minor';
  return {
    ...linted,
    compare,
    diagnostics: [...linted.diagnostics, ...comparison.diagnostics.filter(isWorthReporting)],
    sources: new Map([...linted.sources, ...comparison.sources]),
  };
}

import { resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { displayPath } from '../host/files/display-path.ts';
import type { LineTest } from '../host/git/changed-lines.ts';
import { mergeBase } from '../host/git/revision.ts';
import { openGit } from '../host/git/run.ts';
import { openRun, type Run } from '../run/open-run.ts';
import { isOnChangedLine } from './annotations.ts';
import type { ActionStep } from './step.ts';

/** Returns the errors and warnings on unchanged lines that the base does not have: a change elsewhere caused them. */
export async function newFindingsIn(
  result: Result,
  isChanged: LineTest,
  { inputs, event, cwd, repository, root, runner }: ActionStep,
): Promise<ReadonlySet<Diagnostic>> {
  const newFindings = new Set<Diagnostic>();
  const candidates = result.results
    .map((file) => ({
      file,
      unchanged: file.diagnostics.filter(
        (diagnostic) => isErrorOrWarning(diagnostic) && !isOnChangedLine(diagnostic, isChanged),
      ),
    }))
    .filter(({ unchanged }) => unchanged.length > 0);
  if (candidates.length === 0 || repository === undefined || event.base === undefined) return newFindings;
  const base = await mergeBase(event.base, await openGit(repository));
  const { noCode } = event;
  const run = await openRun(inputs.run, { cwd, env: runner.env, ...(noCode !== undefined && { noCode }) });
  for (const { file, unchanged } of candidates) {
    const baseFingerprints = await fingerprintsIn(`git:${base}:./${displayPath(resolve(root, file.file), cwd)}`, run);
    for (const diagnostic of unchanged)
      if (baseFingerprints !== undefined && !baseFingerprints.has(diagnostic.fingerprint)) newFindings.add(diagnostic);
  }
  return newFindings;
}

const isErrorOrWarning = ({ suppressed, severity }: Diagnostic): boolean => !suppressed && severity !== 'info';

/**
 * Returns the fingerprints of the findings in a manifest of the base; undefined if it is not there, for example because it was
 * moved, or cannot be read.
 */
async function fingerprintsIn(target: string, run: Run): Promise<ReadonlySet<string> | undefined> {
  try {
    const found: FileResult[] = [];
    for await (const result of run.lintEach([target])) found.push(result);
    const all = found.flatMap(({ diagnostics }) => diagnostics);
    return new Set(all.flatMap(({ fingerprint, also = [] }) => [fingerprint, ...also.map((use) => use.fingerprint)]));
  } catch (error) {
    if (error instanceof KnownError) return undefined;
    throw error;
  }
}

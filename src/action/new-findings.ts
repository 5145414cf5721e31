import { resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { displayPath } from '../host/files/display-path.ts';
import type { LineTest } from '../host/git/changed-lines.ts';
import { mergeBase } from '../host/git/revision.ts';
import { openGit } from '../host/git/run.ts';
import { openRun, type Run } from '../run/open-run.ts';
import { touches } from './annotations.ts';
import type { ActionStep } from './step.ts';

/** Returns the errors and warnings on unchanged lines that the base does not have: a change elsewhere caused them. */
export async function newFindingsIn(
  result: Result,
  isChanged: LineTest,
  { inputs, event, cwd, repository, root, runner }: ActionStep,
): Promise<ReadonlySet<Diagnostic>> {
  const fresh = new Set<Diagnostic>();
  const others = result.results
    .map((file) => ({
      file,
      left: file.diagnostics.filter((one) => isErrorOrWarning(one) && !touches(one, isChanged)),
    }))
    .filter(({ left }) => left.length > 0);
  if (others.length === 0 || repository === undefined || event.base === undefined) return fresh;
  const base = await mergeBase(event.base, await openGit(repository));
  const { noCode } = event;
  const run = await openRun(inputs.run, { cwd, env: runner.env, ...(noCode !== undefined && { noCode }) });
  for (const { file, left } of others) {
    const known = await knownIn(`git:${base}:./${displayPath(resolve(root, file.file), cwd)}`, run);
    for (const one of left) if (known !== undefined && !known.has(one.fingerprint)) fresh.add(one);
  }
  return fresh;
}

const isErrorOrWarning = ({ suppressed, severity }: Diagnostic): boolean => !suppressed && severity !== 'info';

/**
 * Returns the fingerprints of the findings in a manifest of the base; undefined if it is not there, for example because it was
 * moved, or cannot be read.
 */
async function knownIn(target: string, run: Run): Promise<ReadonlySet<string> | undefined> {
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

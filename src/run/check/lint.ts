import { deduplicator } from '../../engine/diagnostics/deduplicate.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { ForEachManifest } from '../find/find.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { RunEnvironment } from '../run-environment.ts';
import { SecondThread } from '../sharing/second-thread.ts';
import type { CheckContext, CheckManifest } from './check.ts';
import type { Open } from './open.ts';

/** Checks targets one by one: a result is yielded before the next manifest is read. */
export type Lint = (targets: readonly string[]) => AsyncGenerator<FileResult>;

interface LintContext {
  readonly options: RunOptions;
  readonly each: ForEachManifest;
  readonly open: Open;
  readonly check: CheckManifest;
  readonly judging: CheckContext;
}

/** Creates the functions that check manifests: each on its own, or with findings in shared files reported once. */
export function createLint(
  { cwd, workerFile, notice }: RunEnvironment,
  { options, each, open, check, judging }: LintContext,
): { readonly lintEach: Lint; readonly lint: Lint } {
  const checkAlone = async (source: Source, read = () => open(source)) => (await check(source, await read())).result;
  const context = { options, cwd, judging, notice, check: (source: Source) => checkAlone(source) };
  async function* lintEach(targets: readonly string[]) {
    const secondThread = workerFile === undefined ? undefined : new SecondThread(workerFile, context);
    try {
      yield* each(
        targets,
        async (source, read) => secondThread?.sharing?.next() ?? checkAlone(source, read),
        secondThread,
      );
    } finally {
      await secondThread?.end();
    }
  }
  async function* lint(targets: readonly string[]) {
    const deduplicate = deduplicator();
    for await (const result of lintEach(targets)) yield deduplicate(result);
    if (notice) await judging.baselines.reportRemoved(notice);
  }
  return { lintEach, lint };
}

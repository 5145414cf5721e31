import { type Review, reviewOf } from '../../engine/review/review.ts';
import { oneOpened } from '../check/one-source.ts';
import type { Run } from '../open-run.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { RunEnvironment } from '../run-environment.ts';
import { baselineBeside } from './baseline-beside.ts';
import { filesOf } from './files.ts';
import { previousOf } from './previous.ts';

/** The options of every review: nothing that the author wrote can weaken it, and none of their code is executed. */
export const reviewing = { config: false, preset: 'hub', baseline: false, inline: false } as const satisfies RunOptions;

export interface Reviewing {
  readonly target: string;
  /** The previous version, if given by the user. */
  readonly against?: string;
}

/**
 * Collects everything that a reviewer needs to know about an integration.
 * @throws KnownError for a target that is not one manifest, and for a given previous version that cannot be read.
 */
export async function review(run: Run, asked: Reviewing, environment: RunEnvironment): Promise<Review> {
  const { cwd, notice = () => {}, mayBlock } = environment;
  const opened = await oneOpened(run, asked.target);
  const { source, document } = opened;
  const { data = {} } = document;
  const { assetFiles, readAssets, readerFor } = await import('../../host/facts/assets.ts');
  const { gatherScripts } = await import('../../host/facts/scripts/gather.ts');
  const assets = await readAssets(data, readerFor(document, { cwd, beside: source.elsewhere?.beside }));
  return reviewOf({
    document,
    result: await run.checkOpened(opened),
    plan: await run.plan(source),
    facts: {
      scripts: await gatherScripts(data, { notice, mayBlock }),
      assets,
    },
    files: await filesOf(document, source, { cwd, assets: assetFiles(data, assets) }),
    previous: await previousOf(run, opened, asked.against, environment),
    baseline: await baselineBeside(source, cwd),
  });
}

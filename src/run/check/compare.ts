import { once } from '../../data/once.ts';
import type { ComparisonContext } from '../../engine/compare/changes.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { type RunEnvironment, unwatched } from '../run-environment.ts';
import type { CheckContext } from './check.ts';
import type { OpenedManifest } from './opened-manifest.ts';

/** Compares two versions of a manifest, without a verdict. */
export type Compare = (base: OpenedManifest, head: OpenedManifest) => Promise<FileResult>;

/** Creates the function that compares two versions of a manifest. */
export function createCompare(
  { cwd, neverCompares, watch = unwatched }: RunEnvironment,
  { planned, baselines }: CheckContext,
): Compare {
  const contextOf = contextFactory(cwd);
  return async (base, head) => {
    // Without the comparison rules, no version would seem to have changed.
    if (neverCompares) throw new Error('This run was opened to compare nothing.');
    const planning = await planned(head.source);
    const { compareDocuments } = await import('../../engine/compare/compare.ts');
    const result = await watch.phase('checking', async () =>
      compareDocuments(base.document, head.document, planning.plan, await contextOf(base, head)),
    );
    return baselines.applyTo(result, planning, head.source.path, { ofTwo: true });
  };
}

/** The context of comparisons beyond the two versions, with the caches shared by a run. */
function contextFactory(cwd: string): (base: OpenedManifest, head: OpenedManifest) => Promise<ComparisonContext> {
  const compared: ComparisonContext['compared'] = new Map();
  const accepts = once(async () => {
    const { createAcceptance } = await import('../../host/facts/schemas/accepts.ts');
    return createAcceptance((await import('../../inclusion/index.ts')).matches);
  });
  return async (base, head) => {
    const { readAssets, readerFor } = await import('../../host/facts/assets.ts');
    const held = ({ source, document }: OpenedManifest) =>
      readAssets(document.data ?? {}, readerFor(document, { cwd, beside: source.elsewhere?.beside }));
    return {
      acceptance: async () => (await accepts())(base.document, head.document),
      assets: { base: await held(base), head: await held(head) },
      compared,
    };
  };
}

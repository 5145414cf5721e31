import type { Document } from '../../document/document.ts';
import { CleanRuleCache } from '../../engine/findings/clean-rule-cache.ts';
import type { Overlay } from '../../engine/fix.ts';
import { type Linted, lintToFix } from '../../engine/lint.ts';
import { gatherFacts } from '../../host/facts/gather.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { Baselines } from '../baseline/baselines.ts';
import { type RunEnvironment, unwatched } from '../run-environment.ts';
import type { FileCacheOptions } from './open.ts';
import type { ConfiguredPlan } from './plan.ts';
import { withTiming } from './timing.ts';

/** The result for a manifest, with every file that it was read from. */
export type Checked = Linted & Pick<Document, 'files'>;

/** Checks a document. The texts of the overlay replace those on disk. */
export type CheckManifest = (source: Source, document: Document, overlay?: Overlay) => Promise<Checked>;

/** What results depend on besides the manifest: plans and baselines. */
export interface CheckContext {
  readonly planned: (source: Source) => Promise<ConfiguredPlan>;
  readonly baselines: Baselines;
}

/** Creates the function that checks the manifests of a run. */
export function createCheck(
  environment: RunEnvironment & FileCacheOptions,
  { planned, baselines }: CheckContext,
): CheckManifest {
  const { cwd, watch = unwatched, notice, parsed, mayBlock, fileCache } = environment;
  const timed = withTiming(watch);
  const cleanRules = parsed && new CleanRuleCache();
  const around = { cwd, notice: notice ?? (() => {}), mayBlock, ...(fileCache && { fileCache }) };
  return async (source, document, overlay) => {
    const planning = await planned(source);
    const { plan } = planning;
    const beside = source.elsewhere && { beside: source.elsewhere.beside };
    const world = { ...around, ...beside, ...(overlay && { overlay }) };
    const facts = await watch.phase('facts', () => gatherFacts(document, plan, world));
    const linted = await watch.phase('checking', () => lintToFix(document, timed(plan), facts, cleanRules));
    const result = await watch.phase('baseline', () =>
      baselines.applyTo(linted.result, planning, source.path, { ofTwo: false }),
    );
    return { ...linted, files: document.files, result };
  };
}

import { dirname } from 'node:path';
import { about } from '../../about.ts';
import { onceFor } from '../../data/once.ts';
import { plansFor } from '../../engine/config/plan-for.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { Configuration } from '../../host/config/configuration.ts';
import { displayPath } from '../../host/files/display-path.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { RunOptions } from '../options/run-options.ts';

/** The plan for a manifest, and the configuration that it comes from. */
export interface ConfiguredPlan {
  readonly configured: Configuration;
  readonly plan: Plan;
}

interface PlannerContext {
  readonly cwd: string;
  /** The configuration for the manifests of a folder. */
  readonly configuration: (folder: string) => Promise<Configuration>;
}

/** Creates the function that plans the checks of a manifest; the plans of a configuration are cached. */
export function createPlanner(
  { as: form, inline: asked }: RunOptions,
  { cwd, configuration }: PlannerContext,
): (source: Source) => Promise<ConfiguredPlan> {
  const plansOf = onceFor((configured: Configuration) => {
    const inline = asked !== false && !configured.locked;
    return plansFor({ ...configured, homepage: about.homepage, inline, ...(form && { form }) });
  });
  return async ({ path }) => {
    const configured = await configuration(dirname(path));
    // The configuration for a file applies to every revision of it.
    return { configured, plan: plansOf(configured)(displayPath(path, cwd)) };
  };
}

import { dirname } from 'node:path';
import { about } from '../../about.ts';
import { onceFor } from '../../data/once.ts';
import { plansFor } from '../../engine/config/plan-for.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { Configuration } from '../../host/config/configuration.ts';
import { displayPath } from '../../host/files/display-path.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { RunOptions } from '../options/run-options.ts';

/** How a manifest is checked, and by which configuration. */
export interface Planned {
  readonly configured: Configuration;
  readonly plan: Plan;
}

interface Planning {
  readonly cwd: string;
  /** What holds for the manifests of a folder. */
  readonly configuration: (folder: string) => Promise<Configuration>;
}

/** How the manifests of a run are checked; what is made of a configuration is made once. */
export function planning(
  { as: form, inline: asked }: RunOptions,
  { cwd, configuration }: Planning,
): (source: Source) => Promise<Planned> {
  const plansOf = onceFor((configured: Configuration) => {
    const inline = asked !== false && !configured.locked;
    return plansFor({ ...configured, homepage: about.homepage, inline, ...(form && { form }) });
  });
  return async ({ path }) => {
    const configured = await configuration(dirname(path));
    // What is configured for a file holds for it in every revision.
    return { configured, plan: plansOf(configured)(displayPath(path, cwd)) };
  };
}

import { onceFor } from '../../data/once.ts';
import type { Document } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Plan } from '../../engine/plan.ts';
import type { FactName, Facts } from '../../rule/facts.ts';
import type { Whereabouts } from './assets.ts';
import type { ScriptOptions } from './scripts/gather.ts';

export interface FactOptions extends ScriptOptions, Whereabouts {
  /** Texts that stand in for those on disk. */
  readonly overlay?: Overlay;
}

interface Subject extends FactOptions {
  readonly document: Document;
  readonly data: object;
}

/** How each fact is found. What a fact takes is loaded only where it is asked for. */
const sources: { readonly [N in FactName]: (subject: Subject) => Promise<Required<Facts>[N]> } = {
  schemas: async ({ document }) => (await import('./schemas/gather.ts')).gatherSchemas(document),
  patterns: async ({ data }) => (await import('./patterns/gather.ts')).gatherPatterns(data),
  scripts: async ({ data, ...options }) => (await import('./scripts/gather.ts')).gatherScripts(data, options),
  assets: async ({ document, data, overlay, ...options }) => {
    const { gatherAssets, overlaid, readerFor } = await import('./assets.ts');
    const read = readerFor(document, options);
    return gatherAssets(data, overlay ? overlaid(read, document, overlay, options.cwd) : read);
  },
};

/** The facts that a plan's rules need of a manifest. Never throws for what the manifest says. */
export async function gatherFacts(document: Document, plan: Plan, options: FactOptions): Promise<Facts> {
  const { data } = document;
  if (data === undefined) return {};
  const subject = { ...options, document, data };
  const gathered = neededBy(plan.rules).map(async (name) => [name, await sources[name](subject)] as const);
  return Object.fromEntries(await Promise.all(gathered));
}

/** The same for all manifests of a plan. */
const neededBy = onceFor((rules: Plan['rules']): readonly FactName[] => [
  ...new Set(rules.flatMap(({ rule }) => rule.needs ?? [])),
]);

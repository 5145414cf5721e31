import { onceFor } from '../../data/once.ts';
import type { Document } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { FactName, Facts } from '../../rule/facts.ts';
import type { ManifestLocation } from './assets.ts';
import type { ScriptOptions } from './scripts/gather.ts';

export interface FactOptions extends ScriptOptions, ManifestLocation {
  /** Texts that stand in for those on disk. */
  readonly overlay?: Overlay;
}

interface Subject extends FactOptions {
  readonly document: Document;
  readonly data: object;
}

type Gather<N extends FactName> = (subject: Subject) => Promise<Required<Facts>[N]>;

/** How each fact is found. What a fact takes is loaded only where it is asked for. */
const sources: { readonly [N in FactName]: () => Promise<Gather<N>> } = {
  schemas: async () => {
    const { gatherSchemas } = await import('./schemas/gather.ts');
    return ({ document }) => gatherSchemas(document);
  },
  patterns: async () => {
    const { gatherPatterns } = await import('./patterns/gather.ts');
    return ({ data }) => gatherPatterns(data);
  },
  scripts: async () => {
    const { gatherScripts } = await import('./scripts/gather.ts');
    return ({ data, ...options }) => gatherScripts(data, options);
  },
  assets: async () => {
    const { gatherAssets, overlaid, readerFor } = await import('./assets.ts');
    return ({ document, data, overlay, ...options }) => {
      const read = readerFor(document, options);
      return gatherAssets(data, overlay ? overlaid(read, document, overlay, options.cwd) : read);
    };
  },
};

/** The facts that a plan's rules need of a manifest. Never throws for what the manifest says. */
export async function gatherFacts(document: Document, plan: Plan, options: FactOptions): Promise<Facts> {
  const { data } = document;
  if (data === undefined) return {};
  const subject = { ...options, document, data };
  const needed = await neededBy(plan.rules);
  const gathered = needed.map(async ([name, gather]) => [name, await gather(subject)] as const);
  return Object.fromEntries(await Promise.all(gathered));
}

/** How the facts are found that rules need: the same for all manifests of a plan. */
const neededBy = onceFor(async (rules: Plan['rules']) => {
  const names = new Set(rules.flatMap(({ rule }) => rule.needs ?? []));
  return Promise.all([...names].map(async (name) => [name, await sources[name]()] as const));
});

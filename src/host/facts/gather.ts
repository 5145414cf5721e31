import { onceFor } from '../../data/once.ts';
import type { Document } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { FactName, Facts } from '../../rule/facts.ts';
import type { ManifestLocation } from './assets.ts';
import type { ScriptOptions } from './scripts/gather.ts';

export interface FactOptions extends ScriptOptions, ManifestLocation {
  /** Overlay texts that replace the files on disk. */
  readonly overlay?: Overlay;
}

interface Subject extends FactOptions {
  readonly document: Document;
  readonly data: object;
}

type Gather<N extends FactName> = (subject: Subject) => Promise<Required<Facts>[N]>;

/** How each fact is gathered. Its code is loaded only if a rule needs the fact. */
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

/** Gathers the facts that a plan's rules need about a manifest. Never throws because of the manifest's content. */
export async function gatherFacts(document: Document, plan: Plan, options: FactOptions): Promise<Facts> {
  const { data } = document;
  if (data === undefined) return {};
  const subject = { ...options, document, data };
  const needed = await neededBy(plan.rules);
  const gathered = needed.map(async ([name, gather]) => [name, await gather(subject)] as const);
  return Object.fromEntries(await Promise.all(gathered));
}

/** Returns the gatherers of the facts that the rules need: the same for all manifests of a plan. */
const neededBy = onceFor(async (rules: Plan['rules']) => {
  const names = new Set(rules.flatMap(({ rule }) => rule.needs ?? []));
  return Promise.all([...names].map(async (name) => [name, await sources[name]()] as const));
});

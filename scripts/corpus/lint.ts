import { rules } from '../../rules/index.ts';
import type { Document } from '../../src/document/document.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { planFor } from '../../src/engine/config/plan-for.ts';
import { presetLayer } from '../../src/engine/config/preset-layer.ts';
import { optionsOf } from '../../src/engine/config/validate.ts';
import { lintDocument } from '../../src/engine/lint.ts';
import type { Plan } from '../../src/engine/plan.ts';
import { registryOf } from '../../src/engine/registry.ts';
import type { FileResult } from '../../src/engine/result.ts';
import { gatherFacts } from '../../src/host/facts/gather.ts';

const registry = registryOf(rules);

/** Some of the rules, or all, as severe as can be. */
export const planOf = (some: (rule: string) => boolean = () => true): Plan => ({
  rules: rules
    .filter(({ id }) => some(id))
    .map((rule) => ({ rule, severity: 'error', options: optionsOf(rule, 'error') })),
  severityOf: () => 'error',
  urlOf: () => undefined,
});

/** What hublint finds in a document, told all that the plan's rules ask to know. */
export async function lint(document: Document, plan: Plan): Promise<FileResult> {
  return lintDocument(document, plan, await gatherFacts(document, plan, { cwd: process.cwd(), notice: console.error }));
}

/** What it finds under presets, the later ones winning. */
export function lintUnder(presets: readonly string[], document: Document): Promise<FileResult> {
  const layers = presets.map((preset) => presetLayer(preset, registry));
  return lint(document, planFor(document.file, { registry, layers, homepage: '', inline: false }));
}

/** The same, of a text. */
export const lintText = async (preset: string, file: string, text: string): Promise<FileResult> =>
  lintUnder([preset], await openDocument(file, text));

/** Whether a preset has a rule. */
export const turnsOn = (preset: string, rule: string): boolean => registry.presets.get(preset)?.[rule] !== undefined;

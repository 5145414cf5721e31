import '../host/facts/patience.ts';

import { rules } from '../../rules/index.ts';
import type { Document } from '../../src/document/document.ts';
import { openDocument, type Syntax } from '../../src/document/open-text.ts';
import { optionsOf } from '../../src/engine/config/options-of.ts';
import { planFor } from '../../src/engine/config/plan-for.ts';
import { presetLayer } from '../../src/engine/config/preset-layer.ts';
import { type Linted, lintToFix } from '../../src/engine/lint.ts';
import type { Plan } from '../../src/engine/plan/plan.ts';
import { registryOf } from '../../src/engine/plan/registry.ts';
import type { FileResult } from '../../src/engine/result/result.ts';
import { gatherFacts } from '../../src/host/facts/gather.ts';
import { gatherScripts } from '../../src/host/facts/scripts/gather.ts';
import type { Facts, Rule } from '../../src/rule/index.ts';

const registry = registryOf(rules);
const notice = (text: string): never => {
  throw new Error(text);
};

// Starts the script compiler in advance, so that no manifest has to wait for it.
await gatherScripts({ identifier: { extractScript: '.' } }, { notice });

/** Returns a plan with every rule at the highest severity; one of them may have options. */
export const everyRuleWith = (own?: Rule, options: Readonly<Record<string, unknown>> = {}): Plan => ({
  rules: rules.map((rule) => ({
    rule,
    severity: 'error',
    options: optionsOf(rule, ['error', rule === own ? options : {}]),
  })),
  severityOf: (id) => (id === 'syntax/opaque' ? 'off' : 'error'),
  urlOf: () => undefined,
});

export const everyRule = everyRuleWith();

/** Returns a plan with a single rule. */
export function onlyRule(id: string, options?: Readonly<Record<string, unknown>>): Plan {
  const own = rules.find((rule) => rule.id === id);
  const plan = everyRuleWith(own, options);
  return { ...plan, rules: plan.rules.filter(({ rule }) => rule === own) };
}

/** Lints a document with all facts that the plan's rules need; some may be overridden. */
export const lint = async (document: Document, plan: Plan, facts: Facts = {}): Promise<FileResult> =>
  (await lintFor(document, plan, facts)).result;

/** The same, with what is needed to fix the findings. */
export const lintFor = async (document: Document, plan: Plan, facts: Facts = {}): Promise<Linted> =>
  lintToFix(document, plan, { ...(await gatherFacts(document, plan, { cwd: process.cwd(), notice })), ...facts });

/** Lints under presets; later ones override earlier ones. */
export function lintUnder(presets: readonly string[], document: Document): Promise<FileResult> {
  const layers = presets.map((preset) => presetLayer(preset, registry));
  return lint(document, planFor(document.file, { registry, layers, homepage: '', inline: false }));
}

/** The same for a text. */
export const lintText = async (preset: string, file: string, text: string, syntax?: Syntax): Promise<FileResult> =>
  lintUnder([preset], await openDocument(file, text, syntax));

import { rules } from '../../rules/index.ts';
import type { Document } from '../../src/document/document.ts';
import { openDocument } from '../../src/document/open.ts';
import { planFor } from '../../src/engine/config/plan-for.ts';
import { presetLayer } from '../../src/engine/config/preset-layer.ts';
import { lintDocument } from '../../src/engine/lint.ts';
import { registryOf } from '../../src/engine/registry.ts';
import type { FileResult } from '../../src/engine/result.ts';
import { gatherFacts } from '../../src/host/facts/gather.ts';

const registry = registryOf(rules);

/** What hublint finds in a document under presets, the later ones winning, with all that rules ask to know. */
export async function lintUnder(presets: readonly string[], document: Document): Promise<FileResult> {
  const layers = presets.map((preset) => presetLayer(preset, registry));
  const plan = planFor(document.file, { registry, layers, homepage: '', inline: false });
  const facts = await gatherFacts(document, plan, { cwd: process.cwd(), notice: console.error });
  return lintDocument(document, plan, facts);
}

/** The same, of a text. */
export const lintText = async (preset: string, file: string, text: string): Promise<FileResult> =>
  lintUnder([preset], await openDocument(file, text));

/** Whether a preset has a rule. */
export const turnsOn = (preset: string, rule: string): boolean => registry.presets.get(preset)?.[rule] !== undefined;

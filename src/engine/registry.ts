import type { PresetEntry, Rule } from '../rule/rule.ts';
import { type Check, checks, modelChecks } from './checks.ts';

/** What a configuration can name. Built-in, npm and local rules come in by the same door. */
export interface Registry {
  readonly rules: ReadonlyMap<string, Rule>;
  /** What is checked without a rule. */
  readonly checks: ReadonlyMap<string, Check>;
  readonly presets: ReadonlyMap<string, Preset>;
}

export type Preset = Readonly<Record<string, PresetEntry | 'off'>>;

/** What each built-in preset is for. */
export const presetSummaries = {
  recommended: 'What every author wants to know. The default.',
  strict: 'Everything in recommended, and what only the careful ask for.',
  publish: 'What must hold at publishing.',
  hub: 'What a hub reviewer checks. Comments, a baseline and the author’s configuration cannot weaken it.',
  'bp-lint': 'Exactly the findings of the platform CLI’s linter, for moving over.',
} as const;

/** Checks that are no rules belong to every preset, save the one that mirrors another linter. */
const modelOff: Preset = Object.fromEntries(modelChecks.map(({ id }) => [id, 'off']));

/** The registry of a list of rules: presets are derived from what each rule says of itself. */
export function registryOf(rules: readonly Rule[]): Registry {
  const presets = new Map<string, Record<string, PresetEntry | 'off'>>();
  for (const name of Object.keys(presetSummaries)) presets.set(name, name === 'bp-lint' ? { ...modelOff } : {});
  for (const rule of rules) {
    for (const [name, entry] of Object.entries(rule.presets)) {
      const preset = presets.get(name) ?? {};
      presets.set(name, preset);
      preset[rule.id] = entry;
    }
  }
  return {
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    checks: new Map(checks.map((check) => [check.id, check])),
    presets,
  };
}

import type { Preset } from '../../rule/plugin.ts';
import type { PresetEntry, Rule } from '../../rule/rule.ts';
import { type BuiltInCheck, builtInChecks } from './checks.ts';
import type { RegisteredRule } from './plan.ts';

/**
 * The rules, checks and presets that a configuration can name. Built-in, npm and local rules are registered in the same way.
 */
export interface Registry {
  readonly rules: ReadonlyMap<string, RegisteredRule>;
  /** The ids of rules that are not loaded because nothing needs them. */
  readonly omitted: readonly string[];
  /** The checks that are not rules. */
  readonly checks: ReadonlyMap<string, BuiltInCheck>;
  readonly presets: ReadonlyMap<string, Preset>;
}

/** The built-in presets. */
export const builtInPresets = ['recommended', 'strict', 'publish', 'hub', 'bp-lint'] as const;

export type BuiltInPreset = (typeof builtInPresets)[number];

/** Creates a registry from a list of rules: the presets are derived from the rules' `presets`. */
export function registryOf(rules: readonly Rule[], omitted: readonly string[] = []): Registry {
  const derived = presetsOf(rules);
  const builtIn = builtInPresets.map((name) => {
    const preset = derived.get(name) ?? {};
    return [name, Object.assign(preset, checksOf(name))] as const;
  });
  return {
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    omitted,
    checks: new Map(builtInChecks.map((check) => [check.id, check])),
    presets: new Map(builtIn),
  };
}

/** The levels that a preset sets for checks: those that only some presets enable, and those that it disables. */
const checksOf = (preset: string): Preset =>
  Object.fromEntries([
    ...builtInChecks
      .filter(({ presets }) => presets?.includes(preset))
      .map(({ id, severity }) => [id, severity] as const),
    ...builtInChecks.filter(({ offUnder }) => offUnder === preset).map(({ id }) => [id, 'off'] as const),
  ]);

/** Whether a rule comes from a plugin. Plugin rules have the prefix `NAME/`; comparison rules have `compat/`. */
export const isPluginRule = (id: string): boolean => id.includes('/') && !id.startsWith('compat/');

/** Merges two registries: those of configurations with different plugins. */
export const withRegistry = (one: Registry, other: Registry): Registry =>
  one === other
    ? one
    : {
        rules: new Map([...other.rules, ...one.rules]),
        omitted: one.omitted.filter((id) => other.omitted.includes(id)),
        checks: new Map([...other.checks, ...one.checks]),
        presets: new Map([...other.presets, ...one.presets]),
      };

/** The presets that rules declare. */
export function presetsOf(rules: readonly Rule[]): Map<string, Record<string, PresetEntry | 'off'>> {
  const presets = new Map<string, Record<string, PresetEntry | 'off'>>();
  for (const { id, presets: own } of rules) {
    for (const name of Object.keys(own)) {
      // Objects without a prototype start in V8's dictionary mode, which creates no hidden class for each name added.
      const preset: Record<string, PresetEntry> = presets.get(name) ?? Object.create(null);
      presets.set(name, preset);
      preset[id] = own[name] as PresetEntry;
    }
  }
  return presets;
}

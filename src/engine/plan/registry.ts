import type { Plugin, Preset } from '../../rule/plugin.ts';
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

/** Whether a preset is built in. */
const isBuiltIn = (name: string): boolean => builtInPresets.some((one) => one === name);

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

/** The preset that reports exactly what another linter reports. */
export const mirrorPreset = 'bp-lint';

/**
 * Adds a plugin's rules and presets to a registry, under its prefix. A rule that declares a built-in preset is added to that
 * one, and to the plugin's preset of the same name, which contains only the plugin's rules.
 * @throws Error if its name is not a valid prefix or is taken, or if a rule declares the preset that mirrors another linter.
 */
export function withPlugin(
  registry: Registry,
  { name, rules, presets: own = {} }: Plugin,
  thrownAt?: RegisteredRule['thrownAt'],
): Registry {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new Error(`\`${name}\` is not a name of lowercase letters, digits and dashes.`);
  if (
    [...registry.rules.keys(), ...registry.omitted, ...registry.checks.keys()].some((id) => id.startsWith(`${name}/`))
  ) {
    throw new Error(`the prefix \`${name}\` is taken.`);
  }
  const prefixed = rules.map((rule) => ({ ...rule, id: `${name}/${rule.id}`, ...(thrownAt && { thrownAt }) }));
  const ids = new Set(rules.map((rule) => rule.id));
  const presets = new Map(registry.presets);
  for (const [preset, entries] of presetsOf(prefixed)) {
    if (preset === mirrorPreset) {
      const [id] = Object.keys(entries);
      throw new Error(
        `\`${id}\` cannot be in \`${mirrorPreset}\`, which holds what the platform’s linter finds and no more.`,
      );
    }
    const builtIn = isBuiltIn(preset) ? presets.get(preset) : undefined;
    if (builtIn) presets.set(preset, { ...builtIn, ...entries });
    presets.set(`${name}/${preset}`, entries);
  }
  for (const [preset, settings] of Object.entries(own)) {
    const entries = Object.entries(settings).map(([id, entry]) => [ids.has(id) ? `${name}/${id}` : id, entry] as const);
    presets.set(`${name}/${preset}`, { ...presets.get(`${name}/${preset}`), ...Object.fromEntries(entries) });
  }
  return {
    ...registry,
    rules: new Map([...registry.rules, ...prefixed.map((rule) => [rule.id, rule] as const)]),
    presets,
  };
}

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
function presetsOf(rules: readonly Rule[]): Map<string, Record<string, PresetEntry | 'off'>> {
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

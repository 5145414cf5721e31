import type { Plugin, Preset } from '../../rule/plugin.ts';
import type { PresetEntry, Rule } from '../../rule/rule.ts';
import { type BuiltInCheck, checks } from './checks.ts';

/** What a configuration can name. Built-in, npm and local rules come in by the same door. */
export interface Registry {
  readonly rules: ReadonlyMap<string, Rule>;
  /** The names of rules that are left out where nothing asks for them. */
  readonly omitted: readonly string[];
  /** What is checked without a rule. */
  readonly checks: ReadonlyMap<string, BuiltInCheck>;
  readonly presets: ReadonlyMap<string, Preset>;
}

/** The presets that come with hublint. */
export const builtInPresets = ['recommended', 'strict', 'publish', 'hub', 'bp-lint'] as const;

export type BuiltInPreset = (typeof builtInPresets)[number];

/** Whether a preset comes with hublint. */
const isBuiltIn = (name: string): boolean => builtInPresets.some((one) => one === name);

/** The registry of a list of rules: presets are derived from what each rule says of itself. */
export function registryOf(rules: readonly Rule[], omitted: readonly string[] = []): Registry {
  const derived = presetsOf(rules);
  const builtIn = builtInPresets.map((name) => {
    const preset = derived.get(name) ?? {};
    return [name, Object.assign(preset, checksOf(name))] as const;
  });
  return {
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    omitted,
    checks: new Map(checks.map((check) => [check.id, check])),
    presets: new Map(builtIn),
  };
}

/** The checks that only some presets turn on, and those that a preset turns off. */
const checksOf = (preset: string): Preset =>
  Object.fromEntries([
    ...checks.filter(({ presets }) => presets?.includes(preset)).map(({ id, severity }) => [id, severity] as const),
    ...checks.filter(({ offUnder }) => offUnder === preset).map(({ id }) => [id, 'off'] as const),
  ]);

/** Whether a rule comes from a plugin: those have its name before a slash, as what compares has `compat`. */
export const isPlugged = (id: string): boolean => id.includes('/') && !id.startsWith('compat/');

/** The preset that holds what another linter finds, and nothing else. */
const mirror = 'bp-lint';

/**
 * The registry with a plugin's rules and presets under its prefix. A rule that says it belongs to a built-in preset
 * does, and to the plugin's preset of that name, which holds the plugin's rules alone.
 * @throws Error where its name is no prefix or is taken, or a rule says it belongs to the preset of another linter.
 */
export function withPlugin(registry: Registry, { name, rules, presets: own = {} }: Plugin): Registry {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new Error(`\`${name}\` is not a name of lowercase letters, digits and dashes.`);
  if (
    [...registry.rules.keys(), ...registry.omitted, ...registry.checks.keys()].some((id) => id.startsWith(`${name}/`))
  ) {
    throw new Error(`the prefix \`${name}\` is taken.`);
  }
  const prefixed = rules.map((rule) => ({ ...rule, id: `${name}/${rule.id}` }));
  const ids = new Set(rules.map((rule) => rule.id));
  const presets = new Map(registry.presets);
  for (const [preset, entries] of presetsOf(prefixed)) {
    if (preset === mirror) {
      const [id] = Object.keys(entries);
      throw new Error(
        `\`${id}\` cannot be in \`${mirror}\`, which holds what the platform’s linter finds and no more.`,
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

/** What two registries can name: those of configurations that bring plugins of their own. */
export const withRegistry = (one: Registry, other: Registry): Registry =>
  one === other
    ? one
    : {
        rules: new Map([...other.rules, ...one.rules]),
        omitted: one.omitted.filter((id) => other.omitted.includes(id)),
        checks: new Map([...other.checks, ...one.checks]),
        presets: new Map([...other.presets, ...one.presets]),
      };

/** The presets that rules say they belong to. */
function presetsOf(rules: readonly Rule[]): Map<string, Record<string, PresetEntry | 'off'>> {
  const presets = new Map<string, Record<string, PresetEntry | 'off'>>();
  for (const { id, presets: own } of rules) {
    for (const name of Object.keys(own)) {
      // Without a prototype, V8 makes no class of objects for each name that is added.
      const preset: Record<string, PresetEntry> = presets.get(name) ?? Object.create(null);
      presets.set(name, preset);
      preset[id] = own[name] as PresetEntry;
    }
  }
  return presets;
}

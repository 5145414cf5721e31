import type { Plugin } from '../../rule/plugin.ts';
import type { RegisteredRule } from './plan.ts';
import { builtInPresets, presetsOf, type Registry } from './registry.ts';

/** The preset that reports exactly what another linter reports. */
export const mirrorPreset = 'bp-lint';

/** Whether a preset is built in. */
const isBuiltIn = (name: string): boolean => builtInPresets.some((one) => one === name);

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

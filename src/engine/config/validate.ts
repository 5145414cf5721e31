import type { Setting } from '../../../schemas/settings.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Complaint, KnownError } from '../known-error.ts';
import { fits } from '../model/fits.ts';
import type { Registry } from '../plan/registry.ts';
import type { SettingsLayer } from './layers.ts';
import { optionsOf, refuseOptions } from './options-of.ts';
import { unknownName } from './unknown-name.ts';

/**
 * Checks every setting of a layer against the registered rules and checks.
 * @throws KnownError for an unknown rule, or for options that the rule or check does not take.
 */
export async function validateLayer(
  { from, rules, path = ['rules'] }: SettingsLayer,
  registry: Registry,
): Promise<void> {
  for (const [id, setting] of Object.entries(rules)) {
    const at = { source: from, path: [...path, id] };
    const rule = registry.rules.get(id);
    if (rule) optionsOf(await withExplainingModel(rule, setting), setting, at);
    else refuseCheckOptions(id, setting, registry, at);
  }
}

function refuseCheckOptions(
  id: string,
  setting: Setting,
  { rules, checks }: Registry,
  at: NonNullable<Complaint['at']>,
): void {
  const check = checks.get(id);
  if (check === undefined) throw unknownName('rule', id, [...rules.keys(), ...checks.keys()], at);
  if (check.fixed) throw new KnownError({ message: `Check \`${id}\` cannot be configured: it is always on.`, at });
  refuseOptions(`Check \`${id}\``, setting, at);
}

/**
 * Checks a plugin's preset against the registered rules.
 * @throws KnownError for an unknown rule, or for options that a rule does not take.
 */
export async function validatePreset({ from, rules }: SettingsLayer, registry: Registry): Promise<void> {
  for (const [id, setting] of Object.entries(rules)) {
    const rule = registry.rules.get(id);
    try {
      if (rule) optionsOf(await withExplainingModel(rule, setting), setting);
      else refuseUnknown(id, registry);
    } catch (error) {
      if (!(error instanceof KnownError)) throw error;
      // The error has no location: the configuration that extends the preset may set the rule correctly.
      throw new KnownError({ ...error.complaint, message: `${from}: ${error.complaint.message}` });
    }
  }
}

/** @throws KnownError for an unknown rule, unless its prefix is that of a plugin that the configuration does not name. */
function refuseUnknown(id: string, { rules, omitted, checks }: Registry): void {
  const known = [...rules.keys(), ...omitted, ...checks.keys()];
  const prefix = id.slice(0, id.indexOf('/') + 1);
  if (!known.includes(id) && known.some((one) => one.startsWith(prefix))) throw unknownName('rule', id, known);
}

/** The rule with a Zod model to explain faults. The module that builds one is imported only if the options do not fit. */
async function withExplainingModel(rule: Rule, setting: Setting): Promise<Rule> {
  const { options } = rule;
  if (options === undefined || 'safeParse' in options || typeof setting === 'string') return rule;
  if (fits(setting[1] ?? {}, options)) return rule;
  const { modelOf } = await import('./options.ts');
  return { ...rule, options: modelOf(options) };
}

import type { Setting } from '../../../schemas/settings.ts';
import { closest } from '../../data/closest.ts';
import type { Path } from '../../data/path.ts';
import type { OptionsModel, OptionsVerdict } from '../../rule/options.ts';
import type { Rule } from '../../rule/rule.ts';
import { KnownError } from '../known-error.ts';
import { fits } from '../model/fits.ts';
import type { Registry } from '../plan/registry.ts';
import { withDefaults } from './defaults.ts';
import type { SettingsLayer } from './layers.ts';
import { meantOption } from './meant-option.ts';

/**
 * Holds every setting of a layer against what there is.
 * @throws KnownError for an unknown rule, or options that the rule or the check does not take.
 */
export async function validateLayer(
  { from, rules, path = ['rules'] }: SettingsLayer,
  registry: Registry,
): Promise<void> {
  for (const [id, setting] of Object.entries(rules)) {
    const at = { source: from, path: [...path, id] };
    const rule = registry.rules.get(id);
    if (rule) optionsOf(await asking(rule, setting), setting, at);
    else refuseForCheck(id, setting, registry, at);
  }
}

interface Place {
  readonly source: string;
  readonly path: Path;
}

function refuseForCheck(id: string, setting: Setting, { rules, checks }: Registry, at: Place): void {
  const check = checks.get(id);
  if (check === undefined) throw unknownName('rule', id, [...rules.keys(), ...checks.keys()], at);
  if (check.fixed) throw new KnownError({ message: `Check \`${id}\` is not configured: it is always on.`, at });
  refuseOptions(`Check \`${id}\``, setting, at);
}

/**
 * Holds the options that a plugin's preset gives against the rules that there are.
 * @throws KnownError for options that a rule does not take.
 */
export async function validatePreset({ from, rules }: SettingsLayer, registry: Registry): Promise<void> {
  for (const [id, setting] of Object.entries(rules)) {
    const rule = registry.rules.get(id);
    if (rule === undefined) continue;
    try {
      optionsOf(await asking(rule, setting), setting);
    } catch (error) {
      if (!(error instanceof KnownError)) throw error;
      // Whoever extends the preset may have set the rule well.
      throw new KnownError({ ...error.complaint, message: `${from}: ${error.complaint.message}` });
    }
  }
}

const most = 20;

const quoted = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ');

/** All that there are; where they are many, those that have the word in their names. */
function listed(kind: string, name: string, known: readonly string[]): string {
  if (known.length <= most) return `Known: ${quoted(known)}.`;
  const alike = known.filter((one) => one.split(/[-/]/).includes(name.toLowerCase()));
  const all = `\`hublint ${kind}s\` lists them.`;
  return alike.length === 0 || alike.length > most ? all : `With this word: ${quoted(alike)}. ${all}`;
}

/** @throws KnownError naming the closest name there is. */
export function unknownName(kind: string, name: string, known: readonly string[], at?: Place) {
  // Whoever writes a plugin's rule knows it without the prefix.
  const near = closest(name, known) ?? known.find((one) => one.endsWith(`/${name}`));
  const hint = near ? `Did you mean \`${near}\`?` : listed(kind, name, known);
  return new KnownError({ message: `There is no ${kind} \`${name}\`.`, hint, ...(at && { at }) });
}

/** The rule with a model that can be asked. What makes one of a schema is loaded where what is given does not fit that. */
async function asking(rule: Rule, setting: Setting): Promise<Rule> {
  const { options } = rule;
  if (options === undefined || 'safeParse' in options || typeof setting === 'string') return rule;
  if (fits(setting[1] ?? {}, options)) return rule;
  const { modelOf } = await import('./options.ts');
  return { ...rule, options: modelOf(options) };
}

/**
 * A rule's options with its defaults filled in. Those of a schema have been validated with the layer that gives them.
 * @throws KnownError where they do not fit the rule's own model.
 */
export function optionsOf(rule: Rule, setting: Setting, at?: Place): unknown {
  const given = typeof setting === 'string' ? undefined : setting[1];
  if (rule.options === undefined) return refuseOptions(`Rule \`${rule.id}\``, setting, at);
  if (!('safeParse' in rule.options)) return withDefaults(rule.options, given ?? {});
  const parsed = verdictOf(rule.id, rule.options, given ?? {}, at);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const steps = issue?.path.filter((step) => typeof step !== 'symbol') ?? [];
  const where = steps.length > 0 ? ` at \`${steps.join('.')}\`` : '';
  throw new KnownError({
    message: `Rule \`${rule.id}\` does not take these options${where}: ${issue?.message ?? 'they do not fit'}.`,
    hint: meantOption(rule.options, given ?? {}, steps) ?? `\`hublint explain ${rule.id}\` lists its options.`,
    ...(at && { at: { ...at, path: [...at.path, 1, ...steps] } }),
  });
}

/** What a model says of options. That of a plugin's rule may run code of its own, which may fail. */
function verdictOf(id: string, model: OptionsModel, given: object, at?: Place): OptionsVerdict {
  try {
    return model.safeParse(given);
  } catch (error) {
    const message = `The options of rule \`${id}\` cannot be validated: ${error instanceof Error ? error.message : error}`;
    throw new KnownError({ message, hint: 'Their schema, which a plugin has, fails.', ...(at && { at }) });
  }
}

function refuseOptions(what: string, setting: Setting, at?: Place): undefined {
  const given = typeof setting === 'string' ? {} : (setting[1] ?? {});
  if (Object.keys(given).length === 0) return undefined;
  throw new KnownError({ message: `${what} takes no options.`, ...(at && { at }) });
}

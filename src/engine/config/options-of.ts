import type { Setting } from '../../../schemas/settings.ts';
import type { OptionsModel, OptionsVerdict } from '../../rule/options.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Complaint, KnownError } from '../known-error.ts';
import { withDefaults } from './defaults.ts';
import { meantOption } from './meant-option.ts';

/**
 * A rule's options with defaults filled in. Options described by JSON Schema were validated when their layer was loaded.
 * @throws KnownError if they do not fit the rule's own model.
 */
export function optionsOf(rule: Rule, setting: Setting, at?: Complaint['at']): unknown {
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

/** Validates options with a model. A plugin's model may run code of its own, which may throw. */
function verdictOf(id: string, model: OptionsModel, given: object, at?: Complaint['at']): OptionsVerdict {
  try {
    return model.safeParse(given);
  } catch (error) {
    const message = `The options of rule \`${id}\` cannot be validated: ${error instanceof Error ? error.message : error}`;
    throw new KnownError({
      message,
      hint: 'Their schema, which comes from a plugin, throws an error.',
      ...(at && { at }),
    });
  }
}

/** @throws KnownError if options are given to a rule or check that takes none. */
export function refuseOptions(what: string, setting: Setting, at?: Complaint['at']): undefined {
  const given = typeof setting === 'string' ? {} : (setting[1] ?? {});
  if (Object.keys(given).length === 0) return undefined;
  throw new KnownError({ message: `${what} takes no options.`, ...(at && { at }) });
}

import { compatRuleIds, rules } from '../../rules/index.ts';
import { once } from '../data/once.ts';
import { type Registry, registryOf } from '../engine/plan/registry.ts';

/** The built-in rules and presets without the rules that compare versions, which would be a tenth of all code loaded. */
export const lintRegistry: Registry = registryOf(rules, compatRuleIds);

/** All built-in rules and presets. */
export const builtInRegistry = once(async (): Promise<Registry> => {
  const { compatRules } = await import('../../rules/compat/index.ts');
  return registryOf([...rules, ...compatRules]);
});

import { compatRuleIds, rules } from '../../rules/index.ts';
import { once } from '../data/once.ts';
import { type Registry, registryOf } from '../engine/plan/registry.ts';

/** The rules and presets that come with hublint, but for what compares versions, which would be a tenth of all that is loaded. */
export const checking: Registry = registryOf(rules, compatRuleIds);

/** All of them. */
export const builtIn = once(async (): Promise<Registry> => {
  const { compatRules } = await import('../../rules/compat/index.ts');
  return registryOf([...rules, ...compatRules]);
});

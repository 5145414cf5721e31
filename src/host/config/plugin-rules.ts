import { isObject } from '../../data/objects.ts';
import { ruleFault, severityFault } from '../../engine/plan/rule-fault.ts';

/**
 * Validates the rules and presets of a plugin.
 * @throws Error with a message that follows the plugin's name.
 */
export function checkRules(rules: readonly unknown[], presets: unknown = {}): void {
  const ids = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const id = isObject(rule) && typeof rule.id === 'string' ? rule.id : '';
    const fault = ruleFault(rule, id || undefined);
    if (fault !== undefined) throw new Error(`its rule ${id === '' ? index + 1 : `\`${id}\``} ${fault}`);
    if (ids.has(id)) throw new Error(`two of its rules are called \`${id}\`.`);
    ids.add(id);
  }
  if (!isObject(presets)) throw new Error('its `presets` are not an object: write `presets: { house: { … } }`.');
  for (const [name, settings] of Object.entries(presets)) {
    if (!isObject(settings)) throw new Error(`its preset \`${name}\` does not map rules to severities.`);
    for (const [id, entry] of Object.entries(settings)) {
      const fault = severityFault(entry);
      if (fault !== undefined) throw new Error(`its preset \`${name}\` sets \`${id}\` to ${fault}`);
    }
  }
}

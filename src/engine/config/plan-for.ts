import type { Form } from '../../../schemas/integration.ts';
import type { Severity } from '../../rule/rule.ts';
import { defaultLevel } from '../plan/checks.ts';
import type { ActiveRule, InlineContext, Plan } from '../plan/plan.ts';
import { isPluginRule, type Registry } from '../plan/registry.ts';
import { effectiveSettings, type SettingsLayer } from './layers.ts';
import { optionsOf } from './options-of.ts';

export interface PlanOptions {
  readonly registry: Registry;
  readonly layers: readonly SettingsLayer[];
  /** The base URL that a rule's documentation URL is derived from. */
  readonly homepage: string;
  readonly form?: Form;
  /** Whether comments may suppress findings. */
  readonly inline: boolean;
}

/** Plans for manifests. All manifests that the same layers apply to share one plan, because validating options takes long. */
export function plansFor(options: PlanOptions): (file: string) => Plan {
  const known = new Map<string, Plan>();
  return (file) => {
    const key = options.layers.map(({ appliesTo }) => (appliesTo?.(file) === false ? 0 : 1)).join('');
    const plan = known.get(key) ?? planFor(file, options);
    known.set(key, plan);
    return plan;
  };
}

/** The plan for one manifest: its enabled rules with their options. */
export function planFor(file: string, { registry, layers, homepage, form, inline }: PlanOptions): Plan {
  const settings = effectiveSettings(layers, file);
  const rules: ActiveRule[] = [];
  for (const [id, { level, options }] of settings) {
    const rule = registry.rules.get(id);
    if (rule === undefined || level === 'off') continue;
    rules.push({ rule, severity: level, options: optionsOf(rule, options ? [level, options] : level) });
  }
  const severityOf = (id: string): Severity | 'off' => {
    const check = registry.checks.get(id);
    return settings.get(id)?.level ?? (check === undefined ? 'error' : defaultLevel(check));
  };
  return {
    rules,
    severityOf,
    urlOf: (id) => (registry.rules.has(id) ? pageOf(id, homepage) : undefined),
    ...(inline && { inline: inlineOf(registry, { rules, severityOf }) }),
    ...(form && { form }),
  };
}

function inlineOf(
  { rules, omitted, checks, presets }: Registry,
  plan: Pick<Plan, 'rules' | 'severityOf'>,
): InlineContext {
  const looking = new Set(plan.rules.filter(({ rule }) => rule.compare === undefined).map(({ rule }) => rule.id));
  return {
    names: new Set([...rules.keys(), ...omitted, ...checks.keys()]),
    isMirror: (id) => (presets.get('bp-lint')?.[id] ?? 'off') !== 'off',
    isLooking: (id) => (checks.has(id) ? plan.severityOf(id) !== 'off' : looking.has(id)),
  };
}

/** The URL of a rule's page in the project's repository; undefined for a plugin's rule (`prefix/rule`). */
export function pageOf(id: string, homepage: string): string | undefined {
  if (isPluginRule(id)) return undefined;
  return `${homepage.replace(/#.*$/, '')}/blob/main/rules/${id}.md`;
}

import { optionsOf } from '../../src/engine/config/options-of.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import type { Plan } from '../../src/engine/plan/plan.ts';
import { runRules } from '../../src/engine/run-rules.ts';
import { gatherFacts } from '../../src/host/facts/gather.ts';
import type { Rule } from '../../src/rule/index.ts';
import { examplesIn } from './example.ts';
import { filesFolder, openExample } from './open.ts';

type Safety = 'safe' | 'unsafe';

/** Returns the header of a rule's page, between the markers. */
export async function headerOf(rule: Rule, page: string): Promise<string> {
  return [
    rule.summary,
    '',
    `- Presets: ${presetText(rule)}`,
    ...(rule.compare ? [] : [`- Fix: ${fixText(await fixesOf(rule, page))}`]),
  ].join('\n');
}

/** Returns the presets that enable the rule, grouped by severity. */
function presetText({ presets }: Rule): string {
  const bySeverity = new Map<string, string[]>();
  for (const [name, entry] of Object.entries(presets)) {
    const severity = typeof entry === 'string' ? entry : entry[0];
    bySeverity.set(severity, [...(bySeverity.get(severity) ?? []), `\`${name}\``]);
  }
  const groups = [...bySeverity].map(([severity, names]) => `${severity} in ${names.join(', ')}`);
  return groups.length > 0 ? groups.join('; ') : 'none';
}

function fixText(fixes: ReadonlySet<Safety>): string {
  if (fixes.size === 0) return 'none';
  const flags = [fixes.has('safe') && '`--fix`', fixes.has('unsafe') && '`--fix-unsafe`'];
  return flags.filter(Boolean).join(', some only ');
}

/** Returns which kinds of fixes a rule offers for the bad examples of its page. */
export async function fixesOf(rule: Rule, page: string): Promise<ReadonlySet<Safety>> {
  const found = new Set<Safety>();
  for (const example of examplesIn(page)) {
    const { verdict, form, options, base } = example;
    if (verdict === 'good' || base !== undefined) continue;
    const document = await openExample(example);
    const model = checkModel(document.data ?? {}, form, []);
    const plan: Plan = {
      rules: [{ rule, severity: 'error', options: optionsOf(rule, ['error', options]) }],
      severityOf: () => 'error',
      urlOf: () => undefined,
    };
    const facts = await gatherFacts(document, plan, { cwd: filesFolder, notice: console.error });
    for (const { fix } of runRules({ document, model, form, plan, facts })) if (fix) found.add(fix.safety);
  }
  return found;
}

import { about } from './about.ts';
import { listed } from './data/listed.ts';
import { pageOf } from './engine/config/plan-for.ts';
import type { BuiltInCheck } from './engine/plan/checks.ts';
import { isPluginRule, type Registry } from './engine/plan/registry.ts';
import { rulePage } from './host/rule-page.ts';
import type { RuleInfo } from './report/report.ts';
import type { PresetEntry, Rule, Severity } from './rule/rule.ts';

/** Looks up what reports include about a rule. A page is read only on demand. */
export const ruleInfo =
  ({ rules, checks }: Registry) =>
  (id: string): RuleInfo | undefined => {
    const check = checks.get(id);
    if (check !== undefined) return { id, summary: check.summary, severity: check.severity, help: checkText(check) };
    const rule = rules.get(id);
    if (rule === undefined) return undefined;
    const { summary, presets } = rule;
    const [entry = 'info'] = presets.recommended === undefined ? Object.values(presets) : [presets.recommended];
    const url = pageOf(id, about.homepage);
    return { id, summary, severity: severityIn(entry), help: helpOf(rule), ...(url !== undefined && { url }) };
  };

/**
 * A rule's page, or a description built from the rule if it has none. `optionsText` describes its options; it is passed in,
 * because reports do not load the code that describes schemas.
 */
export const helpOf = (rule: Rule, optionsText?: (rule: Rule) => string | undefined): string =>
  (isPluginRule(rule.id) ? undefined : rulePage(rule.id)) ?? docsText(rule, optionsText?.(rule));

function docsText({ id, summary, presets, messages }: Rule, options: string | undefined): string {
  const on = Object.entries(presets).map(([name, entry]) => `- \`${name}\`: ${severityIn(entry)}`);
  return [
    `# ${id}`,
    summary,
    ...(on.length > 0 ? ['## Presets', on.join('\n')] : ['It is in no preset.']),
    '## Messages',
    Object.values(messages)
      .map((message) => `- ${message}`)
      .join('\n'),
    ...(options === undefined ? [] : [options]),
  ].join('\n\n');
}

/** The option that applies the rule's fix, according to its page: `--fix` or `--fix-unsafe`; undefined if it has no fix. */
export const fixOf = (rule: Rule): string | undefined => /^- Fix: .*?`(--[\w-]+)`/m.exec(helpOf(rule))?.[1];

/** The description of a check that is not a rule. */
export function checkText({ id, summary, severity, presets, offUnder, fixed }: BuiltInCheck): string {
  const names = presets?.map((name) => `\`${name}\``);
  const usual = offUnder === undefined ? 'always on' : `on under every preset but \`${offUnder}\``;
  const when = names === undefined ? usual : `on under ${listed(names, 'and')}`;
  const configured = fixed
    ? 'cannot be configured'
    : `is configured like a rule: \`"rules": { "${id}": "off" }\` turns it off`;
  return [`# ${id}`, summary, `It is ${when}, as \`${severity}\`, and ${configured}.`].join('\n\n');
}

/** The severity of a preset's entry, without options. */
export const severityIn = <L extends Severity | 'off'>(entry: L | Extract<PresetEntry, object>): L | Severity =>
  typeof entry === 'object' ? entry[0] : entry;

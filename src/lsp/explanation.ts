import { optionsText } from '../engine/config/options-text.ts';
import type { Registry } from '../engine/registry.ts';
import { checkText, helpOf } from '../rule-info.ts';

/** The page of a rule, or what there is to say of a check, in Markdown; undefined for a name that nothing has. */
export function explanationOf(id: string, { rules, checks }: Registry): string | undefined {
  const rule = rules.get(id);
  const check = checks.get(id);
  const page = rule ? helpOf(rule, optionsText) : check && checkText(check);
  return page?.replace(/<!--[\s\S]*?-->\n?/g, '').trim();
}

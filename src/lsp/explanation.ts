import { optionsText } from '../engine/config/options-text.ts';
import type { Registry } from '../engine/plan/registry.ts';
import { checkText, helpOf } from '../rule-info.ts';

/** Returns the page of a rule, or the description of a check, in Markdown; undefined for an unknown name. */
export function explanationOf(id: string, { rules, checks }: Registry): string | undefined {
  const rule = rules.get(id);
  const check = checks.get(id);
  const page = rule ? helpOf(rule, optionsText) : check && checkText(check);
  // Some editors recognize a code fence only if nothing follows its language.
  return page
    ?.replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/^(```\w+) .*$/gm, '$1')
    .trim();
}

/** Returns a one-line summary of a rule or check, to be shown as a message; undefined for an unknown name. */
export function summaryOf(id: string, { rules, checks }: Registry, url: string | undefined): string | undefined {
  const summary = (rules.get(id) ?? checks.get(id))?.summary;
  const more = url === undefined ? `\`hublint explain ${id}\` says more.` : `More: ${url}`;
  return summary && `${id}: ${summary} ${more}`;
}

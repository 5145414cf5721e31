import { optionsText } from '../engine/config/options-text.ts';
import type { Registry } from '../engine/plan/registry.ts';
import { checkText, helpOf } from '../rule-info.ts';

/** The page of a rule, or what there is to say of a check, in Markdown; undefined for a name that nothing has. */
export function explanationOf(id: string, { rules, checks }: Registry): string | undefined {
  const rule = rules.get(id);
  const check = checks.get(id);
  const page = rule ? helpOf(rule, optionsText) : check && checkText(check);
  // Some editors take a fence for one only where nothing but its language stands behind it.
  return page
    ?.replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/^(```\w+) .*$/gm, '$1')
    .trim();
}

/** What a name stands for in one line, which fits where an editor shows messages; undefined for one that nothing has. */
export function briefly(id: string, { rules, checks }: Registry, url: string | undefined): string | undefined {
  const summary = (rules.get(id) ?? checks.get(id))?.summary;
  const more = url === undefined ? `\`hublint explain ${id}\` says more.` : `More: ${url}`;
  return summary && `${id}: ${summary} ${more}`;
}

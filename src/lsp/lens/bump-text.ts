import { cut } from '../../data/cut.ts';
import type { Compared, FileResult } from '../../engine/result/result.ts';
import { withChange } from '../../report/change-text.ts';
import { steps } from '../../report/comparison.ts';
import { visible } from '../../report/escape/visible.ts';

/** Branch names are cut to this length. */
const maxNameLength = 40;

/** Returns the line above a version: the bump it needs since the base of the branch. */
export function bumpTitle(compare: Compared | undefined, base: string): string {
  const name = cut(visible(base), maxNameLength);
  if (compare === undefined) return 'new in this branch';
  const { base: former, needed, actual, enough, suggested } = compare;
  const from = former.version === undefined ? '' : ` from ${visible(former.version)}`;
  const next = suggested === undefined ? '' : `: next version ${visible(suggested)}`;
  if (actual === 'down') return `goes down${from} since ${name}`;
  if (enough && actual === 'none') return `no bump needed since ${name}`;
  if (enough) return `${actual} bump${from} since ${name}: enough`;
  if (actual !== 'none') return `${needed} bump needed since ${name}, not ${actual}${next}`;
  return needed === 'patch' ? `patch is enough since ${name}${next}` : `${needed} bump needed since ${name}${next}`;
}

/** Maximum number of changes in the text; `hublint compare` shows all. */
const maxChanges = 10;

/** Returns the changes behind a title as text, those that need the largest bump first. */
export function bumpDetails(title: string, { diagnostics, file }: FileResult, target: string): string {
  const changes = diagnostics.filter(({ change, suppressed }) => change !== undefined && !suppressed);
  const weight = ({ change }: (typeof changes)[number]) => steps.indexOf(change?.bump ?? 'none');
  const shown = changes.toSorted((a, b) => weight(a) - weight(b)).slice(0, maxChanges);
  const rest = changes.length - shown.length;
  return [
    `${visible(file)}: ${title}.`,
    ...shown.map((one) => `${one.change?.bump}: ${visible(withChange(one).message)}`),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    ...(changes.length > 0 ? [`\`hublint compare ${visible(target)}\` says where.`] : []),
  ].join('\n');
}

import type { Diagnostic, FileResult } from '../../../engine/result/result.ts';
import { harmfulFirst, isNoteworthy } from '../../../engine/review/harm.ts';
import type { Previous } from '../../../engine/review/review-facts.ts';
import { withChange } from '../../change-text.ts';
import { groupsOf, otherFindings, stepTitles, verdictText } from '../../comparison.ts';
import { counted } from '../../counts.ts';
import { escapeXml } from '../../escape/xml.ts';
import { articleHtml, messageHtml, placeHtml } from '../../html/finding.ts';
import { framed } from '../../html/quote.ts';
import { findingsIn, mostSevereFirst } from '../findings.ts';
import type { ReviewOptions } from '../reporter.ts';

export function previousHtml(previous: Previous, options: ReviewOptions): string {
  if (previous.kind === 'first') return '<p>There is none: no earlier release is public.</p>';
  if (previous.kind === 'unknown') return `<p>${messageHtml(previous.why)}</p>`;
  const { result } = previous;
  const { compare } = result;
  const { shown, omission } = findingsIn(framed(result), options);
  const verdict = compare
    ? `<p class="verdict ${compare.enough ? 'ready' : 'not-ready'}">${compare.enough ? '✔' : '✖'} ${messageHtml(verdictText(compare))}</p>`
    : '';
  const others = otherFindings(shown).map((finding) => articleHtml(finding, 0));
  const groups = groupsOf(harmfulFirst(shown)).map(({ step, changes }) => {
    const title = escapeXml(stepTitles[step]);
    const isOpen = (change: Diagnostic) => step === 'major' || step === 'minor' || isNoteworthy(change);
    const open = changes.filter(isOpen).map((finding) => articleHtml(withChange(finding), 0, 'h4'));
    const folded = changes.filter((finding) => !isOpen(finding));
    const head = `<h3>${title} <small class="soft">${counted(changes.length, 'change')}</small></h3>`;
    const summary =
      open.length > 0 ? counted(folded.length, 'other change') : `${title}: ${counted(folded.length, 'change')}`;
    return [...(open.length > 0 ? [head, ...open] : []), folded.length > 0 ? foldedHtml(summary, folded) : ''].join('');
  });
  return [verdict, ...groups, ...others, omission === undefined ? '' : `<p>${omission}</p>`].join('');
}

const foldedHtml = (summary: string, changes: readonly Diagnostic[]): string => {
  const items = changes.map(
    ({ message, location }) => `<li>${messageHtml(message)} <span class="place">${placeHtml(location)}</span></li>`,
  );
  return `<details><summary>${summary}</summary><ul>${items.join('')}</ul></details>`;
};

/** Errors and warnings first; infos are collapsed. */
export function findingsHtml(result: FileResult, options: ReviewOptions): string {
  const { shown, omission } = findingsIn(framed(result), options);
  if (shown.length === 0) return '<p>None.</p>';
  const articles = (all: typeof shown) => all.map((finding) => articleHtml(finding, 0));
  const infos = articles(shown.filter(({ severity }) => severity === 'info'));
  const grave = articles(mostSevereFirst(shown.filter(({ severity }) => severity !== 'info')));
  const folded =
    infos.length === 0 ? '' : `<details><summary>${counted(infos.length, 'info')}</summary>${infos.join('')}</details>`;
  return [...grave, folded, omission === undefined ? '' : `<p>${omission}</p>`].join('');
}

import type { Location } from '../../document/document.ts';
import type { Compared, FileResult } from '../../engine/result/result.ts';
import { groupsOf, otherFindings, stepTitles, verdictText, versionsOf } from '../comparison.ts';
import { withInlineCode } from '../escape/inline-code.ts';
import { webAddress } from '../escape/web-address.ts';
import { escapeXml } from '../escape/xml.ts';
import { severitySigns, severityWords } from '../severity.ts';
import type { Framed } from './quote.ts';

/** The section of a manifest with its findings; `id` is its value in the filter. */
export function sectionHtml(
  file: FileResult,
  diagnostics: readonly Framed[],
  { id, omission }: { readonly id: number; readonly omission: string | undefined },
): string {
  const about = file.compare
    ? versionsOf(file)
    : [file.form, file.name, file.manifestVersion].filter((part) => part !== undefined).join(' ');
  // The filter hides sections without visible findings; a `div` is never hidden, so that a comparison's verdict stays.
  const element = diagnostics.length > 0 ? 'section' : 'div';
  return `<${element}>
<h2>${escapeXml(file.file)} <small>${escapeXml(about)}</small></h2>${file.compare ? verdictHtml(file.compare, file) : ''}
${contentsHtml(diagnostics, id).join('\n')}
${omission === undefined ? '' : `<p class="omission">${omission}</p>\n`}</${element}>`;
}

/** Changes by bump, then the other findings. */
const contentsHtml = (diagnostics: readonly Framed[], id: number): readonly string[] => [
  ...groupsOf(diagnostics).map(({ step, changes }) => {
    const articles = changes.map((change) => articleHtml(change, id, 'h4'));
    return `<section><h3>${escapeXml(stepTitles[step])}</h3>\n${articles.join('\n')}</section>`;
  }),
  ...otherFindings(diagnostics).map((finding) => articleHtml(finding, id)),
];

/** A finding with its source lines; `id` is its manifest's value in the filter. Under the heading of a bump, use `h4`. */
export function articleHtml(diagnostic: Framed, id: number, heading: 'h3' | 'h4' = 'h3'): string {
  const { severity, rule, message, location, related, fix, url, frames } = diagnostic;
  const [frame = '', ...framesOfRelated] = frames;
  const label = `<span class="severity">${severitySigns[severity]} ${severityWords[severity]}</span>`;
  const places = related.map(
    (place, at) =>
      `<li>${messageHtml(place.message)} <span class="place">${placeHtml(place.location)}</span>${framesOfRelated[at]}</li>`,
  );
  return [
    `<article class="${severity}" data-severity="${severity}" data-rule="${escapeXml(rule)}" data-file="${id}">`,
    `<${heading}>${label} ${messageHtml(message)}</${heading}>`,
    `<p class="place">${placeHtml(location)} ${ruleHtml(rule, url)}</p>`,
    frame,
    places.length > 0 ? `<ul>${places.join('')}</ul>` : '',
    fix ? `<p class="fix">Fix (${fix.safety}): ${messageHtml(fix.title)}</p>` : '',
    '</article>',
  ].join('');
}

const verdictHtml = (compare: Compared, file: FileResult): string =>
  `\n<p><strong>${compare.enough ? '✔' : '✖'} ${messageHtml(verdictText(compare, file))}</strong></p>`;

export const messageHtml = (message: string): string =>
  withInlineCode(message, escapeXml, (code) => `<code>${escapeXml(code)}</code>`);

export const placeHtml = ({ file, start, approximate }: Location): string =>
  `<span>${approximate ? 'near ' : ''}${escapeXml(file)}:${start.line}:${start.column}</span>`;

function ruleHtml(rule: string, url: string | undefined): string {
  const address = webAddress(url);
  return address === undefined
    ? `<span>${escapeXml(rule)}</span>`
    : `<a href="${escapeXml(address)}" target="_blank" rel="noreferrer">${escapeXml(rule)}</a>`;
}

import type { FileResult, Result } from '../engine/result/result.ts';
import { counted, countsOf } from './counts.ts';
import { escapeXml } from './escape/xml.ts';
import { filtersHtml } from './html/filters.ts';
import { messageHtml, sectionHtml } from './html/finding.ts';
import { pageHtml } from './html/page.ts';
import { framed } from './html/quote.ts';
import { script } from './html/script.ts';
import { style } from './html/style.ts';
import { findingsWithChangeText, omissionOf, omittedIn, type ReportOptions } from './report.ts';

export { framed as quote };

/** Renders a self-contained page. */
export function format(result: Result, options: ReportOptions): string {
  const files = result.results.map((file) => ({ file, diagnostics: findingsWithChangeText(framed(file), options) }));
  const isOpen = ({ file, diagnostics }: (typeof files)[number]) =>
    diagnostics.length > 0 || omittedIn(file, options) > 0 || file.compare !== undefined;
  const open = files.filter(isOpen);
  const clean = files.filter((file) => !isOpen(file));
  const [found = '', ...more] = countsOf(result, options);
  const body = `<header>
<h1>hublint <small>${escapeXml(result.tool.version)}</small></h1>
<p><strong>${found}</strong> ${more.map(messageHtml).join(' ')}</p>
${(result.unchecked ?? []).map((why) => `<p><strong>Not checked:</strong> ${messageHtml(why)}</p>\n`).join('')}</header>
${open.length > 0 ? filtersHtml(open) : ''}
<main>
${open.map(({ file, diagnostics }, id) => sectionHtml(file, diagnostics, { id, omission: omissionOf(file, options) })).join('\n')}
${clean.length > 0 ? cleanHtml(clean.map(({ file }) => file)) : ''}
</main>
${open.length > 0 ? `<script>${script}</script>` : ''}`;
  return pageHtml({ title: `hublint: ${found}`, style, script, body });
}

const cleanHtml = (files: readonly FileResult[]): string =>
  `<details><summary>${counted(files.length, 'manifest')} without findings</summary><ul>${files
    .map(({ file }) => `<li>${escapeXml(file)}</li>`)
    .join('')}</ul></details>`;

import MarkdownIt from 'markdown-it';
import { visible } from '../../escape/visible.ts';
import { webAddress } from '../../escape/web-address.ts';
import { escapeXml } from '../../escape/xml.ts';

/** HTML stays text; nothing is turned into links that was not written as one. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** What leads elsewhere than to a page of the web stays as it is written. */
markdown.validateLink = (address) => webAddress(address) !== undefined;

/** The headings of the page stand above those of the readme. */
const levelOf = (tag: string): number => Math.min(6, Number(tag.slice(1)) + 2);

Object.assign(markdown.renderer.rules, {
  heading_open: (tokens, at) => `<h${levelOf(tokens[at]?.tag ?? 'h6')}>`,
  heading_close: (tokens, at) => `</h${levelOf(tokens[at]?.tag ?? 'h6')}>\n`,
  // Its address is shown by whoever points at it; that of this page goes nowhere.
  link_open: (tokens, at) =>
    `<a href="${escapeXml(String(tokens[at]?.attrGet('href') ?? ''))}" rel="noreferrer nofollow">`,
  // Pictures would be fetched, and tell who looks at them.
  image: (tokens, at) =>
    `<span class="picture">Picture: ${escapeXml(tokens[at]?.content || 'without a text')} <code>${escapeXml(String(tokens[at]?.attrGet('src') ?? ''))}</code></span>`,
  // Alignment would be a style of its own, which the page allows to nobody.
  th_open: () => '<th>',
  td_open: () => '<td>',
} satisfies typeof markdown.renderer.rules);

/** Markdown as HTML in which nothing acts and nothing is fetched. */
export const readmeHtml = (text: string): string =>
  markdown.render(
    text
      .split(/\r\n?|\n/)
      .map((line) => line.split('\t').map(visible).join('\t'))
      .join('\n'),
  );

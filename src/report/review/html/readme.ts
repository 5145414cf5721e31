import MarkdownIt, { type Token } from 'markdown-it';
import { webAddress } from '../../escape/web-address.ts';
import { escapeXml } from '../../escape/xml.ts';
import { escapeCode } from '../../html/frame.ts';

/** HTML stays text; nothing is turned into links that was not written as one. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** What leads elsewhere than to a page of the web stays as it is written. */
markdown.validateLink = (address) => webAddress(address) !== undefined;

/** The level of the heading on the page that the readme stands under. */
const above = 3;

/** Headings go on from the page's, and step over none, so that whoever goes from one to the next misses nothing. */
function leveled(tokens: Token[]): Token[] {
  let level = above;
  for (const token of tokens) {
    if (token.type === 'heading_open') level = Math.min(6, Number(token.tag.slice(1)) + above - 1, level + 1);
    if (/^heading_/.test(token.type)) token.tag = `h${level}`;
  }
  return tokens;
}

const { rules } = markdown.renderer;
const textOf = (token: Token | undefined): string => escapeXml(token?.content ?? '');
const blockHtml = (token: Token | undefined): string =>
  `<pre><code>${(token?.content ?? '').split('\n').map(escapeCode).join('\n')}</code></pre>\n`;
const attributeOf = (token: Token | undefined, name: string): string => escapeXml(String(token?.attrGet(name) ?? ''));

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);

rules.text = (tokens, at) => textOf(tokens[at]);
rules.code_inline = (tokens, at) => `<code>${textOf(tokens[at])}</code>`;
rules.code_block = (tokens, at) => blockHtml(tokens[at]);
rules.fence = (tokens, at) => blockHtml(tokens[at]);
rules.heading_open = (tokens, at) => `<${tokens[at]?.tag}>`;
rules.heading_close = (tokens, at) => `</${tokens[at]?.tag}>\n`;
rules.link_open = (tokens, at) => {
  const address = attributeOf(tokens[at], 'href');
  // A link to nowhere would lead to the page that it stands on. Others open beside it: browsers forget what was ticked there.
  return address === '' ? '<a>' : `<a href="${address}" target="_blank" rel="noreferrer nofollow">`;
};
// Words can say anything; paper, and whoever does not point at a link, show nothing else.
rules.link_close = (tokens, at) => {
  let opening = at - 1;
  while (opening > 0 && tokens[opening]?.type !== 'link_open') opening -= 1;
  const host = hostOf(String(tokens[opening]?.attrGet('href') ?? ''));
  const words = tokens.slice(opening + 1, at).map(({ content }) => content);
  const isSaid = host === undefined || host === (hostOf(words.join('')) ?? words.join(''));
  return isSaid ? '</a>' : `</a> <small class="soft">${escapeXml(host)}</small>`;
};
// Pictures would be fetched, and tell who looks at them.
rules.image = (tokens, at) =>
  `<span class="picture">Picture: ${textOf(tokens[at])} <code>${attributeOf(tokens[at], 'src')}</code></span>`;
// Alignment would be a style of its own, which the page allows to nobody.
rules.th_open = () => '<th>';
rules.td_open = () => '<td>';

/** Markdown as HTML in which nothing acts and nothing is fetched. */
export const readmeHtml = (text: string): string =>
  markdown.renderer.render(leveled(markdown.parse(text, {})), markdown.options, {});

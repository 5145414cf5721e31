import MarkdownIt, { type Token } from 'markdown-it';
import { webAddress } from '../../escape/web-address.ts';
import { escapeXml } from '../../escape/xml.ts';
import { escapeCode } from '../../html/frame.ts';

/** HTML remains text, and only explicit links become links. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Links to anything but a web page remain text. */
markdown.validateLink = (address) => webAddress(address) !== undefined;

/** The level of the page's heading above the readme. */
const outerLevels = 3;

/** Shifts headings below those of the page, without skipping a level, for navigation by headings. */
function leveled(tokens: Token[]): Token[] {
  let level = outerLevels;
  for (const token of tokens) {
    if (token.type === 'heading_open') level = Math.min(6, Number(token.tag.slice(1)) + outerLevels - 1, level + 1);
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
  // An empty link would lead to the report itself. Others open in a new tab, because leaving the page loses the ticked boxes.
  return address === '' ? '<a>' : `<a href="${address}" target="_blank" rel="noreferrer nofollow">`;
};
// A link's text can claim anything, and its target is invisible on paper or without hovering, so the host is added.
rules.link_close = (tokens, at) => {
  let opening = at - 1;
  while (opening > 0 && tokens[opening]?.type !== 'link_open') opening -= 1;
  const host = hostOf(String(tokens[opening]?.attrGet('href') ?? ''));
  const linkText = tokens.slice(opening + 1, at).map(({ content }) => content);
  const isShown = host === undefined || host === (hostOf(linkText.join('')) ?? linkText.join(''));
  return isShown ? '</a>' : `</a> <small class="soft">${escapeXml(host)}</small>`;
};
// Images would be fetched, which reveals who reads the report.
rules.image = (tokens, at) =>
  `<span class="picture">Picture: ${textOf(tokens[at])} <code>${attributeOf(tokens[at], 'src')}</code></span>`;
// Without alignment: it would be an inline style, which the page's policy forbids.
rules.th_open = () => '<th>';
rules.td_open = () => '<td>';

/** Renders Markdown as HTML without scripts and without anything that is fetched. */
export const readmeHtml = (text: string): string =>
  markdown.renderer.render(leveled(markdown.parse(text, {})), markdown.options, {});

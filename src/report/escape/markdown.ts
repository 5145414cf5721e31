import { visible } from './visible.ts';
import { webAddress } from './web-address.ts';

/** What Markdown, tables, HTML or mathematics in it could take for more than text; also the start of an address. */
const significant = /[&<>|`*_[\]\\~@#!$]|:(?=\/\/)|(?<=\bwww)\./gi;

/** Plain text inside a line of Markdown, table cells included: an entity is never structure. */
export const escapeMarkdown = (text: string): string =>
  visible(text).replace(significant, (character) => `&#${character.charCodeAt(0)};`);

/** Code that no text can end and no table can split; a span in backticks could not hold `|`. */
export const markdownCode = (text: string): string => `<code>${escapeMarkdown(text)}</code>`;

/** A link to a web page; anything else stays text. */
export function markdownLink(text: string, url: string | undefined): string {
  const address = webAddress(url);
  return address === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${address})`;
}

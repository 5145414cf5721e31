import { withInlineCode } from './inline-code.ts';
import { visible } from './visible.ts';
import { webAddress } from './web-address.ts';

/**
 * What GitHub and GitLab turn into links, mentions or images even if written as entities: e-mail and web addresses, `@name`,
 * `#1`, `GH-1`, commit hashes, `:tada:`. They are detected only within one text node, so that a `<span>` prevents it. Unicode
 * spaces at the edge of a text, where only some renderers trim a line, become entities, too.
 */
const linked =
  /[@#!~$%&^](?=["\w{])|@|(?<=[a-z])-(?=\d)|:(?=\/\/|\d*[a-z+-][\w+-]*:)|(?<=\bwww)\.|(?<hash>[\da-f]{7,})|(?<other>[&<>|`*_[\]\\~#!$]|^[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$)/gi;
/** Shorter hexadecimal strings are not taken for commit hashes. */
const hashPiece = /.{1,6}/g;

/** Escapes plain text in a line of Markdown, table cells included: an entity never has a syntactic meaning. */
export const escapeMarkdown = (text: string): string =>
  visible(text).replace(linked, (found, hash: string | undefined, other: string | undefined) => {
    if (other !== undefined) return entity(other);
    if (hash === undefined) return `<span>${entity(found)}</span>`;
    return hash.replace(hashPiece, (piece, at: number) => (at % 12 === 0 ? piece : `<span>${piece}</span>`));
  });

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;

/** Code that no text can terminate and no table can split; a span in backticks could not contain `|`. */
export const markdownCode = (text: string): string => `<code>${escapeMarkdown(text)}</code>`;

/** A message whose parts in backticks are code. */
export const markdownMessage = (message: string): string => withInlineCode(message, escapeMarkdown, markdownCode);

/** A link to a web page; just the text if the URL is not safe. */
export function markdownLink(text: string, url: string | undefined): string {
  const address = webAddress(url);
  return address === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${address})`;
}

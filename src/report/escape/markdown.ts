import { withInlineCode } from './inline-code.ts';
import { visible } from './visible.ts';
import { webAddress } from './web-address.ts';

/**
 * What GitHub and GitLab make links, names that are notified, or pictures of, also where it is written in entities: e-mail
 * and web addresses, `@name`, `#1`, `GH-1`, commits, `:tada:`. It is only looked for in one piece. A space of Unicode at
 * the edge of a text, where some readers trim a line and others do not, is written as an entity, too.
 */
const linked =
  /[@#!~$%&^](?=["\w{])|@|(?<=[a-z])-(?=\d)|:(?=\/\/|\d*[a-z+-][\w+-]*:)|(?<=\bwww)\.|(?<hash>[\da-f]{7,})|(?<other>[&<>|`*_[\]\\~#!$]|^[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$)/gi;
/** Shorter ones are no commits. */
const hashPiece = /.{1,6}/g;

/** Plain text inside a line of Markdown, table cells included: an entity is never structure. */
export const escapeMarkdown = (text: string): string =>
  visible(text).replace(linked, (found, hash: string | undefined, other: string | undefined) => {
    if (other !== undefined) return entity(other);
    if (hash === undefined) return `<span>${entity(found)}</span>`;
    return hash.replace(hashPiece, (piece, at: number) => (at % 12 === 0 ? piece : `<span>${piece}</span>`));
  });

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;

/** Code that no text can end and no table can split; a span in backticks could not hold `|`. */
export const markdownCode = (text: string): string => `<code>${escapeMarkdown(text)}</code>`;

/** A message: what stands in backticks in it is code. */
export const markdownMessage = (message: string): string => withInlineCode(message, escapeMarkdown, markdownCode);

/** A link to a web page; anything else stays text. */
export function markdownLink(text: string, url: string | undefined): string {
  const address = webAddress(url);
  return address === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${address})`;
}

/** The start of a web address in a text, up to its path. */
export interface WebAddress {
  readonly scheme: string;
  /** As written. */
  readonly authority: string;
  /** The normalized host. */
  readonly hostname: string;
}

/** Up to the path; host names are never longer. */
const address = /\b(https?:\/\/)([^\s/?#\\"'<>`()[\]{}|,;*]{1,300})/gi;

export function* webAddressesIn(text: string): Generator<WebAddress> {
  for (const [, scheme = '', written = ''] of text.matchAll(address)) {
    // Punctuation at the end of a sentence is not part of the address.
    const authority = written.replace(/(?<![.:!])[.:!]+$/, '');
    const host = `https://${authority}`;
    if (URL.canParse(host)) yield { scheme, authority, hostname: new URL(host).hostname };
  }
}

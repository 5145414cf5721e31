/** An address of the web in a text, up to its path. */
export interface WebAddress {
  readonly scheme: string;
  /** As written. */
  readonly authority: string;
  /** Where it leads. */
  readonly hostname: string;
}

/** Up to its path; no name of a host is longer. */
const address = /\b(https?:\/\/)([^\s/?#\\"'<>`()[\]{}|,;*]{1,300})/gi;

export function* webAddressesIn(text: string): Generator<WebAddress> {
  for (const [, scheme = '', written = ''] of text.matchAll(address)) {
    // What ends the sentence is no part of it.
    const authority = written.replace(/(?<![.:!])[.:!]+$/, '');
    const host = `https://${authority}`;
    if (URL.canParse(host)) yield { scheme, authority, hostname: new URL(host).hostname };
  }
}

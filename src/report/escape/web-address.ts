/** Addresses that hold nothing that could end a link, whatever it is written in. */
const plain = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?](?:[\w.~:/?@&+,;=-]|%[\da-f]{2})*)?(?:#[\w.~:/?@&+,;=-]*)?$/i;

/** An address that a report may link to; undefined for any other. */
export const webAddress = (url: string | undefined): string | undefined =>
  url !== undefined && plain.test(url) ? url : undefined;

/** URLs without any character that could terminate a link, in any format. */
const plain = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?](?:[\w.~:/?@&+,;=-]|%[\da-f]{2})*)?(?:#[\w.~:/?@&+,;=-]*)?$/i;

/** A URL that a report may link to; undefined for any other. */
export const webAddress = (url: string | undefined): string | undefined =>
  url !== undefined && plain.test(url) ? url : undefined;

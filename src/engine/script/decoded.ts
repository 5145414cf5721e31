/** A possible base64 string, in the standard or URL-safe alphabet. */
const base64Run = /[A-Za-z0-9+/_-]{16,}/g;
/** A line break within base64: encoders break lines after 60 characters or more. */
const base64LineBreak = /(?<=[A-Za-z0-9+/]{60})\r?\n(?=[A-Za-z0-9+/])/g;
const hexadecimal = /(?:[0-9a-f]{2}){12,}/gi;
const percent = /(?:%[0-9a-f]{2})+/gi;

/** The strings encoded in a text as base64, hexadecimal or percent-encoding, `depth` levels deep. */
export function decodedIn(text: string, depth = 2): readonly string[] {
  const unfolded = text.replace(base64LineBreak, '');
  const found = [
    text.replace(percent, (written) => textIn(bytesIn(written.replaceAll('%', ''))) ?? written),
    ...[...unfolded.matchAll(base64Run)].flatMap(([written]) => beginningsIn(written).map(fromBase64)),
    ...[...text.matchAll(hexadecimal)].map(([written]) => textIn(bytesIn(written))),
  ].filter((one): one is string => one !== undefined && one !== text);
  return depth > 1 ? found.flatMap((one) => [one, ...decodedIn(one, depth - 1)]) : found;
}

/** `/`, `_` and `-` belong to the base64 alphabets, but may also separate the string from a prefix: `/config/…`, `key_…`. */
const beginningsIn = (written: string): readonly string[] => [
  written,
  ...[...written.matchAll(/[/_-]/g)].slice(0, maxParts).map(({ index }) => written.slice(index + 1)),
];
const maxParts = 6;

function fromBase64(written: string): string | undefined {
  // A single remaining character encodes less than a byte.
  if (written.length < 16 || written.length % 4 === 1) return undefined;
  const decoded = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  return textIn(Uint8Array.from(decoded, (character) => character.charCodeAt(0)));
}

const bytesIn = (written: string): Uint8Array =>
  Uint8Array.from(written.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** Decodes UTF-8; undefined for bytes that are not printable text. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[\t\n\r\P{Cc}]+$/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

import { isUtf8 } from 'node:buffer';
import { bounds } from '../../document/bounds.ts';

/** Returns a placeholder for a file that is too large to read: the document rejects it because of its length. */
export const tooLarge = () => Buffer.alloc(bounds.length + 1, ' ');

/** Decodes UTF-8. In anything else, the first malformed character becomes U+0000, which the document reports there. */
export function decode(bytes: Buffer): string {
  const text = bytes.toString();
  if (isUtf8(bytes)) return text;
  const at = firstMalformed(bytes, text);
  return `${text.slice(0, at)}\0${text.slice(at + 1)}`;
}

const replacement = '\uFFFD';

/** Returns the position of the first replacement character that the decoder inserted, rather than found in the bytes. */
function firstMalformed(bytes: Buffer, text: string): number {
  let [at, offset] = [0, 0];
  for (;;) {
    const next = text.indexOf(replacement, at);
    offset += Buffer.byteLength(text.slice(at, next));
    const length = Buffer.byteLength(replacement);
    if (bytes.toString('latin1', offset, offset + length) !== '\xEF\xBF\xBD') return next;
    [at, offset] = [next + 1, offset + length];
  }
}

import { isUtf8 } from 'node:buffer';
import { bounds } from '../../document/bounds.ts';

/** Stands for a file that is not worth reading: the document refuses it by its length. */
export const tooLarge = () => Buffer.alloc(bounds.length + 1, ' ');

/** UTF-8. In anything else the first byte that is none is U+0000, which the document refuses at its place. */
export function decode(bytes: Buffer): string {
  const text = bytes.toString();
  if (isUtf8(bytes)) return text;
  const at = firstMalformed(bytes, text);
  return `${text.slice(0, at)}\0${text.slice(at + 1)}`;
}

const replacement = '\uFFFD';

/** Where the decoder put the sign that stands for what is malformed, and the bytes do not have that very sign. */
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

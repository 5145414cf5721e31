import { isUtf8 } from 'node:buffer';
import { bounds } from '../../document/bounds.ts';

/** Stands for a file that is not worth reading: the document refuses it by its length. */
export const tooLarge = () => Buffer.alloc(bounds.length + 1, ' ');

/** UTF-8; anything else shows as U+FFFD, which the document refuses. */
export const decode = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('utf8').replace(/^/, '\uFFFD');

import { onceInARow } from '../../../data/once.ts';
import { type StartTag, svgTokens } from './tokens.ts';

/** How pictures of other formats begin. */
const signatures: readonly (readonly [format: string, start: readonly number[]])[] = [
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['WebP', [0x52, 0x49, 0x46, 0x46]],
  ['ICO', [0x00, 0x00, 0x01, 0x00]],
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
];

/** The format of a picture that is no SVG, where it is one of the usual ones. */
export const pictureFormat = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];

/** The start tag of the root element of an SVG; undefined where the text is none. Manifests of one folder have the same. */
export const svgRoot = onceInARow((text: string): StartTag | undefined => {
  for (const token of svgTokens(text)) {
    if (token.kind === 'start') return /^(?:[^:]+:)?svg$/.test(token.name) ? token : undefined;
    if (token.kind === 'end' || (token.kind === 'text' && token.text.trim() !== '')) return undefined;
  }
  return undefined;
});

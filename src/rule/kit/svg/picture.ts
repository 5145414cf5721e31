import { cachedForLast } from '../../../data/once.ts';
import { type StartTag, svgTokens } from './tokens.ts';

/** Magic numbers of other image formats. */
const signatures: readonly (readonly [format: string, start: readonly number[]])[] = [
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['WebP', [0x52, 0x49, 0x46, 0x46]],
  ['ICO', [0x00, 0x00, 0x01, 0x00]],
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
];

/** Returns the format of an image that is not an SVG, if it is a common one. */
export const pictureFormat = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];

/**
 * Returns the start tag of an SVG's root element; undefined if the text is not an SVG. Cached: the manifests of one folder
 * often have the same icon.
 */
export const svgRoot = cachedForLast((text: string): StartTag | undefined => {
  for (const token of svgTokens(text)) {
    if (token.kind === 'start') return /^(?:[^:]+:)?svg$/.test(token.name) ? token : undefined;
    if (token.kind === 'end' || (token.kind === 'text' && token.text.trim() !== '')) return undefined;
  }
  return undefined;
});

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

/** What may stand before the root element. */
const prologue = /^\uFEFF?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<![Dd][Oo][Cc][Tt][Yy][Pp][Ee][^>[]*(?:\[[^\]]*\][^>]*)?>)*/;

/** The start tag of the root element of an SVG; undefined where the text is none. */
export function svgRoot(text: string): string | undefined {
  const start = prologue.exec(text)?.[0].length ?? 0;
  return /^<(?:\w+:)?svg\b[^>]*>/i.exec(text.slice(start))?.[0];
}

const flaws = {
  script: /<script\b|\son[a-z]{3,20}\s*=\s*["']|href\s*=\s*["']\s*javascript:/i,
  raster: /\bdata:image\/(?!svg)/i,
  remote: /<(?:image|use|feImage)\b[^>]{0,500}?href\s*=\s*["']\s*(?:https?:)?\/\//i,
} as const;

/** What keeps an SVG from being shown everywhere, and as well as it could be. */
export function* svgFlaws(text: string): Generator<'namespace' | keyof typeof flaws> {
  if (!/\bxmlns(?::\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svgRoot(text) ?? '')) yield 'namespace';
  for (const flaw of ['script', 'raster', 'remote'] as const) if (flaws[flaw].test(text)) yield flaw;
}

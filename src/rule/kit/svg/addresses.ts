/** What an address in an SVG leads to, where that is not a part of the same file. */
export type Address = 'script' | 'raster' | 'remote';

export function addressKind(written: string): Address | undefined {
  const address = written.trim();
  if (address === '' || address.startsWith('#')) return undefined;
  if (/^data:/i.test(address)) return /^data:image\/(?!svg)/i.test(address) ? 'raster' : undefined;
  // Browsers read addresses without the breaks in them.
  return /^(?:java|vb)script:/i.test(address.replace(/[\0-\x20]+/g, '')) ? 'script' : 'remote';
}

/** The parts of a style sheet that matter: what is in comments, in quotes or in the name of a namespace loads nothing. */
const stylePart =
  /\/\*[\s\S]*?(?:\*\/|$)|@namespace\b[^;{}]*|(@import)\b|\burl\(\s*(?:"([^"\n]*)"?|'([^'\n]*)'?|([^)\s"']*))|"[^"\n]*"?|'[^'\n]*'?/g;
const styleEscape = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi;

/** What a style sheet, or the value of a property, loads. */
export function* styleAddresses(css: string): Generator<Address> {
  // Of most, a glance tells that they load nothing.
  if (!/url|[@\\]/.test(css.toLowerCase())) return;
  const plain = css.includes('\\')
    ? css.replace(styleEscape, (_, hex, other) => other ?? String.fromCharCode(Number.parseInt(hex, 16)))
    : css;
  // In lower case: V8 takes longer to prepare for both.
  for (const [, isImport, double, single, bare] of plain.toLowerCase().matchAll(stylePart)) {
    const kind = isImport ? 'remote' : addressKind(double ?? single ?? bare ?? '');
    if (kind !== undefined) yield kind;
  }
}

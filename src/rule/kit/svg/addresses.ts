/** The type of resource that a URL in an SVG loads, if it is not a part of the same file. */
export type Address = 'script' | 'raster' | 'remote';

export function addressKind(written: string): Address | undefined {
  const address = written.trim();
  if (address === '' || address.startsWith('#')) return undefined;
  if (/^data:/i.test(address)) return /^data:image\/(?!svg)/i.test(address) ? 'raster' : undefined;
  // Browsers ignore control characters and spaces in the scheme.
  return /^(?:java|vb)script:/i.test(address.replace(/[\0-\x20]+/g, '')) ? 'script' : 'remote';
}

/** Matches the relevant parts of a style sheet. Comments, strings and the URL of `@namespace` load nothing. */
const stylePart =
  /\/\*[\s\S]*?(?:\*\/|$)|@namespace\b[^;{}]*|(@import)\b|\burl\(\s*(?:"([^"\n]*)"?|'([^'\n]*)'?|([^)\s"']*))|"[^"\n]*"?|'[^'\n]*'?/g;
const styleEscape = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi;

/** Yields the resources that a style sheet, or the value of a CSS property, loads. */
export function* styleAddresses(css: string): Generator<Address> {
  // A cheap check: most style sheets load nothing.
  if (!/url|[@\\]/.test(css.toLowerCase())) return;
  const plain = css.includes('\\')
    ? css.replace(styleEscape, (_, hex, other) => other ?? String.fromCharCode(Number.parseInt(hex, 16)))
    : css;
  // Lower case, because V8 takes longer to compile a case-insensitive expression.
  for (const [, isImport, double, single, bare] of plain.toLowerCase().matchAll(stylePart)) {
    const kind = isImport ? 'remote' : addressKind(double ?? single ?? bare ?? '');
    if (kind !== undefined) yield kind;
  }
}

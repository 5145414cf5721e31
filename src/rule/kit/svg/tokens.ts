export interface StartTag {
  readonly kind: 'start';
  readonly name: string;
  readonly attributes: Attributes;
  readonly isEmpty: boolean;
}

/** A token of an SVG. Comments are skipped. Input that is not well-formed is read as far as a browser could read it. */
export type SvgToken = StartTag | { readonly kind: 'end' | 'text' | 'doctype' | 'instruction'; readonly text: string };

/** Attributes by name as written. References (`&#106;`) in values are decoded. */
export type Attributes = ReadonlyMap<string, string>;

interface TokenRead {
  readonly token?: SvgToken;
  readonly end: number;
}

/** Yields the tokens of an SVG in order. Linear: each character is visited a bounded number of times, whatever the input is. */
export function* svgTokens(text: string): Generator<SvgToken> {
  for (let at = 0; at < text.length; ) {
    const { token, end } = readTokenAt(text, at);
    if (token) yield token;
    at = end;
  }
}

const sections = [
  { open: '<!--', close: '-->' },
  { open: '<![CDATA[', close: ']]>', kind: 'text' },
  { open: '<?', close: '?>', kind: 'instruction' },
  { open: '</', close: '>', kind: 'end' },
] as const;

function readTokenAt(text: string, at: number): TokenRead {
  if (text[at] !== '<') {
    const [inside, end] = upTo(text, '<', at);
    return { token: { kind: 'text', text: decodeReferences(inside) }, end };
  }
  const section = sections.find(({ open }) => text.startsWith(open, at));
  if (section === undefined) return doctypeAt(text, at) ?? startTagAt(text, at);
  const [inside, end] = upTo(text, section.close, at + section.open.length);
  return {
    ...('kind' in section && { token: { kind: section.kind, text: inside } }),
    end: end + section.close.length,
  };
}

/** Returns the text before the next delimiter, or up to the end if there is none. */
function upTo(text: string, mark: string, start: number): readonly [inside: string, end: number] {
  const found = text.indexOf(mark, start);
  const end = found === -1 ? text.length : found;
  return [text.slice(start, end), end];
}

/** In order: a quoted string or a comment, in which brackets have no meaning; other text; a bracket. */
const doctypePart = /"[^"]*"?|'[^']*'?|<!--[\s\S]*?(?:-->|$)|[^"'[\]<>]+|[[\]<>]/y;

function doctypeAt(text: string, at: number): TokenRead | undefined {
  if (!/^<!doctype/i.test(text.slice(at, at + 9))) return undefined;
  let isInside = false;
  let end = at + 1;
  while (end < text.length) {
    doctypePart.lastIndex = end;
    const [part = ''] = doctypePart.exec(text) ?? [];
    end += part.length;
    if (part === '[' || part === ']') isInside = part === '[';
    if (part === '>' && !isInside) break;
  }
  return { token: { kind: 'doctype', text: text.slice(at, end) }, end };
}

const startTag = /<([A-Za-z_][^\s/><"'=]*)/y;
const tagEnd = /[^><]*>?/y;

function startTagAt(text: string, at: number): TokenRead {
  startTag.lastIndex = at;
  const name = startTag.exec(text)?.[1];
  if (name === undefined) return { token: { kind: 'text', text: '<' }, end: at + 1 };
  const { attributes, end: last } = attributesAt(text, startTag.lastIndex);
  tagEnd.lastIndex = last;
  tagEnd.exec(text);
  const end = tagEnd.lastIndex;
  return { token: { kind: 'start', name, attributes, isEmpty: text.endsWith('/>', end) }, end };
}

/** An attribute: its name, and its value in double quotes, in single quotes or unquoted, if it has one. */
const attribute = /[\s/"'=]*([^\s=>/"'<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/y;

function attributesAt(text: string, start: number): { readonly attributes: Attributes; readonly end: number } {
  const attributes = new Map<string, string>();
  let end = start;
  attribute.lastIndex = start;
  for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
    end = attribute.lastIndex;
    const [, name = '', double, single, bare = ''] = match;
    // Parsers that tolerate a duplicate attribute use the first one.
    if (!attributes.has(name)) attributes.set(name, decodeReferences(double ?? single ?? bare));
  }
  return { attributes, end };
}

/** Returns the attributes in a processing instruction. */
export const attributesIn = (instruction: string): Attributes => attributesAt(instruction, 0).attributes;

/** Returns a name without its prefix, in lower case, as an HTML parser reads an inline SVG. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const builtInEntities = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':', Tab: '\t', NewLine: '\n' }),
);
const reference = /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,7}));?/gi;

/** Decodes references. Entities that are not built in stay as they are. */
const decodeReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(reference, (written, hex, decimal, name) => {
        if (name !== undefined) return builtInEntities.get(name) ?? written;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0x10_ff_ff ? written : String.fromCodePoint(code);
      })
    : text;

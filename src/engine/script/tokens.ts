/** A word of a VRL script; comments and blanks are none. */
export interface ScriptToken {
  readonly kind: 'text' | 'name' | 'number' | 'sign';
  /** Of a text, what it says, escapes resolved; of anything else, how it is written. */
  readonly value: string;
  /** UTF-16 units into the script, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether a line ends between this and what stands before it. */
  readonly startsLine: boolean;
}

const grammar =
  /(?<blank>\s+|#[^\n]*)|"(?<quoted>(?:[^"\\]|\\[\s\S])*)"|[srt]'(?<raw>(?:[^'\\]|\\[\s\S])*)'|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<number>\d[\d_]*)|(?<sign>[\s\S])/guy;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** The words of a script, whatever it says: what cannot be read is signs. Source: the VRL reference, "Literals". */
export function tokensOf(script: string): readonly ScriptToken[] {
  const tokens: ScriptToken[] = [];
  let startsLine = true;
  for (const { 0: written, index: start, groups = {} } of script.matchAll(grammar)) {
    const { blank, quoted, raw, name, number } = groups;
    if (blank !== undefined) {
      startsLine ||= blank.includes('\n');
      continue;
    }
    const place = { start, end: start + written.length, startsLine };
    const text = quoted === undefined ? raw : unescaped(quoted);
    if (text !== undefined) tokens.push({ kind: 'text', value: text, ...place });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name, ...place });
    else tokens.push({ kind: number === undefined ? 'sign' : 'number', value: written, ...place });
    startsLine = false;
  }
  return tokens;
}

/** A line that ends in a backslash goes on with the next one, without its indentation. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u\{([\da-fA-F]{1,6})\}|\n\s*|([\s\S]))/g, (_, code?: string, character?: string) => {
    if (code !== undefined) return characterAt(Number.parseInt(code, 16));
    return character === undefined ? '' : (escapes[character] ?? character);
  });

const characterAt = (code: number): string => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

/** A token of a VRL script; comments and white space are not tokens. */
export interface ScriptToken {
  readonly kind: 'text' | 'name' | 'number' | 'sign';
  /** For a string, its value with escapes resolved; for other tokens, the source text. */
  readonly value: string;
  /** UTF-16 offsets into the script, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether there is a line break between this token and the one before. */
  readonly startsLine: boolean;
}

const grammar =
  /(?<blank>\s+|#[^\n]*)|"(?<quoted>(?:[^"\\]|\\[\s\S])*)"|[srt]'(?<raw>(?:[^'\\]|\\[\s\S])*)'|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<number>\d[\d_]*)|(?<sign>[\s\S])/guy;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** Tokenizes a script, valid or not: unknown characters become `sign` tokens. Source: the VRL reference, "Literals". */
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

/** Resolves escapes. A backslash at the end of a line joins it with the next one, without its indentation. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u\{([\da-fA-F]{1,6})\}|\n\s*|([\s\S]))/g, (_, code?: string, character?: string) => {
    if (code !== undefined) return characterAt(Number.parseInt(code, 16));
    return character === undefined ? '' : (escapes[character] ?? character);
  });

const characterAt = (code: number): string => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

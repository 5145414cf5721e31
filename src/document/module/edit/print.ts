/** How a file formats strings and names. */
export interface CodeStyle {
  readonly quote: "'" | '"' | '`';
  /** True for JSON: every name is in quotes. */
  readonly quotedNames: boolean;
  /** The line ending. */
  readonly lineBreak: string;
}

/** A value as an expression; undefined where it cannot be part of a manifest. */
export function printValue(value: unknown, style: CodeStyle): string | undefined {
  if (typeof value === 'string') return printText(value, style);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== 'object') return undefined;
  const parts = Array.isArray(value)
    ? value.map((item) => printValue(item, style))
    : Object.entries(value).map(([name, item]) => {
        const printed = printValue(item, style);
        return printed && `${printName(name, style)}: ${printed}`;
      });
  if (parts.includes(undefined)) return undefined;
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

export const isPlainName = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== '__proto__';

export function printName(name: string, style: CodeStyle): string {
  const { quote, quotedNames } = style;
  if (isPlainName(name) && !quotedNames) return name;
  const text = printText(name, quote === '`' ? { ...style, quote: "'" } : style);
  return name === '__proto__' && !quotedNames ? `[${text}]` : text;
}

export function printText(text: string, style: CodeStyle): string {
  const { quote } = style;
  const inside = text.replace(/[\\'"`\p{Cc}\u2028\u2029\p{Cs}]|\$\{/gu, (part) => escaped(part, style));
  return quote + inside + quote;
}

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

function escaped(part: string, { quote, lineBreak }: CodeStyle): string {
  if (part === '${') return quote === '`' ? '\\${' : part;
  if (part === '\n' && quote === '`') return lineBreak;
  if (/['"`]/.test(part)) return part === quote ? `\\${part}` : part;
  return short[part] ?? `\\u${part.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

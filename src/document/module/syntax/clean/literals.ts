import { matchAt } from '../../../../data/match-at.ts';
import type { ExpressionOf } from '../nodes.ts';
import type { TokenReader } from './tokens.ts';

const escapes = /\\(?:u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|([nrtbfv'"`\\$/])|([\s\S]))/g;
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/** Decodes the escapes of a string; returns undefined if one of them is unusual. */
export function unescaped(written: string): string | undefined {
  if (!written.includes('\\')) return written;
  let isUsual = true;
  const text = written.replace(escapes, (_, unit?: string, byte?: string, sign?: string, other?: string) => {
    isUsual &&= other === undefined;
    const code = unit ?? byte;
    return code === undefined ? (controls[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(code, 16));
  });
  return isUsual ? text : undefined;
}

export function stringAt(tokens: TokenReader): ExpressionOf<'StringLiteral'> {
  if (!tokens.is('string')) tokens.giveUp();
  const { start, end } = tokens;
  const value = unescaped(tokens.text.slice(start + 1, end - 1)) ?? tokens.giveUp();
  tokens.next();
  return { type: 'StringLiteral', start, end, value };
}

export function numberAt(tokens: TokenReader): ExpressionOf<'NumericLiteral'> {
  const { start, end } = tokens;
  tokens.next();
  return { type: 'NumericLiteral', start, end, value: Number(tokens.text.slice(start, end).replaceAll('_', '')) };
}

export function booleanAt(tokens: TokenReader): ExpressionOf<'BooleanLiteral'> {
  const { start, end, word } = tokens;
  tokens.next();
  return { type: 'BooleanLiteral', start, end, value: word === 'true' };
}

const patternMarks = /[\\[\]/\n\r]/g;
const flagsAt = /[dgimsuy]*/y;

/** Parses a regular expression, at its first slash. */
export function patternAt(tokens: TokenReader): ExpressionOf<'RegExpLiteral'> {
  const { start, text } = tokens;
  const close = closingSlash(text, start + 1) ?? tokens.giveUp();
  const flags = matchAt(flagsAt, text, close + 1)?.[0] ?? '';
  const end = close + 1 + flags.length;
  if (new Set(flags).size < flags.length || /[\w$\\\u0080-\uffff]/.test(text[end] ?? '')) tokens.giveUp();
  tokens.continueAt(end);
  return { type: 'RegExpLiteral', start, end, pattern: text.slice(start + 1, close), flags };
}

function closingSlash(text: string, from: number): number | undefined {
  let isInClass = false;
  patternMarks.lastIndex = from;
  for (let found = patternMarks.exec(text); found !== null; found = patternMarks.exec(text)) {
    if (found[0] === '\\') {
      if (/[\n\r]/.test(text[found.index + 1] ?? '\n')) return undefined;
      patternMarks.lastIndex = found.index + 2;
    } else if (found[0] === '[') isInClass = true;
    else if (found[0] === ']') isInClass = false;
    else if (found[0] !== '/') return undefined;
    else if (!isInClass) return found.index;
  }
  return undefined;
}

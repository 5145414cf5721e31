import { stringify } from 'yaml';
import type { Path } from '../../../src/data/path.ts';

const quotings = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'] as const;

/** A scalar in one line, with the quotes that its place has the turn for; plain only where that would do in brackets, too. */
export function scalarText(value: unknown, path: Path): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const quoting = quotings[turnOf(path) % quotings.length] ?? 'PLAIN';
  const text = stringify([value], { defaultStringType: quoting, collectionStyle: 'flow', lineWidth: 0 })
    .trim()
    .slice(1, -1)
    .trim();
  return text.includes('\n') ? JSON.stringify(value) : text;
}

/** One name in four has quotes that it may not need. */
export const nameText = (name: string, path: Path): string =>
  turnOf(path) % 4 === 0 ? JSON.stringify(name) : scalarText(name, [0]);

const turnOf = (path: Path): number => [...path.join('/')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** A text of several lines as a literal block, where that needs no more than its lines. */
export function blockOf(value: unknown): { readonly header: string; readonly lines: readonly string[] } | undefined {
  if (typeof value !== 'string' || !/^\S.*\n/.test(value) || /[^\P{C}\n]|[ \t]$/mu.test(value) || /\n\n$/.test(value))
    return undefined;
  const header = value.endsWith('\n') ? '|' : '|-';
  return { header, lines: value.replace(/\n$/, '').split('\n') };
}

import { matchAt } from '../../data/match-at.ts';
import { curlyQuotes as curly, separators } from './stray.ts';

/** What may follow a name or a value on its line, as a lookahead. */
const lookahead = String.raw`(?=[^\S\n]*(?:[,:}\]\n${separators}]|$))`;

const strings = [String.raw`'(?:[^'\\\n]|\\.)*'`, '`[^`\n]*`', `[${curly}][^${curly}\n]*[${curly}]`];
const quoted = new RegExp(`(?:${strings.join('|')})${lookahead}`, 'y');
const word = new RegExp(String.raw`[\p{L}\p{N}_$.+-]*[\p{L}\p{N}][\p{L}\p{N}_$.+-]*${lookahead}`, 'uy');
const comment = /#.*/y;
const signs: readonly (readonly [RegExp, string])[] = [
  [/=>/y, ': '],
  [/[=：]/y, ':'],
  [/[;，、](?=\s*\S)/y, ','],
];

/**
 * Replaces the invalid token at an offset with valid JSON of the same length, so that the rest can be parsed. Returns undefined
 * if the intended meaning is not obvious.
 */
export function replaceInvalidToken(text: string, start: number): string | undefined {
  const found = (pattern: RegExp): string | undefined => matchAt(pattern, text, start)?.[0];
  const instead = (written: string) => text.slice(0, start) + written + text.slice(start + written.length);

  const remark = found(comment);
  if (remark !== undefined) return instead(' '.repeat(remark.length));
  for (const [pattern, meant] of signs) if (found(pattern) !== undefined) return instead(meant);
  const string = found(quoted);
  if (string !== undefined) return instead(stringOf(string));
  const name = found(word);
  if (name === undefined) return undefined;
  if (!/^\s*[:=：]/.test(text.slice(start + name.length, start + name.length + 100)))
    return instead('1'.repeat(name.length));
  return name.length > 1 ? instead(stringOf(name)) : undefined;
}

const stringOf = ({ length }: string): string => `"${'x'.repeat(length - 2)}"`;

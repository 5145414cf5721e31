import type { Dice } from '../document/arbitraries.ts';

const pieces = [
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  '`',
  "'",
  '...',
  '=>',
  '?.',
  ',',
  ';',
  ':',
  '//',
  '/*',
  '*/',
  'z',
  '.extend(',
  'new ',
  'await ',
  'export ',
  'import ',
  'const ',
  'actions',
  '\\',
  '\n',
  '${',
  '<',
  '😀',
  '\0',
  '\ud800',
  '__proto__',
  'undefined',
  '-1',
  '.optional()',
  '['.repeat(300),
  'f('.repeat(300),
  '// hublint-disable-next-line version-semver -- later\n',
  '# hublint-disable-file version-semver, text-trimmed\n',
  '&a ',
  '*a',
  '<<: *a\n',
  '- ',
  '? ',
  '!!binary ',
  '|+2\n',
  '---\n',
  '%YAML 1.1\n',
  '\t',
  '\r',
  '"',
  '\u2028',
  '\ufeff',
  '{{x}}',
  '::error::',
];

/** Returns a text with a part removed, duplicated, moved or corrupted, or with one word replaced by another. */
export function mutated(text: string, pick: Dice): string {
  const at = pick(text.length);
  const to = Math.min(text.length, at + 1 + pick(60));
  const from = pick(text.length);
  const part = text.slice(from, from + pick(200));
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const words = [...text.matchAll(/[\w$]+/g)];
  const [word, other] = [words[pick(words.length)], words[pick(words.length)]];
  switch (pick(9)) {
    case 0:
      return head + text.slice(to);
    case 1:
      return head + part + tail;
    case 2:
      return head + (pieces[pick(pieces.length)] ?? '') + tail;
    case 3:
      return `${head}(${text.slice(at, to)})${text.slice(to)}`;
    case 4:
      return head + text.slice(at, to).repeat(1 + pick(20)) + text.slice(to);
    case 5:
      return head;
    default:
      // Replaces one word by another: a result that still parses is also evaluated.
      if (word === undefined || other === undefined) return text;
      return text.slice(0, word.index) + other[0] + text.slice(word.index + word[0].length);
  }
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeTerminal } from '../../../src/report/escape/terminal.ts';
import { visible } from '../../../src/report/escape/visible.ts';
import { hostileText } from '../fixtures/hostile.ts';

test.each([
  ['plain text, which stays as it is', 'Send a message…', 'Send a message…'],
  ['an escape sequence', '\u001b[31mred\u001b[0m', '␛[31mred␛[0m'],
  ['line breaks and tabs', 'a\r\nb\tc', 'a␍␊b␉c'],
  ['the delete character', 'a\u007f', 'a␡'],
  ['a control sequence in one character (C1)', '\u009b31m', '<U+009B>31m'],
  ['a bidi override', 'user\u202etxt.exe', 'user<U+202E>txt.exe'],
  ['isolates of text direction', '\u2066a\u2069', '<U+2066>a<U+2069>'],
  ['a zero-width space', 'pay\u200bload', 'pay<U+200B>load'],
  ['invisible tag letters', 'a\u{e0041}', 'a<U+E0041>'],
  ['a lone surrogate', 'a\ud800', 'a<U+D800>'],
  ['every tag character, assigned or not', 'a\u{e0000}\u{e0020}\u{e007f}', 'a<U+E0000><U+E0020><U+E007F>'],
  ['variation selectors that carry data', 'a\ufe00\ufe0f\u{e0100}', 'a<U+FE00><U+FE0F><U+E0100>'],
  ['all variation selectors after an emoji but the first', '❤\ufe0f\ufe0f\ufe01', '❤\ufe0f<U+FE0F><U+FE01>'],
  ['fillers that count as letters', 'a\u3164b\u115f\u034f', 'a<U+3164>b<U+115F><U+034F>'],
  ['joiners that join nothing', 'pay\u200dload \u200c', 'pay<U+200D>load <U+200C>'],
  ['joiners in a row', 'می\u200c\u200cخ', 'می<U+200C><U+200C>خ'],
  ['no joiners and selectors that emoji need', '❤️‍🔥 1️⃣ 🧑🏽‍🚀', '❤️‍🔥 1️⃣ 🧑🏽‍🚀'],
  ['no joiners that Indic scripts need', 'क्\u200dष', 'क्\u200dष'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029', 'a<U+2028>b<U+2029>'],
  ['no joiners of an emoji of several people', '👩‍👧', '👩‍👧'],
  ['no joiners that Persian needs', 'می\u200cخواهم', 'می\u200cخواهم'],
])('makes visible: %s', (_, text, expected) => {
  expect(visible(text)).toBe(expected);
});

test('an older workflow command is broken up, even around characters that comparisons ignore', () => {
  expect(escapeTerminal('##[error]x')).toBe('##\\[error]x');
  expect(escapeTerminal('#\u200d#\u034f[error]x')).toBe('#<U+200D>#<U+034F>[error]x');
  expect(escapeTerminal('##vso[task.setvariable]x')).toBe('##vso\\[task.setvariable]x');
  expect(escapeTerminal('##teamcity[message]')).toBe('##teamcity\\[message]');
  expect(escapeTerminal('## [a link]')).toBe('## [a link]');
});

test('replaces every character of these categories, and no other', () => {
  const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
  const wrong: string[] = [];
  for (let code = 0; code < 0x3000; code += 1) {
    const text = `a${String.fromCharCode(code)}b`;
    if ((visible(text) !== text) !== unseen.test(text)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test('no text reaches a terminal as more than one line of printable characters', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(escapeTerminal(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

test('escaping is idempotent', () => {
  const parts = [
    '\u034f',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u{1f468}',
    '\u{1f3fd}',
    '\u0915',
    '\u093f',
    'a',
    '7',
    '\u20e3',
  ];
  const joined = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.oneof(hostileText, joined), (text) => {
      expect(visible(visible(text))).toBe(visible(text));
    }),
    { numRuns: 2000 },
  );
  expect(visible('\u034f\u200da')).toBe('<U+034F><U+200D>a');
});

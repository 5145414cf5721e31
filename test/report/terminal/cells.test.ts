import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cellsOf, isPlain, measured, textOfCells, widthOfCells } from '../../../src/report/terminal/cells.ts';
import { hostileText } from '../fixtures/hostile.ts';

test.each([
  ['letters', 'title', 5],
  ['accents, composed', 'é', 1],
  ['accents, combining', 'e\u0301', 1],
  ['Japanese', '予約', 4],
  ['Korean', '예약', 4],
  ['half-width katakana', 'ｱ', 1],
  ['full-width letters', 'Ａ', 2],
  ['beyond the basic plane', '𠮷', 2],
  ['an emoji', '🚀', 2],
  ['an emoji by variation selector', '🛳️', 2],
  ['an emoji of four people', '👩‍👩‍👧‍👦', 2],
  ['a flag', '🇨🇦', 2],
  ['a skin tone', '👋🏽', 2],
  ['arrows and bullets', '→ … •', 5],
  ['a control character, made visible', '\u001b', 1],
  ['a bidi override, made visible', '\u202e', 8],
  ['an older workflow command, broken up', '##[', 4],
])('width of %s', (_, text, width) => {
  expect(widthOfCells(cellsOf(text))).toBe(width);
});

test.each(['✔', '✖', '▲', '●', '☐', '→', '↑', '…', '─', '│', '’', '“'])(
  'the characters that reports use are measured on the fast path: %s',
  (sign) => {
    expect(isPlain(sign)).toBe(true);
    expect(widthOfCells(cellsOf(sign))).toBe(1);
  },
);

test('a tab reaches to the next stop from wherever it stands', () => {
  expect(textOfCells(cellsOf('\ta\tb'))).toBe('    a   b');
  expect(widthOfCells(cellsOf('\t', 3))).toBe(1);
  expect(widthOfCells(cellsOf('港\t'))).toBe(4);
});

test('a character with any number of combining marks takes one column', () => {
  expect(cellsOf(`a${'\u0301'.repeat(100_000)}`)).toStrictEqual([{ text: '\ufffd', width: 1 }]);
});

test('a long text is segmented piece by piece, without splitting a character', () => {
  const characters = ['港', 'e\u0301', '👩‍👩‍👧‍👦', '🇨🇦', '👋🏽', '𠮷', '🇨🇦', 'd'];
  const text = `${characters.join('').repeat(300)}o${'\u0301'.repeat(2_500)}${characters.join('').repeat(300)}`;
  const expected = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text));
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const cells = cellsOf(text);
  const pieces = segment.mock.calls.map(([piece]) => piece.length);
  segment.mockRestore();
  expect(cells.map((cell) => cell.text)).toEqual(
    expected.map(({ segment: one }) => (one.length > 32 ? '\ufffd' : one)),
  );
  expect(Math.max(...pieces)).toBeLessThanOrEqual(4_000);
});

test('a text is measured as it is drawn', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const cells = cellsOf(text);
      expect(measured(text)).toEqual({ text: textOfCells(cells), width: widthOfCells(cells) });
    }),
  );
});

test('characters that are assumed to be separate are: none joins the next', () => {
  const signs = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter((sign) =>
    /^[ -~\u00a1-\u00ac\u00ae-\u02ff‐-‧←-↓─-╿]$/u.test(sign),
  );
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const isApart = (one: string) => {
    const pairs = signs.map((other) => `${one}${other}`).join('');
    return [...segmenter.segment(pairs)].length === pairs.length;
  };
  expect([signs.length, signs.filter((one) => !isApart(one))]).toEqual([857, []]);
});

test('drawn text contains nothing that moves the cursor', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(textOfCells(cellsOf(text))).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

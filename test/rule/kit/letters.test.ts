import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf } from '../../../src/rule/kit/text/letters.ts';

test.each([
  ['userId', 'userid'],
  ['User ID!', 'userid'],
  ['Größe (cm²)', 'größecm²'],
  ['\t名前 1', '名前1'],
  ['दीन-दिन', 'दीनदिन'],
  ['ไก่', 'ไก่'],
  ['✉️ Send 1️⃣', 'send1'],
])('reads %s as letters and digits', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});

test('agrees with Unicode about the letters of every text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      expect(lettersOf(text)).toBe(
        text.toLowerCase().replace(/(?!(?![\ufe00-\ufe0f])[\p{L}\p{Mn}\p{Mc}\p{N}])./gsu, ''),
      );
    }),
  );
});

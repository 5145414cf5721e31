import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { commandsIn, startsCommand } from '../../../src/report/escape/build-log.ts';
import { cellsOf, widthOfCells } from '../../../src/report/terminal/cells.ts';
import { wrap } from '../../../src/report/terminal/wrap.ts';
import { hostileText } from '../fixtures/hostile.ts';

test('breaks at spaces', () => {
  expect(wrap('Action `sendMessage` has no description.', 20)).toStrictEqual([
    'Action `sendMessage`',
    'has no description.',
  ]);
});

test('the first line may be shorter, or empty', () => {
  expect(wrap('Action `sendMessage` has no description.', 20, 8)).toStrictEqual([
    'Action',
    '`sendMessage` has no',
    'description.',
  ]);
  expect(wrap('requiredTags', 20, 8)).toStrictEqual(['', 'requiredTags']);
});

test('cuts a word that is longer than a line', () => {
  expect(wrap('a integrations/harbor/definition.ts', 12)).toStrictEqual([
    'a',
    'integrations',
    '/harbor/defi',
    'nition.ts',
  ]);
});

test('keeps spaces within a line, and drops those between two', () => {
  expect(wrap('a  b', 12)).toStrictEqual(['a  b']);
  expect(wrap('abcdefgh        ::error::x', 10)).toStrictEqual(['abcdefgh', '\\::error::', 'x']);
});

test('counts columns, not characters', () => {
  expect(wrap('予約 予約', 5)).toStrictEqual(['予約', '予約']);
  expect(wrap('予約予約', 5)).toStrictEqual(['予約', '予約']);
});

test('a further line is never the start of a workflow command', () => {
  expect(wrap('The title is ::error::x', 14)).toStrictEqual(['The title is', '\\::error::x']);
  expect(wrap('abcdef::error::x', 6)).toStrictEqual(['abcdef', '\\::err', 'or::x']);
});

test('no line is wider than asked, and nothing is lost', () => {
  fc.assert(
    fc.property(hostileText, fc.integer({ min: 12, max: 40 }), fc.integer({ min: 0, max: 12 }), (text, width, less) => {
      const lines = wrap(text, width, width - less);
      for (const [index, line] of lines.entries()) {
        expect(widthOfCells(cellsOf(line))).toBeLessThanOrEqual(index === 0 ? width - less : width);
        if (index > 0) expect(startsCommand(line)).toBe(false);
      }
      const bare = (part: string): string => part.replace(/[\s\\]/g, '');
      const drawn = cellsOf(text)
        .map((cell) => cell.text)
        .join('');
      expect(bare(lines.join(''))).toBe(bare(drawn));
    }),
    { numRuns: 1000 },
  );
});

test('a word of many lines is joined once, not once per line', () => {
  const joins = vi.spyOn(Array.prototype, 'join');
  const lines = wrap('x'.repeat(100_000), 50);
  const joined = joins.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  joins.mockRestore();
  expect(lines).toHaveLength(2_000);
  expect(joined).toBeLessThan(300_000);
});

test('characters that a command may follow are scanned once, not once per line', () => {
  const text = `${'\u00a0'.repeat(1_000)}::error::x`;
  const tests = vi.spyOn(RegExp.prototype, 'test');
  const startsCommandAt = commandsIn(text);
  const starts = Array.from(text, (_, offset) => startsCommandAt(offset));
  const asked = tests.mock.calls.length;
  tests.mockRestore();
  expect(starts.slice(0, 1_001)).toEqual(Array(1_001).fill(true));
  expect(starts.slice(1_001)).toEqual([false, false, false, false, false, false, true, false, false]);
  expect(asked).toBeLessThan(30);
});

test('the rest of a text starts a command if it would do so alone', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const startsCommandAt = commandsIn(text);
      const characters = [...text];
      for (let at = 0, offset = 0; at < characters.length; offset += characters[at++]?.length ?? 0) {
        expect(startsCommandAt(offset)).toBe(startsCommand(characters.slice(at).join('')));
      }
    }),
  );
});

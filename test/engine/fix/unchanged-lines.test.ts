import { expect, test } from 'vitest';
import type { TextEdit } from '../../../src/document/document.ts';
import { unchangedByBoth, unchangedLines } from '../../../src/engine/fix/unchanged-lines.ts';

const text = 'name: parcels\nversion: 1.0.0\n\ntitle: Parcels\nstates: {}\n';
//            0               14              29 30               45          56

/** Returns the edits that replace each part by a text. */
const edits = (...parts: readonly [part: string, text: string][]): TextEdit[] =>
  parts.map(([part, by]) => {
    const start = text.indexOf(part);
    return { file: 'parcels.integration.yaml', start, end: start + part.length, text: by };
  });

const putIn = (at: number, by: string): TextEdit => ({
  file: 'parcels.integration.yaml',
  start: at,
  end: at,
  text: by,
});

/** Returns the unchanged lines as `before>after`; the last line is the empty one after the last line break. */
const unchanged = (of: readonly TextEdit[], before = text) =>
  unchangedLines(before, of)
    .map(([from, to]) => `${from}>${to}`)
    .join(' ');

test.each<[string, TextEdit[], string]>([
  ['nothing', [], '0>0 1>1 2>2 3>3 4>4 5>5'],
  ['a part of a line', edits(['1.0.0', '1.0.1']), '0>0 2>2 3>3 4>4 5>5'],
  ['the start of the text', edits(['name', 'title']), '1>1 2>2 3>3 4>4 5>5'],
  ['two parts of a line', edits(['title', 'name'], ['Parcels', 'Post']), '0>0 1>1 2>2 4>4 5>5'],
  ['parts of two lines', edits(['parcels', 'post'], ['Parcels', 'Post']), '1>1 2>2 4>4 5>5'],
  ['a part that becomes three lines', edits(['1.0.0', '\n  1.0.1\n  # next']), '0>0 2>4 3>5 4>6 5>7'],
  ['a part that was three lines', edits(['1.0.0\n\ntitle', '1.0.1']), '0>0 4>2 5>3'],
  ['a line that goes', edits(['version: 1.0.0\n', '']), '0>0 2>1 3>2 4>3 5>4'],
  ['the first line, which goes', edits(['name: parcels\n', '']), '1>0 2>1 3>2 4>3 5>4'],
  ['two lines that go', edits(['version: 1.0.0\n\n', '']), '0>0 3>1 4>2 5>3'],
  ['two lines that go one by one', edits(['version: 1.0.0\n', ''], ['\ntitle', 'title']), '0>0 4>2 5>3'],
  ['what ends two lines', edits([': 1.0.0\n\n', '']), '0>0 4>2 5>3'],
  ['a line for a line', edits(['version: 1.0.0\n', 'version: 2.0.0\n']), '0>0 2>2 3>3 4>4 5>5'],
  [
    'a line that others take the place of',
    edits(['version: 1.0.0\n', '# next\nversion: 2.0.0\n']),
    '0>0 2>3 3>4 4>5 5>6',
  ],
  ['the end of a line, with its break', edits(['1.0.0\n', '2.0.0\n']), '0>0 2>2 3>3 4>4 5>5'],
  ['a line whose break goes', edits(['version: 1.0.0\n', 'version: 1.0.0']), '0>0 3>2 4>3 5>4'],
  ['a line that is put in', [putIn(14, '# next\n')], '0>0 1>2 2>3 3>4 4>5 5>6'],
  ['a line that is put in before all', [putIn(0, '# next\n')], '0>1 1>2 2>3 3>4 4>5 5>6'],
  ['what is put in at the start of a line', [putIn(14, 'x-')], '0>0 2>2 3>3 4>4 5>5'],
  ['what is put in at the end of a line', [putIn(28, ' # next\n')], '0>0 2>3 3>4 4>5 5>6'],
  ['what is put in at the end of the text', [putIn(56, 'secrets: {}')], '0>0 1>1 2>2 3>3 4>4'],
  ['what is put in where a line goes', [putIn(14, 'x-'), ...edits(['version: 1.0.0\n', ''])], '0>0 3>2 4>3 5>4'],
  [
    'a line that is put in where a line goes',
    [putIn(14, '# next\n'), ...edits(['version: 1.0.0\n', ''])],
    '0>0 2>2 3>3 4>4 5>5',
  ],
  ['nothing, at the start of a line', [putIn(14, '')], '0>0 1>1 2>2 3>3 4>4 5>5'],
  ['nothing, inside of a line', [putIn(16, '')], '0>0 2>2 3>3 4>4 5>5'],
])('of %s, the other lines are unchanged', (_, of, lines) => {
  expect(unchanged(of)).toBe(lines);
});

test('a text without line breaks has one line', () => {
  expect(unchanged([], '{}')).toBe('0>0');
  expect(unchanged([putIn(1, '"name": "parcels"')], '{}')).toBe('');
});

test('a line that is kept twice is known by its first occurrence', () => {
  const first = [
    [0, 0],
    [2, 1],
    [3, 2],
    [5, 4],
  ] as const;
  const second = [
    [0, 1],
    [1, 2],
    [3, 3],
    [4, 5],
  ] as const;
  expect(unchangedByBoth(first, second)).toEqual([
    [0, 1],
    [2, 2],
    [5, 5],
  ]);
});

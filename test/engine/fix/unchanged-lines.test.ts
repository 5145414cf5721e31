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
  ['no edit', [], '0>0 1>1 2>2 3>3 4>4 5>5'],
  ['an edit within a line', edits(['1.0.0', '1.0.1']), '0>0 2>2 3>3 4>4 5>5'],
  ['an edit at the start of the text', edits(['name', 'title']), '1>1 2>2 3>3 4>4 5>5'],
  ['two edits within a line', edits(['title', 'name'], ['Parcels', 'Post']), '0>0 1>1 2>2 4>4 5>5'],
  ['edits within two lines', edits(['parcels', 'post'], ['Parcels', 'Post']), '1>1 2>2 4>4 5>5'],
  [
    'an edit that turns a part of a line into three lines',
    edits(['1.0.0', '\n  1.0.1\n  # next']),
    '0>0 2>4 3>5 4>6 5>7',
  ],
  ['an edit that joins three lines', edits(['1.0.0\n\ntitle', '1.0.1']), '0>0 4>2 5>3'],
  ['a removed line', edits(['version: 1.0.0\n', '']), '0>0 2>1 3>2 4>3 5>4'],
  ['a removed first line', edits(['name: parcels\n', '']), '1>0 2>1 3>2 4>3 5>4'],
  ['two lines that are removed together', edits(['version: 1.0.0\n\n', '']), '0>0 3>1 4>2 5>3'],
  ['two lines that are removed separately', edits(['version: 1.0.0\n', ''], ['\ntitle', 'title']), '0>0 4>2 5>3'],
  ['the removed ends of two lines', edits([': 1.0.0\n\n', '']), '0>0 4>2 5>3'],
  ['a replaced line', edits(['version: 1.0.0\n', 'version: 2.0.0\n']), '0>0 2>2 3>3 4>4 5>5'],
  ['a line that two lines replace', edits(['version: 1.0.0\n', '# next\nversion: 2.0.0\n']), '0>0 2>3 3>4 4>5 5>6'],
  ['a replaced end of a line, with its line break', edits(['1.0.0\n', '2.0.0\n']), '0>0 2>2 3>3 4>4 5>5'],
  ['a removed line break', edits(['version: 1.0.0\n', 'version: 1.0.0']), '0>0 3>2 4>3 5>4'],
  ['an inserted line', [putIn(14, '# next\n')], '0>0 1>2 2>3 3>4 4>5 5>6'],
  ['a line that is inserted before all others', [putIn(0, '# next\n')], '0>1 1>2 2>3 3>4 4>5 5>6'],
  ['an insertion at the start of a line', [putIn(14, 'x-')], '0>0 2>2 3>3 4>4 5>5'],
  ['an insertion at the end of a line', [putIn(28, ' # next\n')], '0>0 2>3 3>4 4>5 5>6'],
  ['an insertion at the end of the text', [putIn(56, 'secrets: {}')], '0>0 1>1 2>2 3>3 4>4'],
  [
    'an insertion at the start of a removed line',
    [putIn(14, 'x-'), ...edits(['version: 1.0.0\n', ''])],
    '0>0 3>2 4>3 5>4',
  ],
  [
    'a line that is inserted before a removed line',
    [putIn(14, '# next\n'), ...edits(['version: 1.0.0\n', ''])],
    '0>0 2>2 3>3 4>4 5>5',
  ],
  ['an empty edit at the start of a line', [putIn(14, '')], '0>0 1>1 2>2 3>3 4>4 5>5'],
  ['an empty edit inside of a line', [putIn(16, '')], '0>0 2>2 3>3 4>4 5>5'],
])('finds the unchanged lines beside %s', (_, of, lines) => {
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

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Location } from '../../../src/document/document.ts';
import { excerptOf, sourceLines } from '../../../src/report/excerpt.ts';
import type * as Cells from '../../../src/report/terminal/cells.ts';
import { cellsOf, widthOfCells } from '../../../src/report/terminal/cells.ts';
import { frameOf } from '../../../src/report/terminal/frame.ts';
import { placeOf } from '../fixtures/builders.ts';
import { hostileText } from '../fixtures/hostile.ts';

vi.mock('../../../src/report/terminal/cells.ts', async (original) => {
  const cells = await original<typeof Cells>();
  return { ...cells, cellsOf: vi.fn(cells.cellsOf) };
});

const draw = (source: string, location: Location, columns = 60): string =>
  frameOf(excerptOf(sourceLines(source), location, { before: 1, after: 1 }), columns)
    .map(({ gutter, text, kind }) => `${gutter.padStart(2)} ${kind === 'covered' ? '┃' : '│'} ${text}`.trimEnd())
    .join('\n');

const frame = (source: string, text: string, columns?: number): string =>
  draw(source, placeOf('integration.yaml', source, text), columns);

test('a value, with its neighbouring lines', () => {
  expect(frame('name: quill\nversion: v1\ntitle: Quill\n', 'v1')).toMatchInlineSnapshot(`
    " 1 │ name: quill
     2 │ version: v1
       │          ━━
     3 │ title: Quill"
  `);
});

test('the only line', () => {
  expect(frame('{"name":"quill"}', '"quill"')).toMatchInlineSnapshot(`
    " 1 │ {"name":"quill"}
       │         ━━━━━━━"
  `);
});

test('empty neighbouring lines are omitted', () => {
  expect(frame('name: quill\n\nversion: v1\n\ntitle: Quill\n', 'v1')).toMatchInlineSnapshot(`
    " 3 │ version: v1
       │          ━━"
  `);
});

test('tabs, wide characters and emoji before the range', () => {
  expect(frame("\t\ttitle: '予約 🚢 e\u0301', // here", 'here')).toMatchInlineSnapshot(`
    " 1 │         title: '予約 🚢 é', // here
       │                                ━━━━"
  `);
});

test('wide characters in the range', () => {
  expect(frame('title: 予約\n', '予約')).toMatchInlineSnapshot(`
    " 1 │ title: 予約
       │        ━━━━"
  `);
});

test('a range over several lines', () => {
  expect(
    frame('schema:\n  type: object\n  properties: {}\ntitle: Quill\n', 'type: object\n  properties: {}'),
  ).toMatchInlineSnapshot(`
    " 1 │ schema:
     2 ┃   type: object
       │   ━━━━━━━━━━━━
     3 ┃   properties: {}
     4 │ title: Quill"
  `);
});

test('a range over many lines shows its start and its end', () => {
  const source = `actions:\n${['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => `  ${key}: {}\n`).join('')}title: Quill\n`;
  expect(frame(source, 'a: {}\n  b: {}\n  c: {}\n  d: {}\n  e: {}\n  f: {}\n  g: {}')).toMatchInlineSnapshot(`
    " 1 │ actions:
     2 ┃   a: {}
       │   ━━━━━
     3 ┃   b: {}
     4 ┃   c: {}
     ⋮ ┃
     8 ┃   g: {}
     9 │ title: Quill"
  `);
});

test('a range that ends with a line break does not cover the next line', () => {
  expect(frame('a: 1\nb: 2\nc: 3\n', 'b: 2\n')).toMatchInlineSnapshot(`
    " 1 │ a: 1
     2 │ b: 2
       │ ━━━━
     3 │ c: 3"
  `);
});

test('a long line is cut around the range, its neighbours at their end', () => {
  const source = `{\n  "description": "${'word '.repeat(20)}", "title": "Quill", "next": "${'word '.repeat(20)}"\n}\n`;
  expect(frame(source, '"title"')).toMatchInlineSnapshot(`
    " 1 │ {
     2 │ …d word word word word ", "title": "Quill", "next": "word w…
       │                           ━━━━━━━
     3 │ }"
  `);
});

test('a range longer than the frame is shown from its start', () => {
  expect(
    frame(`{ "name": "quill", "description": "${'word '.repeat(30)}" }`, `"${'word '.repeat(30)}"`, 40),
  ).toMatchInlineSnapshot(`
    " 1 │ …": "word word word word word word word…
       │     ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━"
  `);
});

test('deep indentation is cut without a mark, for nothing is lost', () => {
  expect(frame(`${' '.repeat(80)}"title": ""`, '"title"', 40)).toMatchInlineSnapshot(`
    " 1 │                 "title": ""
       │                 ━━━━━━━"
  `);
});

test('the end of a file, after the last character', () => {
  const end = { line: 2, column: 1 };
  const location = { file: 'integration.json', start: end, end, approximate: false };
  expect(draw('{ "name": "quill"\n', location)).toMatchInlineSnapshot(`
    " 1 │ { "name": "quill"
     2 │
       │ ━"
  `);
});

test('carriage returns end lines, alone or not, and a byte order mark takes no column', () => {
  const start = { line: 2, column: 1 };
  const location = { file: 'integration.yaml', start, end: { line: 2, column: 8 }, approximate: false };
  expect(draw('\ufeffname: quill\rversion: v1\r\ntitle: Quill', location)).toMatchInlineSnapshot(`
    " 1 │ name: quill
     2 │ version: v1
       │ ━━━━━━━
     3 │ title: Quill"
  `);
  const first = { ...location, start: { line: 1, column: 1 }, end: { line: 1, column: 5 } };
  expect(draw('\ufeffname: quill\n', first)).toMatchInlineSnapshot(`
    " 1 │ name: quill
       │ ━━━━"
  `);
});

test('a location that is not in the source has no frame', () => {
  const start = { line: 9, column: 1 };
  expect(draw('name: quill', { file: 'a.yaml', start, end: start, approximate: false })).toBe('');
});

/** A long line with a location in its middle. */
const longLine = (length: number) => `{"a":"${'x'.repeat(length)}","title":"","b":"${'\u0301'.repeat(length)}"}`;

test('of a line of megabytes, no more is drawn than of one that is a thousand times shorter', () => {
  const laidOut = (length: number) => {
    vi.mocked(cellsOf).mockClear();
    frame(longLine(length), '"title"');
    return vi.mocked(cellsOf).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  };
  expect(laidOut(1_000_000)).toBe(laidOut(1_000));
  expect(laidOut(1_000_000)).toBeLessThan(10 * 60 * 2);
  const source = longLine(1_000_000);
  const location = placeOf('integration.json', source, '"title"');
  expect(draw(source, location, 40)).toMatchInlineSnapshot(`
    " 1 │ …xxxxxxxxxxxxx","title":"","b":�
       │                 ━━━━━━━"
  `);
});

test('whatever the source, a frame has the requested width, and its mark is under something', () => {
  fc.assert(
    fc.property(
      hostileText,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 20, max: 60 }),
      (source, line, column, length, columns) => {
        const start = { line, column };
        const location = { file: 'a', start, end: { line, column: column + length }, approximate: false };
        const rows = frameOf(excerptOf(sourceLines(source), location, { before: 2, after: 1 }), columns);
        for (const { text } of rows) expect(widthOfCells(cellsOf(text))).toBeLessThanOrEqual(columns);
        const marks = rows.filter(({ kind }) => kind === 'mark');
        expect(marks).toHaveLength(rows.length === 0 ? 0 : 1);
        for (const { text } of marks) expect(text).toMatch(/^ *━+$/);
      },
    ),
    { numRuns: 1000 },
  );
});

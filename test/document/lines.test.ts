import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/document/lines.ts';

const texts: readonly [what: string, text: string, starts: readonly number[]][] = [
  ['line feeds', 'name: a\nversion: b\n', [0, 8, 19]],
  ['carriage returns with line feeds', 'name: a\r\nversion: b', [0, 9]],
  ['lone carriage returns', 'name: a\rversion: b', [0, 8]],
  ['all of them, with empty lines', '\n\r\n\r\r\n', [0, 1, 3, 4, 6]],
  ['a byte order mark, which takes no column', '\uFEFFname\nversion', [1, 6]],
  ['astral characters, which take two columns', 'a💥b\nc', [0, 5]],
  ['nothing', '', [0]],
];

describe('lines', () => {
  it.each(texts)('end at %s', (_, text, starts) => {
    const lines = linesOf(text);
    expect(starts.map((start) => lines.positionAt(start))).toEqual(
      starts.map((_start, index) => ({ line: index + 1, column: 1 })),
    );
    expect(lines.positionAt(text.length).line).toBe(starts.length);
    for (let offset = starts[0] ?? 0; offset <= text.length; offset++) {
      expect(lines.offsetAt(lines.positionAt(offset))).toBe(offset);
    }
  });

  it('maps positions outside of the text to its nearest end', () => {
    const lines = linesOf('ab\ncd');
    expect(lines.positionAt(-5)).toEqual({ line: 1, column: 1 });
    expect(lines.positionAt(99)).toEqual({ line: 2, column: 3 });
    expect(lines.offsetAt({ line: 0, column: 9 })).toBe(0);
    expect(lines.offsetAt({ line: 9, column: 1 })).toBe(5);
    expect(lines.offsetAt({ line: 1, column: 99 })).toBe(3);
  });
});

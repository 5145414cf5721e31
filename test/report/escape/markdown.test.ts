import fc from 'fast-check';
import { lexer, type Token } from 'marked';
import { expect, test } from 'vitest';
import { withInlineCode } from '../../../src/report/escape/inline-code.ts';
import { escapeMarkdown, markdownCode, markdownLink } from '../../../src/report/escape/markdown.ts';
import { visible } from '../../../src/report/escape/visible.ts';
import { hostileText } from '../fixtures/hostile.ts';

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** The tokens of a cell, as types, with neighbouring texts as one. */
function typesIn(markdown: string): readonly string[] {
  const [table] = lexer(`| a | b |\n|---|---|\n| ${markdown} | end |\n`);
  if (table?.type !== 'table') throw new Error(`${table?.type} instead of a table.`);
  expect(table.rows).toHaveLength(1);
  expect(table.rows[0]).toHaveLength(2);
  expect(table.rows[0][1].text).toBe('end');
  return [...new Set(table.rows[0][0].tokens.map(({ type }: Token) => type))] as string[];
}

test('text in a cell is nothing but text, and says the same', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const escaped = escapeMarkdown(text);
      expect(typesIn(`x${escaped}x`)).toStrictEqual(['text']);
      expect(decode(escaped)).toBe(visible(text));
    }),
    { numRuns: 1000 },
  );
});

test('code in a cell ends where it should', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(typesIn(`x${markdownCode(text)}x`).filter((type) => type !== 'text')).toStrictEqual(['html']);
      expect(markdownCode(text).match(/<[^>]*>/g)).toStrictEqual(['<code>', '</code>']);
    }),
  );
});

test.each([
  ['a web page', 'https://hublint.example/rules/a.md#top', '[a&#95;b](https://hublint.example/rules/a.md#top)'],
  ['a script', 'javascript:alert(1)', 'a&#95;b'],
  ['an address that would end the link', 'https://evil.example/) | x', 'a&#95;b'],
  ['none', undefined, 'a&#95;b'],
])('links to %s', (_, url, expected) => {
  expect(markdownLink('a_b', url)).toBe(expected);
});

test.each([
  ['Action `a` has `b`.', 'Action <a> has <b>.'],
  ['An odd ` stays.', 'An odd ` stays.'],
  ['An empty `` stays, `b` does not.', 'An empty `` stays, <b> does not.'],
  ['`a`', '<a>'],
  ['', ''],
])('what stands in backticks is code: %s', (message, expected) => {
  expect(
    withInlineCode(
      message,
      (text) => text,
      (code) => `<${code}>`,
    ),
  ).toBe(expected);
});

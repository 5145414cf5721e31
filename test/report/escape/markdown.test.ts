import fc from 'fast-check';
import { lexer, type Token } from 'marked';
import { expect, test } from 'vitest';
import { withInlineCode } from '../../../src/report/escape/inline-code.ts';
import { escapeMarkdown, markdownCode, markdownLink } from '../../../src/report/escape/markdown.ts';
import { visible } from '../../../src/report/escape/visible.ts';
import { hostileText } from '../fixtures/hostile.ts';

const decode = (text: string): string =>
  text.replace(/<\/?span>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Returns the token types in a table cell, with adjacent texts merged. */
function typesIn(markdown: string): readonly string[] {
  const [table] = lexer(`| a | b |\n|---|---|\n| ${markdown} | end |\n`);
  if (table?.type !== 'table') throw new Error(`${table?.type} instead of a table.`);
  expect(table.rows).toHaveLength(1);
  expect(table.rows[0]).toHaveLength(2);
  expect(table.rows[0][1].text).toBe('end');
  return [...new Set(table.rows[0][0].tokens.map(({ type }: Token) => type))] as string[];
}

test('text in a cell is plain text, and unchanged', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const escaped = escapeMarkdown(text);
      expect(typesIn(`x${escaped}x`.replace(/<\/?span>/g, ''))).toStrictEqual(['text']);
      expect(decode(escaped)).toBe(visible(text));
    }),
    { numRuns: 1000 },
  );
});

test('Unicode spaces at its ends are kept', () => {
  expect(escapeMarkdown('\u00a0a\u00a0b\u3000')).toBe('&#160;a\u00a0b&#12288;');
  expect(escapeMarkdown(' a ')).toBe(' a ');
});

/** Patterns that GitHub turns into links, matched against each text of the rendered page. */
const links = [
  /[\w.+-]+@[\w-]+\.\w/,
  /(?:mailto|xmpp):\S+@/i,
  /\w:\/\/\w/,
  /\bwww\.\w/i,
  /(?:^|\W)@\w/,
  /#\d/,
  /\bGH-\d/i,
  /\b[A-Z]+-\d/,
  /(?<![\da-f])[\da-f]{7,}/i,
  /(?:^|\W)[!~$%&^]\w/,
  /:[\w+-]+:/,
];

test('nothing in it becomes a link, a mention or a reference, even if entities are decoded first', () => {
  const said = [
    'Write to ops@harbor.example, MAILTO:ops@harbor.example or xmpp:ops@harbor.example.',
    'See https://harbor.example, HTTP://harbor.example, ftp://harbor.example, www.harbor.example and WWW.harbor.example.',
    '@octocat, @acme/crew, #1, acme/harbor#12, GH-7, gh-7, TICKET-9, !3, ~label, $4, %5, &6, :tada:',
    'a1b2c3d is a commit, so are 6dcb09b5b57875f334f61aebed695e2e4193db5e and A1B2C3D4E5F6, acme@a1b2c3d4',
  ];
  for (const text of said) {
    for (const markdown of [escapeMarkdown(text), markdownCode(text)]) {
      const pieces = markdown.split(/<[^>]*>/).map(decode);
      expect(links.flatMap((link) => pieces.filter((piece) => link.test(piece)))).toEqual([]);
      expect(pieces.join('')).toBe(text);
    }
  }
});

test('code in a cell ends where it should', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(typesIn(`x${markdownCode(text)}x`).filter((type) => type !== 'text')).toStrictEqual(['html']);
      const tags = markdownCode(text).match(/<[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !/^<\/?span>$/.test(tag))).toStrictEqual(['<code>', '</code>']);
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
])('text in backticks is code: %s', (message, expected) => {
  expect(
    withInlineCode(
      message,
      (text) => text,
      (code) => `<${code}>`,
    ),
  ).toBe(expected);
});

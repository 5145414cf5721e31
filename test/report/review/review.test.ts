import fc from 'fast-check';
import { Marked } from 'marked';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { style } from '../../../src/report/html/style.ts';
import { readmeHtml } from '../../../src/report/review/html/readme.ts';
import { reviewScript } from '../../../src/report/review/html/script.ts';
import { reviewStyle } from '../../../src/report/review/html/style.ts';
import { format as html } from '../../../src/report/review/html.ts';
import { format as json } from '../../../src/report/review/json.ts';
import { format as markdown } from '../../../src/report/review/markdown.ts';
import { format as pretty } from '../../../src/report/review/pretty.ts';
import { attacks, hostileText } from '../fixtures/hostile.ts';
import { commandIn } from '../fixtures/runner.ts';
import { plainReview, reviewSaying } from './saying.ts';

/** Elements that a review is made of, with the attributes that they may have. */
const known: Readonly<Record<string, string>> = {
  html: 'lang',
  head: '',
  meta: 'charset http-equiv content name',
  link: 'rel href',
  title: '',
  style: '',
  body: '',
  a: 'class href rel',
  header: '',
  img: 'src alt',
  div: 'class tabindex role aria-label',
  h1: '',
  h2: 'id',
  h3: '',
  h4: '',
  h5: '',
  h6: '',
  p: 'class',
  main: '',
  nav: 'aria-label',
  ul: 'class',
  ol: 'start',
  li: 'class',
  section: 'id aria-labelledby',
  small: 'class',
  span: 'class aria-hidden data-line',
  label: '',
  input: 'type name autocomplete',
  output: '',
  code: 'class',
  article: 'class data-severity data-rule data-file',
  pre: '',
  mark: '',
  details: '',
  summary: '',
  dl: '',
  dt: '',
  dd: '',
  table: '',
  thead: '',
  tbody: '',
  tr: '',
  th: 'scope',
  td: '',
  br: '',
  em: '',
  strong: '',
  s: '',
  hr: '',
  blockquote: '',
  script: '',
};

/** What stands on a page, by a reader that is stricter than any browser. */
function elementsOf(page: string) {
  const xml = page
    .replace('<!doctype html>', '')
    .replace(style + reviewStyle, '')
    .replace(reviewScript, '')
    .replace(/<(meta|link|input|img|br|hr)([^<>]*)>/g, '<$1$2/>');
  const elements: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    elements.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.write(xml.trim()).close();
  return elements;
}

function strangersOn(page: string): readonly string[] {
  return elementsOf(page).flatMap(({ name, attributes }) => {
    const allowed = known[name]?.split(' ');
    if (allowed === undefined) return [name];
    const { href = '#', src = 'data:image/svg+xml;base64,' } = attributes;
    const wrong = Object.keys(attributes).filter((attribute) => !allowed.includes(attribute));
    const leads = /^(?:#|https?:\/\/|data:,$)/.test(href) && src.startsWith('data:image/svg+xml;base64,');
    return [...wrong.map((attribute) => `${name} ${attribute}`), ...(leads ? [] : [`${name} ${href} ${src}`])];
  });
}

describe('the page', () => {
  test('has nothing on it but its own elements, whatever a manifest says', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(strangersOn(html(reviewSaying(text), plainReview))).toEqual([]);
      }),
      { numRuns: 300 },
    );
    for (const attack of attacks) expect(strangersOn(html(reviewSaying(attack), plainReview))).toEqual([]);
  });

  test('has one script, one style and one icon, whatever a manifest says', () => {
    for (const attack of attacks) {
      const names = elementsOf(html(reviewSaying(attack), plainReview)).map(({ name }) => name);
      const count = (asked: string) => names.filter((name) => name === asked).length;
      expect([count('script'), count('style'), count('img')]).toEqual([1, 1, 1]);
    }
  });

  test('shows a picture only of an SVG', () => {
    const review = reviewSaying('Tide Tables');
    const icon = { kind: 'content', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]), sha256: '' } as const;
    const page = html({ ...review, assets: { ...review.assets, icon } }, plainReview);
    expect(page).not.toContain('<img');
  });

  test('has an address of each section on it', () => {
    const elements = elementsOf(html(reviewSaying('Tide Tables'), plainReview));
    const ids = elements.filter(({ name }) => name === 'section').map(({ attributes }) => `#${attributes.id}`);
    const links = elements.map(({ attributes }) => attributes.href).filter((href) => href?.startsWith('#'));
    expect(links).toEqual(['#decide', ...ids]);
    expect(ids.length).toBeGreaterThan(8);
  });
});

describe('a readme on the page', () => {
  test.each([
    [
      'is Markdown',
      '# Tides\n\n- *when*\n- `where`',
      '<h3>Tides</h3>\n<ul>\n<li><em>when</em></li>\n<li><code>where</code></li>\n</ul>\n',
    ],
    ['has no headings above those of the page', '###### Deep', '<h6>Deep</h6>\n'],
    [
      'links to pages of the web',
      '[tides](https://tides.example/a)',
      '<p><a href="https://tides.example/a" rel="noreferrer nofollow">tides</a></p>\n',
    ],
    [
      'links to nothing else',
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](./c.md)',
      '<p>[a](javascript:alert(1)) [b](data:text/html,x) [c](./c.md)</p>\n',
    ],
    [
      'fetches no picture',
      '![the harbour](https://tides.example/a.png)',
      '<p><span class="picture">Picture: the harbour <code>https://tides.example/a.png</code></span></p>\n',
    ],
    [
      'has no HTML',
      '<b onclick="x()">hi</b>\n\n<script>x()</script>',
      '<p>&lt;b onclick=&quot;x()&quot;&gt;hi&lt;/b&gt;</p>\n<p>&lt;script&gt;x()&lt;/script&gt;</p>\n',
    ],
    [
      'has tables without a style',
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    ['shows what acts and is not seen', 'a\u202eb', '<p>a&lt;U+202E&gt;b</p>\n'],
  ])('%s', (_, text, expected) => {
    expect(readmeHtml(text)).toBe(expected);
  });

  test.each(['[', '(', '*', '`', '> ', '- ', '![', '[a](', '<', '&', '~~', '|', '\\', '__', '[a]: b\n'])(
    'takes no longer for 50,000 characters of %j than it should',
    (part) => {
      const text = part.repeat(50_000 / part.length);
      expect(readmeHtml(text).length).toBeGreaterThan(0);
    },
  );
});

describe('other formats', () => {
  test('Markdown holds nothing but its own, whatever a manifest says', () => {
    const marked = new Marked();
    fc.assert(
      fc.property(hostileText, (text) => {
        const page = String(marked.parse(markdown(reviewSaying(text), plainReview)));
        expect(page).not.toMatch(
          /<(?:script|img|iframe|style|svg|form|object)\b|<[^>]*\b(?:on\w+=|(?:href|src)="(?!https?:))/i,
        );
        expect(page.match(/<input /g)?.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });

  test('JSON reads back as what it says', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const data = JSON.parse(json(reviewSaying(text), plainReview));
        expect(data.verdict.text).toBe(text);
        expect(data.scripts[0].text).toBe(text);
      }),
    );
  });

  test('the terminal and the log of a build get no commands', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(40, 80, 140), (text, width) => {
        const shown = pretty(reviewSaying(text), { ...plainReview, width });
        expect(shown).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        for (const line of shown.split('\n')) expect(commandIn(line)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

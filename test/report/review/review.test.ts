import fc from 'fast-check';
import { Marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { readmeHtml } from '../../../src/report/review/html/readme.ts';
import { format as html } from '../../../src/report/review/html.ts';
import { format as json } from '../../../src/report/review/json.ts';
import { format as markdown } from '../../../src/report/review/markdown.ts';
import { format as pretty } from '../../../src/report/review/pretty.ts';
import { attacks, hostileText } from '../fixtures/hostile.ts';
import { commandIn } from '../fixtures/runner.ts';
import { elementsOf, strangersOn } from './page.ts';
import { plainReview, reviewSaying } from './saying.ts';

describe('the page', () => {
  test('contains only its own elements, whatever a manifest contains', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(strangersOn(html(reviewSaying(text), plainReview))).toEqual([]);
      }),
      { numRuns: 300 },
    );
    for (const attack of attacks) expect(strangersOn(html(reviewSaying(attack), plainReview))).toEqual([]);
  });

  test('has one script, one style and one icon, whatever a manifest contains', () => {
    for (const attack of attacks) {
      const names = elementsOf(html(reviewSaying(attack), plainReview)).map(({ name }) => name);
      const count = (asked: string) => names.filter((name) => name === asked).length;
      expect([count('script'), count('style'), count('img')]).toEqual([1, 1, 1]);
    }
  });

  test('shows an image only of an SVG', () => {
    const review = reviewSaying('Tide Tables');
    const icon = { kind: 'content', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]), sha256: '' } as const;
    const page = html({ ...review, assets: { ...review.assets, icon } }, plainReview);
    expect(page).not.toContain('<img');
  });

  test('has an anchor for each section', () => {
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
    ['has no headings above those of the page', '# Tides', '<h3>Tides</h3>\n'],
    [
      'steps over no heading',
      '###### Deep\n\n# Tides\n\n#### Spring\n\n## Neap',
      '<h4>Deep</h4>\n<h3>Tides</h3>\n<h4>Spring</h4>\n<h4>Neap</h4>\n',
    ],
    [
      'links to pages of the web, and says of whom where the words do not',
      '[tides](https://tides.example/a) [*x* tides.example](https://storm.example:81)',
      '<p><a href="https://tides.example/a" target="_blank" rel="noreferrer nofollow">tides</a> <small class="soft">tides.example</small> <a href="https://storm.example:81" target="_blank" rel="noreferrer nofollow"><em>x</em> tides.example</a> <small class="soft">storm.example:81</small></p>\n',
    ],
    [
      'names nobody twice',
      '<https://tides.example/a> [tides.example](https://tides.example)',
      '<p><a href="https://tides.example/a" target="_blank" rel="noreferrer nofollow">https://tides.example/a</a> <a href="https://tides.example" target="_blank" rel="noreferrer nofollow">tides.example</a></p>\n',
    ],
    [
      'links to nothing else',
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](./c.md)',
      '<p>[a](javascript:alert(1)) [b](data:text/html,x) [c](./c.md)</p>\n',
    ],
    ['leads nowhere where no address is', '[tides]() and []()', '<p><a>tides</a> and <a></a></p>\n'],
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

  test.each([
    '[',
    '(',
    '*',
    '`',
    '> ',
    '- ',
    '![',
    '[a](',
    '[a](http://b.c)',
    '<',
    '&',
    '~~',
    '|',
    '\\',
    '__',
    '[a]: b\n',
  ])('takes linear time for 50,000 characters of %j', (part) => {
    const text = part.repeat(50_000 / part.length);
    expect(readmeHtml(text).length).toBeGreaterThan(0);
  });
});

describe('other formats', () => {
  test('Markdown contains only its own elements, whatever a manifest contains', () => {
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

  test('JSON is parsed back as the same review', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const data = JSON.parse(json(reviewSaying(text), plainReview));
        expect(data.verdict.text).toBe(text);
        expect(data.scripts[0].text).toBe(text);
      }),
    );
  });

  test('terminals and build logs get no commands', () => {
    const told = fc.oneof(hostileText, fc.constantFrom('\v\0', '\f\f', '\u0085\u009b31m', ' \t\v\u2028 .x'));
    fc.assert(
      fc.property(told, fc.constantFrom(40, 80, 140), (text, width) => {
        const shown = pretty(reviewSaying(text), { ...plainReview, width });
        expect(shown).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        for (const line of shown.split('\n')) expect(commandIn(line)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { script } from '../../src/report/html/script.ts';
import { style } from '../../src/report/html/style.ts';
import { format } from '../../src/report/html.ts';
import { diagnostic, plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

/** Returns the page's tags and texts, parsed more strictly than by any browser. */
function partsOf(page: string): { tags: readonly string[]; text: string } {
  const xml = page
    .replace('<!doctype html>', '')
    .replace(style, '')
    .replace(script, '')
    .replace(/<(meta|link|input)([^<>]*)>/g, '<$1$2/>')
    .replaceAll(' checked/>', ' checked="checked"/>')
    .replaceAll('<form hidden ', '<form ');
  const tags: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => tags.push(`${name} ${Object.keys(attributes).join(' ')}`.trim()));
  parser.on('text', (content) => {
    text += content;
  });
  parser.write(xml.trim()).close();
  return { tags, text };
}

test('one manifest, completely', async () => {
  const one = { ...lantern, diagnostics: lantern.diagnostics.slice(0, 1) };
  const page = format(resultOf(one, clean), plainOptions)
    .replace(style, '…')
    .replace(script, '…')
    .replace(/sha256-[^']+/g, '…');
  await expect(page).toMatchFileSnapshot('golden/report.html');
});

test('a comparison without changes is shown, whatever the filters', () => {
  const compare = {
    base: { file: 'a', version: '1.0.0' },
    head: { file: 'a', version: '1.0.0' },
    needed: 'none',
    actual: 'none',
    enough: true,
  } as const;
  const page = format(resultOf({ ...clean, compare }, lantern), plainOptions);
  expect(page).toContain('Nothing changed since <code>1.0.0</code> that requires a new version.');
  expect(page).toContain('<div>\n<h2>integrations/quill/integration.yaml');
});

test('nothing found: no filters, no script', () => {
  const { tags, text } = partsOf(format(resultOf(clean), plainOptions));
  expect(tags).not.toContain('form');
  expect(tags).not.toContain('script');
  expect(text).toContain('No problems in 1 manifest.');
});

test('only the style and the script of the report may run, and nothing may be fetched', () => {
  const page = format(resultOf(lantern), plainOptions);
  const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.split('; ')).toStrictEqual([
    "default-src 'none'",
    'img-src data:',
    `style-src '${hashOf(/<style>(.*)<\/style>/s.exec(page)?.[1] ?? '')}'`,
    `script-src '${hashOf(/<script>(.*)<\/script>/s.exec(page)?.[1] ?? '')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(`${style}${script}`).not.toMatch(/<\/|<!--|https?:|url\(|@import/);
});

test('a frame marks every line of its range', () => {
  const finding = harbor.diagnostics.filter(({ rule }) => rule === 'schema-described');
  const page = format(resultOf({ ...harbor, diagnostics: finding }), plainOptions);
  expect(/<pre>.*?<\/pre>/s.exec(page)?.[0].replaceAll('</span>', '</span>\n')).toMatchInlineSnapshot(`
    "<pre><span data-line="5">		title: &#39;Book berth 予約&#39;,</span>
    <span data-line="6">		input: {</span>
    <span class="covered" data-line="7">			schema: <mark>z.object({</mark></span>
    <span class="covered" data-line="8">				<mark>ship: z.string(),</mark></span>
    <span class="covered" data-line="9">				<mark>arrival: z.string(),</mark></span>
    <span data-line="⋮"></span>
    <span class="covered" data-line="13">			<mark>})</mark>,</span>
    <span data-line="14">		},</span>
    <span data-line="15">		output: { schema: z.object({ bookingId: z.string() }).title(&#39;The booking, with the number that the harbour master, the pilots and the customs office know it by&#39;) },</span>
    </pre>"
  `);
});

test('a line of a megabyte is cut around its range', () => {
  const source = `{"a":"${'x'.repeat(1_000_000)}","title":"","b":"${'y'.repeat(1_000_000)}"}`;
  const location = {
    file: 'a.json',
    start: { line: 1, column: 1_000_009 },
    end: { line: 1, column: 1_000_016 },
    approximate: false,
  };
  const finding = diagnostic({ rule: 'title-required', message: 'No.', location });
  const page = format(
    resultOf({ ...clean, diagnostics: [finding], sources: new Map([['a.json', source]]) }),
    plainOptions,
  );
  expect(page).toContain('<mark>&quot;title&quot;</mark>:&quot;&quot;');
  expect(page.length).toBeLessThan(12_000);
});

test('whatever a manifest contains, the page has the same tags, and the text is in it', () => {
  const expected = partsOf(format(resultSaying('quill'), plainOptions)).tags;
  const known = (tags: readonly string[]): readonly string[] =>
    // The text determines the number of source lines, the code spans in a message, and whether a URL is linked.
    tags.filter((tag) => !/^(code|span|span data-line|span class data-line|mark|pre|a href target rel)$/.test(tag));
  fc.assert(
    fc.property(hostileText, (text) => {
      const page = format(resultSaying(text), plainOptions);
      expect(known(partsOf(page).tags)).toStrictEqual(known(expected));
      for (const line of linesIn(page)) expect(commandIn(line)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { format } from '../../src/report/markdown.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

test('errors first, grouped by rule', async () => {
  await expect(format(resultOf(lantern, harbor, clean), plainOptions)).toMatchFileSnapshot('golden/report.md');
});

test('no findings: the counts', () => {
  expect(format(resultOf(clean), plainOptions)).toBe('## hublint\n\n**No problems in 1 manifest.**\n');
});

test('stops before the limit and says how much is omitted', () => {
  const many = Array.from({ length: 2000 }, () => harbor.diagnostics).flat();
  const result = resultOf(lantern, { ...harbor, diagnostics: many }, lantern);
  const page = format(result, { ...plainOptions, limit: 100_000 });
  expect(Buffer.byteLength(page)).toBeGreaterThan(99_000);
  expect(Buffer.byteLength(page)).toBeLessThan(100_000);
  const rows = page.split('\n').filter((line) => line.startsWith('- ')).length;
  expect(page).toMatch(/[\d,]+ more findings left out: the report is too long for this page\.\n$/);
  expect(rows + Number(/([\d,]+) more findings/.exec(page)?.[1]?.replaceAll(',', ''))).toBe(12_010);
});

test('many findings of a rule are folded', () => {
  const [first] = lantern.diagnostics;
  if (first === undefined) throw new Error('No finding.');
  const page = (count: number) =>
    format(resultOf({ ...lantern, diagnostics: Array.from({ length: count }, () => first) }), plainOptions);
  expect(page(10)).not.toContain('<details>');
  expect(page(11)).toContain('<details><summary>11 findings in 1 file</summary>\n\n- ');
  expect(page(11)).toMatch(/\n\n<\/details>\n$/);
});

test('locations are links if there is a URL, and only if that is safe', () => {
  const linked = (address: string | undefined) => format(resultOf(lantern), { ...plainOptions, linkTo: () => address });
  expect(linked('https://github.com/acme/a/blob/0f/b%20%28c%29.yaml#L4')).toContain(
    '- [integrations/lantern/integration.jsonc:4:14](https://github.com/acme/a/blob/0f/b%20%28c%29.yaml#L4): Version',
  );
  for (const address of [undefined, 'javascript:alert(1)', 'https://a.example/) [x](https://b.example']) {
    expect(linked(address)).not.toMatch(/jsonc:4:14\]|alert|b\.example/);
  }
});

test('the next steps, and the results of comparisons, are at the top', () => {
  const compare = {
    base: { file: 'a', version: '1.0.0' },
    head: { file: 'a', version: '1.0.0' },
    needed: 'none',
    actual: 'none',
    enough: true,
  } as const;
  const raised = { ...compare, head: { file: 'a', version: '1.0.1' }, needed: 'major', actual: 'patch' } as const;
  const result = resultOf(
    { ...lantern, compare },
    { ...clean, compare },
    { ...harbor, compare: { ...raised, enough: false, suggested: '2.0.0' } },
  );
  const [top] = format(result, { ...plainOptions, command: 'npx hublint integrations' }).split('\n\n###');
  expect(top).toBe(
    [
      '## hublint',
      '',
      '**5 errors, 4 warnings and 2 infos in 3 manifests.** 1 suppressed. 3 values could not be known without running code, and were not checked.',
      '',
      '- <code>npx hublint integrations --fix</code> fixes 2, <code>--fix-unsafe</code> 1 more.',
      '- **harbor 1.0.0 → 1.0.1**: From <code>1.0.0</code> to <code>1.0.1</code> is a patch bump; the changes require a major one. The next version is <code>2.0.0</code>.',
      '- Nothing changed that requires a new version in 2 manifests.',
    ].join('\n'),
  );
  const many = Array.from({ length: 40 }, () => harbor.diagnostics).flat();
  const inherited = format(resultOf({ ...harbor, diagnostics: many }), { ...plainOptions, command: 'npx hublint' });
  expect(inherited).toContain('- <code>npx hublint --update-baseline</code> records all as inherited');
});

test('whatever a manifest contains, the page has the same headings and lists', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const page = format(resultSaying(text), plainOptions);
      const tokens = lexer(page).filter(({ type }) => type !== 'space');
      const section = ['heading', 'heading', 'list'];
      expect(tokens.map(({ type }) => type)).toStrictEqual(['heading', 'paragraph', ...section, ...section]);
      for (const list of tokens) if (list.type === 'list') expect(list.items).toHaveLength(1);
      const tags = new Set(page.replace(/<\/?span>/g, '').match(/<[^>]*>/g));
      expect(tags).toStrictEqual(new Set(['<code>', '</code>', '<br>']));
      for (const line of linesIn(page)) expect(commandIn(line)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

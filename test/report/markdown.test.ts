import fc from 'fast-check';
import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { format } from '../../src/report/markdown.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

test('a table per manifest', async () => {
  await expect(format(resultOf(lantern, harbor, clean), plainOptions)).toMatchFileSnapshot('golden/report.md');
});

test('no findings: the counts', () => {
  expect(format(resultOf(clean), plainOptions)).toBe('## hublint\n\n**No problems in 1 manifest.**\n');
});

test('stops before the limit and says how much is left out', () => {
  const many = Array.from({ length: 2000 }, () => harbor.diagnostics).flat();
  const result = resultOf(lantern, { ...harbor, diagnostics: many }, lantern);
  const page = format(result, { ...plainOptions, limit: 100_000 });
  expect(Buffer.byteLength(page)).toBeGreaterThan(99_000);
  expect(Buffer.byteLength(page)).toBeLessThan(100_000);
  const rows = page.split('\n').filter((line) => /^\| \S+ (error|warning|info) \|/.test(line)).length;
  expect(page).toMatch(/[\d,]+ more findings left out: the report is too long for this page\.\n$/);
  expect(rows + Number(/([\d,]+) more findings/.exec(page)?.[1]?.replaceAll(',', ''))).toBe(12_010);
});

test('whatever a manifest says, the page is the same headings and one table', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const page = format(resultSaying(text), plainOptions);
      const tokens = lexer(page).filter(({ type }) => type !== 'space');
      expect(tokens.map(({ type }) => type)).toStrictEqual(['heading', 'paragraph', 'heading', 'table']);
      const table = tokens.at(-1);
      if (table?.type !== 'table') throw new Error('No table.');
      expect(table.rows.map((row: readonly unknown[]) => row.length)).toStrictEqual([4, 4]);
      const tags = new Set(page.replace(/<\/?span>/g, '').match(/<[^>]*>/g));
      expect(tags).toStrictEqual(new Set(['<code>', '</code>', '<br>']));
      for (const line of linesIn(page)) expect(commandIn(line)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

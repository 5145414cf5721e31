import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { format, summary } from '../../src/report/pretty.ts';
import { cellsOf, widthOfCells } from '../../src/report/terminal/cells.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

const result = resultOf(lantern, harbor, clean);
const whole = (options = plainOptions): string => format(result, options) + summary(result, options);

test.each([40, 80, 120])('at %i columns', async (width) => {
  await expect(whole({ ...plainOptions, width })).toMatchFileSnapshot(`golden/pretty-${width}.txt`);
});

test('the width is limited to what is readable on very wide or narrow terminals', () => {
  expect(whole({ ...plainOptions, width: 400 })).toBe(whole({ ...plainOptions, width: 120 }));
  expect(whole({ ...plainOptions, width: 0 })).toBe(whole({ ...plainOptions, width: 40 }));
});

describe('colours', () => {
  const colored = whole({ ...plainOptions, color: true });

  test('only repeat information of the text', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(colored.replace(/\u001b\[[\d;]+m/g, '')).toBe(whole());
    expect(colored).not.toBe(whole());
  });

  test('end where their line ends', () => {
    for (const line of colored.split('\n')) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
      const codes = [...line.matchAll(/\u001b\[([\d;]+)m/g)].flatMap(([, code = '']) => code.split(';').map(Number));
      const isOff = (code: number): boolean => [22, 24, 39].includes(code);
      expect(codes.filter(isOff)).toHaveLength(codes.length / 2);
      expect(codes.length === 0 || isOff(codes.at(-1) ?? 0)).toBe(true);
    }
  });
});

test('manifests can be written one by one', () => {
  expect([lantern, harbor, clean].map((file) => format(resultOf(file), plainOptions)).join('')).toBe(
    format(result, plainOptions),
  );
});

test('quiet omits everything below an error, and says so', () => {
  const quiet = { ...plainOptions, quiet: true };
  expect(format(result, quiet).match(/^\S (error|warning|info) /gm)).toStrictEqual(Array(5).fill('✖ error '));
  expect(summary(result, quiet)).toMatchInlineSnapshot(`
    "  Findings  Integrations  Fixable  Rule
      ✖ 1       1             0        action-description-required
      ✖ 1       1             0        attribute-category-known
      ✖ 1       1             0        schema-title-length
      ✖ 1       1             0        syntax/duplicate-key
      ✖ 1       1             1        version-semver

    ✖ 5 errors in 3 manifests. 4 warnings and 2 infos not shown. 1 suppressed. 3
      values could not be known without running code, and were not checked.
    "
  `);
});

test('the summary is complete on its own', () => {
  expect(summary(resultOf(clean), plainOptions)).toMatchInlineSnapshot(`
    "✔ No problems in 1 manifest.
    "
  `);
  const [first, ...rest] = harbor.diagnostics.filter(({ severity }) => severity !== 'error');
  expect(rest).toHaveLength(2);
  const one = { ...clean, opaque: 1, diagnostics: first ? [first] : [] };
  expect(summary(resultOf(one), plainOptions)).toMatchInlineSnapshot(`
    "✔ 1 info in 1 manifest. 1 value could not be known without running code, and was
      not checked.
    "
  `);
});

test('`--load` is suggested where it helps', () => {
  const causes = [{ why: 'the fare is asked of the ferry', count: 1 }];
  const ends = (file: string, diagnostics = clean.diagnostics) =>
    summary(resultOf({ ...clean, file, opaque: 1, causes, diagnostics }), plainOptions).replace(/\s+/g, ' ');
  expect(ends('integration.definition.ts')).toContain(
    'ferry. `--load` runs definitions; `--rule syntax/opaque=info` lists',
  );
  expect(ends('git:HEAD:integration.definition.ts')).toContain('ferry. `--rule syntax/opaque=info` lists');
  const [found] = lantern.diagnostics;
  for (const rule of ['syntax/load-failed', 'syntax/load-timeout', 'syntax/missing-import']) {
    const failed = found ? [{ ...found, rule }] : [];
    expect(ends('integration.definition.ts', failed), rule).toContain('ferry. `--rule syntax/opaque=info` lists');
  }
});

test('without the source, only the location is shown', () => {
  expect(
    format(resultOf({ ...lantern, sources: new Map(), diagnostics: lantern.diagnostics.slice(0, 1) }), plainOptions),
  ).toMatchInlineSnapshot(`
      "integrations/lantern/integration.jsonc  definition lantern-desk v2.4

      ✖ error  Version \`v2.4\` is not an exact semver version such as \`2.4.0\`.
            ╭─ integrations/lantern/integration.jsonc:4:14
            ├─ fix (safe): Write \`2.4.0\`.
            ╰─ version-semver

      "
    `);
});

test('whatever a manifest contains: no line too wide, none a workflow command, no control sequences', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom(40, 80), (text, width) => {
      const hostile = resultSaying(text);
      const output = format(hostile, { ...plainOptions, width }) + summary(hostile, plainOptions);
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      for (const line of linesIn(output)) {
        expect(widthOfCells(cellsOf(line))).toBeLessThanOrEqual(80);
        expect(commandIn(line)).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});

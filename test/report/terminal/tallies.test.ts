import { expect, test } from 'vitest';
import type { Diagnostic, FileResult } from '../../../src/engine/result/result.ts';
import { stepsFor } from '../../../src/report/terminal/steps.ts';
import { talliesText } from '../../../src/report/terminal/tallies.ts';
import { plainOptions, resultOf } from '../fixtures/builders.ts';
import { clean, harbor, lantern } from '../fixtures/integrations.ts';

const advised = { ...plainOptions, advises: true };
const copies = (file: FileResult, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...file, file: `${file.file}.${String(at).padStart(2, '0')}` }));

test('the findings of several manifests by rule: the most severe first', () => {
  const result = resultOf(...copies({ ...lantern, diagnostics: lantern.diagnostics.slice(0, 4) }, 3), clean);
  expect(talliesText(result, plainOptions, 80)).toMatchInlineSnapshot(`
    "  Findings  Integrations  Fixable  Rule
      ✖ 3       3             3        version-semver
      ▲ 3       3             3        public-deprecated
      ▲ 3       3             3        secret-name-prefix

    "
  `);
});

test('with findings in a single manifest, there are no tallies', () => {
  expect(talliesText(resultOf(lantern, clean), plainOptions, 80)).toBe('');
});

test('more than ten manifests, by manifest: those with most errors first', () => {
  const result = resultOf(
    ...copies({ ...lantern, omitted: { errors: 998, warnings: 0, infos: 0, suppressed: 0, fixable: 0 } }, 9),
    ...copies(harbor, 16),
  );
  const [, byFile = ''] = talliesText(result, plainOptions, 80).split('\n\n');
  expect(byFile).toMatchInlineSnapshot(`
    "  Errors  Warnings  Infos  Integration
      1,000   2         1      integrations/lantern/integration.jsonc.00
      1,000   2         1      integrations/lantern/integration.jsonc.01
      1,000   2         1      integrations/lantern/integration.jsonc.02
      1,000   2         1      integrations/lantern/integration.jsonc.03
      1,000   2         1      integrations/lantern/integration.jsonc.04
      1,000   2         1      integrations/lantern/integration.jsonc.05
      1,000   2         1      integrations/lantern/integration.jsonc.06
      1,000   2         1      integrations/lantern/integration.jsonc.07
      1,000   2         1      integrations/lantern/integration.jsonc.08
      3       2         1      integrations/harbor/integration.definition.ts.00
      3       2         1      integrations/harbor/integration.definition.ts.01
      3       2         1      integrations/harbor/integration.definition.ts.02
      3       2         1      integrations/harbor/integration.definition.ts.03
      3       2         1      integrations/harbor/integration.definition.ts.04
      3       2         1      integrations/harbor/integration.definition.ts.05
      3       2         1      integrations/harbor/integration.definition.ts.06
      3       2         1      integrations/harbor/integration.definition.ts.07
      3       2         1      integrations/harbor/integration.definition.ts.08
      3       2         1      integrations/harbor/integration.definition.ts.09
      3       2         1      integrations/harbor/integration.definition.ts.10
      And 5 more integrations."
  `);
  const narrow = talliesText(result, plainOptions, 60).split('\n\n')[1]?.split('\n');
  expect(narrow?.[1]).toBe('  1,000   2         1      …ons/lantern/integration.jsonc.00');
  expect(narrow?.every((line) => line.length <= 60)).toBe(true);
  expect(talliesText(result, { ...plainOptions, quiet: true }, 80)).not.toMatch(/Warnings|▲/);
});

test('the next commands', () => {
  const result = resultOf(lantern, harbor);
  expect(stepsFor(result, plainOptions)).toStrictEqual([]);
  expect(stepsFor(resultOf(clean), advised)).toStrictEqual([]);
  expect(stepsFor(result, { ...advised, most: 2 })).toMatchInlineSnapshot(`
    [
      "And 9 more: \`--quiet\` shows errors only, \`--rule ID=off\` leaves out a rule, \`--format html=FILE\` keeps all, \`--no-max-findings\` shows all.",
      "2 fixable with \`--fix\`, 1 more with \`--fix-unsafe\`.",
      "\`hublint explain action-description-required\` explains why, and how to fix it.",
    ]
  `);
  expect(stepsFor(result, { ...advised, quiet: true, most: 2 })).toMatchInlineSnapshot(`
    [
      "And 3 more: \`--rule ID=off\` leaves out a rule, \`--format html=FILE\` keeps all, \`--no-max-findings\` shows all.",
      "1 fixable with \`--fix\`.",
      "\`hublint explain action-description-required\` explains why, and how to fix it.",
    ]
  `);
  const omitted = { errors: 5, warnings: 0, infos: 0, suppressed: 0, fixable: 0 };
  expect(stepsFor(resultOf(lantern, { ...harbor, omitted }), { ...advised, most: 2 })[0]).toContain(
    '`--format html=FILE` keeps more, `--no-max-findings` shows more.',
  );
  const { url: _, ...paged } = harbor.diagnostics[0] as Diagnostic;
  const thin = { ...paged, rule: 'syntax/missing-file' };
  const several = { ...harbor, diagnostics: [thin, thin, ...harbor.diagnostics] };
  expect(stepsFor(resultOf(several), advised).at(-1)).toContain('explain action-description-required');
  expect(stepsFor(resultOf({ ...harbor, diagnostics: [thin] }), advised).at(-1)).toContain('syntax/missing-file');
  const [finding] = lantern.diagnostics.slice(2);
  const unsafe = { ...lantern, diagnostics: finding ? [finding] : [] };
  expect(stepsFor(resultOf(unsafe), advised)[0]).toBe('1 fixable with `--fix-unsafe`.');
  expect(stepsFor(resultOf(...copies(unsafe, 200)), advised).at(-1)).toMatch(/^`--update-baseline`/);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeTerminal } from '../../src/report/escape/terminal.ts';
import { format } from '../../src/report/github.ts';
import { diagnostic, plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

test('an annotation per finding', () => {
  expect(format(resultOf(lantern, harbor, clean), plainOptions)).toMatchInlineSnapshot(`
    "::error file=integrations/lantern/integration.jsonc,line=4,endLine=4,col=14,endColumn=20,title=version-semver::integrations/lantern/integration.jsonc:4:14: Version \`v2.4\` is not an exact semver version such as \`2.4.0\`. [version-semver]%0AFix (safe): Write \`2.4.0\`.%0Ahttps://hublint.example/rules/version-semver.md
    ::warning file=integrations/lantern/integration.jsonc,line=6,endLine=6,col=3,endColumn=11,title=public-deprecated::integrations/lantern/integration.jsonc:6:3: \`public\` is deprecated; \`visibility\` says the same. [public-deprecated]%0AFix (safe): Replace it with \`"visibility": "public"\`.%0Ahttps://hublint.example/rules/public-deprecated.md
    ::warning file=integrations/lantern/integration.jsonc,line=8,endLine=8,col=5,endColumn=21,title=secret-name-prefix::integrations/lantern/integration.jsonc:8:5: Secret \`SECRET_API_KEY\` reaches the code as \`SECRET_SECRET_API_KEY\`: the platform adds the prefix. [secret-name-prefix]%0AFix (unsafe): Rename it to \`API_KEY\`, here and where the code reads it.%0Ahttps://hublint.example/rules/secret-name-prefix.md
    ::error file=integrations/lantern/integration.jsonc,line=16,endLine=16,col=5,endColumn=18,title=syntax/duplicate-key::integrations/lantern/integration.jsonc:16:5: Key \`closeTicket\` occurs twice in one object; the second hides the first. [syntax/duplicate-key]%0Aintegrations/lantern/integration.jsonc:11: It occurs here first.%0Ahttps://hublint.example/rules/syntax/duplicate-key.md
    ::notice file=integrations/lantern/integration.jsonc,line=13,endLine=13,col=64,endColumn=74,title=action-schema-described::integrations/lantern/integration.jsonc:13:64: The fields of action \`closeTicket\` input have no description. [action-schema-described]%0Ahttps://hublint.example/rules/action-schema-described.md
    ::error file=integrations/harbor/definitions/actions.ts,line=15,endLine=15,col=63,endColumn=75,title=schema-title-length::integrations/harbor/definitions/actions.ts:15:63: The title of action \`bookBerth\` output is 85 characters long; the hub shows at most 64. [schema-title-length]%0Ahttps://hublint.example/rules/schema-title-length.md
    ::error file=integrations/harbor/definitions/actions.ts,line=4,endLine=4,col=2,endColumn=11,title=action-description-required::integrations/harbor/definitions/actions.ts:4:2: Action \`bookBerth\` has no description. [action-description-required]%0Ahttps://hublint.example/rules/action-description-required.md
    ::notice file=integrations/harbor/definitions/actions.ts,line=7,endLine=13,title=schema-described::integrations/harbor/definitions/actions.ts:7:12: No field of action \`bookBerth\` input has a description. [schema-described]%0Ahttps://hublint.example/rules/schema-described.md
    ::warning file=integrations/harbor/integration.definition.ts,line=7,endLine=7,col=20,endColumn=23,title=title-plain::integrations/harbor/integration.definition.ts:7:20: The title has an emoji. [title-plain]%0Ahttps://hublint.example/rules/title-plain.md
    ::warning file=integrations/harbor/integration.definition.ts,line=11,endLine=11,col=33,endColumn=45,title=creation-consistent::integrations/harbor/integration.definition.ts:11:33: \`requiredTags\` lists \`id\`, but users cannot be created through the API. [creation-consistent]%0Aintegrations/harbor/integration.definition.ts:11: Creation is disabled here.%0Ahttps://hublint.example/rules/creation-consistent.md
    ::error file=integrations/harbor/integration.definition.ts,line=13,endLine=13,col=3,endColumn=13,title=attribute-category-known::integrations/harbor/integration.definition.ts:13:3: \`Shipping\` is not a category of the hub. [attribute-category-known]%0Ahttps://hublint.example/rules/attribute-category-known.md
    ::notice file=integrations/harbor/integration.definition.ts,title=hublint::3 values could not be known without running code, and were not checked.
    "
  `);
});

test('the workflow commands that the runner parses', () => {
  const [line = ''] = linesIn(format(resultOf(lantern), plainOptions));
  expect(commandIn(line)).toStrictEqual({
    name: 'error',
    properties: new Map([
      ['file', 'integrations/lantern/integration.jsonc'],
      ['line', '4'],
      ['endLine', '4'],
      ['col', '14'],
      ['endColumn', '20'],
      ['title', 'version-semver'],
    ]),
    data: [
      'integrations/lantern/integration.jsonc:4:14: Version `v2.4` is not an exact semver version such as `2.4.0`. [version-semver]',
      'Fix (safe): Write `2.4.0`.',
      'https://hublint.example/rules/version-semver.md',
    ].join('\n'),
  });
});

test('a range that ends with a line break is on its last line', () => {
  const location = { file: 'a.yaml', start: { line: 3, column: 1 }, end: { line: 4, column: 1 }, approximate: false };
  const file = { ...clean, diagnostics: [diagnostic({ rule: 'a', message: 'No.', location })] };
  expect(format(resultOf(file), plainOptions)).toBe(
    '::error file=a.yaml,line=3,endLine=3,title=a::a.yaml:3:1: No. [a]%0Ahttps://hublint.example/rules/a.md\n',
  );
});

test('whatever a manifest contains, a finding is one command, and its parts are parsed back in their visible form', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const output = format(resultSaying(text), plainOptions);
      const commands = linesIn(output).map(commandIn);
      expect(commands).toHaveLength(4);
      expect(commands.map((command) => command?.name)).toStrictEqual(['error', 'warning', 'notice', undefined]);
      const ignored = /\p{Default_Ignorable_Code_Point}/gu;
      const seen = escapeTerminal(text).replace(ignored, '');
      const [first] = commands;
      expect(first?.properties.get('file')).toBe(seen);
      expect(first?.properties.get('title')).toBe(seen);
      expect([...(first?.properties.keys() ?? [])]).toStrictEqual([
        'file',
        'line',
        'endLine',
        'col',
        'endColumn',
        'title',
      ]);
      expect(first?.data).toBe(`${seen}:1:1: ${seen} [${seen}]\n${seen}:1: ${seen}\nFix (safe): ${seen}`);
    }),
    { numRuns: 1000 },
  );
});

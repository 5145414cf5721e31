import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format, summary } from '../../src/report/compact.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

test('a line per finding, then the counts', () => {
  const result = resultOf(lantern, harbor, clean);
  expect(format(result, plainOptions) + summary(result, plainOptions)).toMatchInlineSnapshot(`
    "integrations/lantern/integration.jsonc:4:14: error: Version \`v2.4\` is not an exact semver version such as \`2.4.0\`. [version-semver]
    integrations/lantern/integration.jsonc:6:3: warning: \`public\` is deprecated; \`visibility\` says the same. [public-deprecated]
    integrations/lantern/integration.jsonc:8:5: warning: Secret \`SECRET_API_KEY\` reaches the code as \`SECRET_SECRET_API_KEY\`: the platform adds the prefix. [secret-name-prefix]
    integrations/lantern/integration.jsonc:16:5: error: Key \`closeTicket\` occurs twice in one object; the second hides the first. [syntax/duplicate-key]
    integrations/lantern/integration.jsonc:13:64: info: The fields of action \`closeTicket\` input have no description. [action-schema-described]
    integrations/harbor/definitions/actions.ts:15:63: error: The title of action \`bookBerth\` output is 85 characters long; the hub shows at most 64. [schema-title-length]
    integrations/harbor/definitions/actions.ts:4:2: error: Action \`bookBerth\` has no description. [action-description-required]
    integrations/harbor/definitions/actions.ts:7:12: info: No field of action \`bookBerth\` input has a description. [schema-described]
    integrations/harbor/integration.definition.ts:7:20: warning: The title has an emoji. [title-plain]
    integrations/harbor/integration.definition.ts:11:33: warning: \`requiredTags\` lists \`id\`, but users cannot be created through the API. [creation-consistent]
    integrations/harbor/integration.definition.ts:13:3: error: \`Shipping\` is not a category of the hub. [attribute-category-known]
    5 errors, 4 warnings and 2 infos in 3 manifests. 1 suppressed. 3 have a fix. 3 values could not be known without running code, and were not checked.
    "
  `);
});

test('only the counts if there is nothing else', () => {
  expect(format(resultOf(clean), plainOptions)).toBe('');
  expect(summary(resultOf(clean), plainOptions)).toBe('No problems in 1 manifest.\n');
});

test('whatever a manifest contains, a finding stays one line, and none is a workflow command', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const lines = linesIn(format(resultSaying(text), plainOptions));
      expect(lines).toHaveLength(3);
      for (const line of lines) {
        expect(commandIn(line)).toBeUndefined();
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      }
    }),
    { numRuns: 500 },
  );
});

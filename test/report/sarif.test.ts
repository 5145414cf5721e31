import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { default as Ajv04 } from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { format } from '../../src/report/sarif.ts';
import { diagnostic, plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';

const ajv = new Ajv04.default({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

const options = {
  ...plainOptions,
  homepage: 'https://hublint.example',
  rule: (id: string) =>
    id === 'version-semver'
      ? {
          id,
          summary: 'The version is an exact semver version.',
          help: '# version-semver\n\nThe version is an exact semver version.\n',
          url: 'https://hublint.example/rules/version-semver.md',
          severity: 'error' as const,
        }
      : undefined,
};

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string; readonly name: string }[] } };
    readonly invocations: readonly { readonly toolExecutionNotifications?: readonly unknown[] }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly suppressions: readonly { readonly kind: string }[];
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region };
      }[];
      readonly fixes?: readonly {
        readonly artifactChanges: readonly {
          readonly replacements: readonly {
            readonly deletedRegion: Region;
            readonly insertedContent: { readonly text: string };
          }[];
        }[];
      }[];
    }[];
  }[];
}

/** Returns the log, validated against the schema. */
function logOf(...[result, given = options]: Parameters<typeof format> | [Parameters<typeof format>[0]]): Log {
  const log: unknown = JSON.parse(format(result, given));
  validate(log);
  expect(validate.errors).toBeNull();
  return log as Log;
}

const runOf = (...given: Parameters<typeof logOf>) => {
  const [run] = logOf(...given).runs;
  if (!run) throw new Error('The log has no run.');
  return run;
};

test('a complete log', async () => {
  await expect(format(resultOf(lantern, clean), options)).toMatchFileSnapshot('golden/report.sarif');
});

test.each([
  ['several manifests', resultOf(lantern, harbor, clean)],
  ['none', resultOf()],
])('a log on %s is valid for the schema', (_, result) => {
  logOf(result);
});

test('unknown values are reported for their manifest', () => {
  const [invocation] = runOf(resultOf(harbor, clean)).invocations;
  expect(invocation?.toolExecutionNotifications).toMatchObject([
    {
      level: 'note',
      message: { text: '3 values could not be known without running code, and were not checked.' },
      locations: [{ physicalLocation: { artifactLocation: { uri: harbor.file } } }],
    },
  ]);
});

test('each result refers to its rule', () => {
  const { tool, results } = runOf(resultOf(lantern, harbor));
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  expect(results).toHaveLength(12);
});

test('rules have a name that viewers show', () => {
  const { tool } = runOf(resultOf(lantern));
  expect(tool.driver.rules.map(({ name }) => name)).toStrictEqual([
    'ActionDescriptionRequired',
    'ActionSchemaDescribed',
    'PublicDeprecated',
    'SecretNamePrefix',
    'SyntaxDuplicateKey',
    'VersionSemver',
  ]);
});

test('says what suppresses a finding', () => {
  const finding = diagnostic({ rule: 'a', message: 'No.', location: { ...here, file: 'a.yaml' }, suppressed: true });
  const file = { ...clean, diagnostics: [{ ...finding, suppressedBy: 'baseline' as const }] };
  expect(runOf(resultOf(lantern, file)).results.map(({ suppressions }) => suppressions)).toStrictEqual([
    [],
    [],
    [],
    [{ kind: 'inSource' }],
    [],
    [],
    [{ kind: 'external' }],
  ]);
});

const here = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 }, approximate: false };

test('a fix contains the range to delete and the text to insert', () => {
  const [, , , , , , ...rest] = runOf(resultOf(lantern)).results;
  expect(rest).toHaveLength(0);
  const [, second] = runOf(resultOf(lantern)).results;
  const source = [...lantern.sources.values()].join('').split('\n');
  const changes = second?.fixes?.[0]?.artifactChanges[0]?.replacements.map(({ deletedRegion, insertedContent }) => {
    const { startLine, startColumn, endColumn } = deletedRegion;
    return [source[startLine - 1]?.slice(startColumn - 1, endColumn - 1), insertedContent.text];
  });
  expect(changes).toStrictEqual([
    ['"public"', '"visibility"'],
    ['true', '"public"'],
  ]);
});

describe('URLs', () => {
  test.each([
    ['integrations/a b/integration.json', 'integrations/a%20b/integration.json'],
    ['../other/integration.yaml', '../other/integration.yaml'],
    ['hub:quill@1.0.0', 'hub%3Aquill%401.0.0'],
    ['50%/ünïcode/港.json', '50%25/%C3%BCn%C3%AFcode/%E6%B8%AF.json'],
    ['a\ud800.json', 'a%EF%BF%BD.json'],
  ])('%s', (file, uri) => {
    const finding = diagnostic({ rule: 'a', message: 'No.', location: { ...here, file } });
    const [result] = runOf(resultOf({ ...clean, diagnostics: [finding] })).results;
    expect(result?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri);
  });
});

test('text of a manifest becomes no link in a message', () => {
  const message = 'Title `[here](https://evil.example)` is no title.';
  const finding = diagnostic({ rule: 'a', message, location: { ...here, file: 'a.yaml' } });
  expect(format(resultOf({ ...clean, diagnostics: [finding] }), options)).toContain('`[here] (https://evil.example)`');
});

test('whatever a manifest contains, the log is valid for the schema', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(runOf(resultSaying(text)).results).toHaveLength(2);
    }),
    { numRuns: 300 },
  );
});

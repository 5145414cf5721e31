import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format } from '../../src/report/gitlab.ts';
import { diagnostic, placeOf, plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';

const issuesIn = (text: string) => JSON.parse(text) as { fingerprint: string; severity: string }[];

test('an issue per finding', () => {
  const one = { ...lantern, diagnostics: lantern.diagnostics.slice(0, 1) };
  expect(format(resultOf(one, clean), plainOptions)).toMatchInlineSnapshot(`
    "[
      {
        "description": "Version \`v2.4\` is not an exact semver version such as \`2.4.0\`.",
        "check_name": "version-semver",
        "fingerprint": "b647060a0cbd5583f877ebc8199c0c0e987ae2d771b7c40b73f087c053598178",
        "severity": "major",
        "location": {
          "path": "integrations/lantern/integration.jsonc",
          "lines": {
            "begin": 4,
            "end": 4
          }
        }
      }
    ]
    "
  `);
  const severities = issuesIn(format(resultOf(lantern, harbor), plainOptions)).map(({ severity }) => severity);
  expect(new Set(severities)).toStrictEqual(new Set(['major', 'minor', 'info']));
});

test('no findings: an empty list', () => {
  expect(format(resultOf(clean), plainOptions)).toBe('[]\n');
});

test('fingerprints are unique in a report, and stay when lines move', () => {
  const source = '{ "version": "v1", "copy": "v1" }';
  const twins = (line: number) => {
    const place = { ...placeOf('a.json', source, '"v1"'), start: { line, column: 14 } };
    const finding = diagnostic({ rule: 'version-semver', message: 'No.', location: place });
    return { ...clean, sources: new Map(), diagnostics: [finding, finding] };
  };
  const fingerprints = (line: number): readonly string[] => {
    const files = [twins(line), { ...twins(line), file: 'integrations/other/integration.yaml' }];
    return issuesIn(format(resultOf(...files), plainOptions)).map(({ fingerprint }) => fingerprint);
  };
  expect(new Set(fingerprints(1)).size).toBe(4);
  expect(fingerprints(7)).toStrictEqual(fingerprints(1));
});

test('whatever a manifest contains, it is data', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const [first] = JSON.parse(format(resultSaying(text), plainOptions)) as unknown[];
      expect(first).toMatchObject({
        description: text,
        check_name: text,
        severity: 'major',
        location: { path: text, lines: { begin: 1, end: 1 } },
      });
    }),
  );
});

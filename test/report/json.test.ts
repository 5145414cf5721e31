import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format } from '../../src/report/json.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';

const schema: unknown = JSON.parse(readFileSync(new URL('../../schemas/report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv({ allErrors: true }).compile(schema as object);

test('says why other manifests could not be checked', () => {
  const unchecked = ['`tides/integration.yaml` cannot be read: it needs a permission that this user does not have.'];
  const report: unknown = JSON.parse(format({ ...resultOf(clean), unchecked }, plainOptions));
  validate(report);
  expect(validate.errors).toBeNull();
  expect(report).toMatchObject({ unchecked });
});

test('the complete contract, with the order of its keys', () => {
  const one = { ...lantern, diagnostics: lantern.diagnostics.slice(3, 5) };
  expect(format(resultOf(one, clean), plainOptions)).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "tool": {
        "name": "hublint",
        "version": "0.1.0"
      },
      "results": [
        {
          "file": "integrations/lantern/integration.jsonc",
          "form": "definition",
          "opaque": 0,
          "name": "lantern-desk",
          "manifestVersion": "v2.4",
          "diagnostics": [
            {
              "rule": "action-description-required",
              "message": "Action \`closeTicket\` has no description.",
              "messageId": "missing",
              "severity": "info",
              "path": [
                "actions",
                "closeTicket"
              ],
              "pointer": "/actions/closeTicket",
              "location": {
                "file": "integrations/lantern/integration.jsonc",
                "start": {
                  "line": 11,
                  "column": 5
                },
                "end": {
                  "line": 11,
                  "column": 18
                },
                "approximate": false
              },
              "related": [],
              "url": "https://hublint.example/rules/action-description-required.md",
              "fingerprint": "206d697373696e67",
              "suppressed": true
            },
            {
              "rule": "syntax/duplicate-key",
              "message": "Key \`closeTicket\` occurs twice in one object; the second hides the first.",
              "messageId": "default",
              "severity": "error",
              "path": [
                "actions",
                "closeTicket"
              ],
              "pointer": "/actions/closeTicket",
              "location": {
                "file": "integrations/lantern/integration.jsonc",
                "start": {
                  "line": 16,
                  "column": 5
                },
                "end": {
                  "line": 16,
                  "column": 18
                },
                "approximate": false
              },
              "related": [
                {
                  "message": "It occurs here first.",
                  "location": {
                    "file": "integrations/lantern/integration.jsonc",
                    "start": {
                      "line": 11,
                      "column": 5
                    },
                    "end": {
                      "line": 11,
                      "column": 18
                    },
                    "approximate": false
                  }
                }
              ],
              "url": "https://hublint.example/rules/syntax/duplicate-key.md",
              "fingerprint": "2064656661756c74",
              "suppressed": false
            }
          ]
        },
        {
          "file": "integrations/quill/integration.yaml",
          "form": "definition",
          "opaque": 0,
          "name": "quill",
          "manifestVersion": "1.0.0",
          "diagnostics": []
        }
      ],
      "summary": {
        "files": 2,
        "errors": 1,
        "warnings": 0,
        "infos": 0,
        "suppressed": 1,
        "fixable": 0
      }
    }
    "
  `);
});

test('a fix has a title, its edits are not exposed', () => {
  const one = { ...lantern, diagnostics: lantern.diagnostics.slice(0, 1) };
  const report = JSON.parse(format(resultOf(one), plainOptions)) as unknown;
  expect(report).toMatchObject({
    results: [{ diagnostics: [{ fix: { title: 'Write `2.4.0`.', safety: 'safe' } }] }],
  });
  expect(JSON.stringify(report)).not.toContain('edits');
});

test.each([
  ['several manifests', resultOf(lantern, harbor, clean)],
  ['none', resultOf()],
])('a report on %s is valid for the schema', (_, result) => {
  validate(JSON.parse(format(result, plainOptions)));
  expect(validate.errors).toBeNull();
});

test('quiet omits everything below an error, but counts it', () => {
  const report = JSON.parse(format(resultOf(lantern), { ...plainOptions, quiet: true })) as unknown;
  expect(report).toMatchObject({
    results: [{ diagnostics: [{ severity: 'error' }, { severity: 'error' }] }],
    summary: { errors: 2, warnings: 2, infos: 1, suppressed: 1 },
  });
});

test('whatever a manifest contains, it is data', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const report = JSON.parse(format(resultSaying(text), plainOptions)) as unknown;
      validate(report);
      expect(validate.errors).toBeNull();
      expect(report).toMatchObject({
        results: [{ file: text, name: text, diagnostics: [{ message: text, path: ['actions', text] }, {}] }],
      });
    }),
  );
});

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { type Report, reportModel } from '../../schemas/report.ts';
import { partOf } from '../../src/data/path.ts';
import { changed, pathsOf } from './change.ts';

const file = new URL('../../schemas/report.schema.json', import.meta.url);
const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));

const location = {
  file: 'integrations/parcels/integration.json',
  start: { line: 12, column: 5 },
  end: { line: 12, column: 17 },
  approximate: false,
};

const report: Report = {
  version: 1,
  tool: { name: 'hublint', version: '0.1.0' },
  results: [
    {
      file: 'integrations/parcels/integration.json',
      form: 'definition',
      opaque: 0,
      name: 'harbourline/parcels',
      manifestVersion: '2.4.1',
      compare: {
        base: { file: 'hub:harbourline/parcels@2.4.0', version: '2.4.0' },
        head: { file: 'integrations/parcels/integration.json', version: '2.4.1' },
        needed: 'major',
        actual: 'patch',
        enough: false,
        suggested: '3.0.0',
      },
      preflight: {
        verdict: 'stopped',
        checks: [
          { about: 'version', outcome: 'stops', text: '`2.4.1` is public already.', suggested: '3.0.0' },
          { about: 'visibility', outcome: 'told', text: 'It is private.' },
        ],
        troubles: [{ message: 'The hub takes too long to answer.', hint: 'Try again later.' }],
      },
      diagnostics: [
        {
          rule: 'required-tag-defined',
          message: 'Required tag `parcel` is not defined.',
          messageId: 'undefined',
          severity: 'error',
          path: ['user', 'creation', 'requiredTags', 0],
          pointer: '/user/creation/requiredTags/0',
          location,
          related: [{ message: 'The tags are defined here.', location }],
          fix: { title: 'Write `parcelId`', safety: 'unsafe' },
          url: 'https://github.com/hublint/hublint/blob/main/rules/required-tag-defined.md',
          fingerprint: '4f1c2d',
          suppressed: false,
        },
      ],
    },
  ],
  summary: { files: 1, errors: 1, warnings: 0, infos: 0, suppressed: 0, fixable: 1 },
};

const result = 'results.0';
const optional: ReadonlySet<string> = new Set([
  `${result}.name`,
  `${result}.manifestVersion`,
  `${result}.compare`,
  `${result}.compare.base.version`,
  `${result}.compare.head.version`,
  `${result}.compare.suggested`,
  `${result}.preflight`,
  `${result}.preflight.checks.0.suggested`,
  `${result}.preflight.troubles.0.hint`,
  `${result}.diagnostics.0.fix`,
  `${result}.diagnostics.0.url`,
]);

describe('a report', () => {
  test('can contain everything in the format', () => {
    expect(reportModel.safeParse(report).error).toBeUndefined();
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });

  test('lacks only optional properties, and has no others', () => {
    for (const path of pathsOf(report)) {
      const place = path.join('.');
      if (typeof path.at(-1) === 'string') {
        const without = changed(report, path, undefined);
        expect(validate(without), place).toBe(optional.has(place));
        expect(reportModel.safeParse(without).success, place).toBe(optional.has(place));
      }
      const part = partOf(report, path);
      if (typeof part !== 'object' || Array.isArray(part)) continue;
      const beyond = changed(report, [...path, 'beyond'], true);
      expect(validate(beyond), place).toBe(false);
      expect(reportModel.safeParse(beyond).success, place).toBe(false);
    }
  });

  test.each([
    [['version'], 2],
    [['results', 0, 'diagnostics', 0, 'severity'], 'warning'],
    [['results', 0, 'diagnostics', 0, 'location', 'start', 'line'], 0],
    [['results', 0, 'diagnostics', 0, 'location', 'end', 'column'], 1.5],
    [['results', 0, 'diagnostics', 0, 'path', 3], true],
    [['results', 0, 'form'], 'module'],
    [['results', 0, 'compare', 'needed'], 'down'],
    [['results', 0, 'preflight', 'verdict'], 'accepted'],
    [['results', 0, 'preflight', 'checks', 0, 'outcome'], 'failed'],
    [['summary', 'errors'], -1],
  ])('at %j, %j is refused', (path, value) => {
    const wrong = changed(report, path, value);
    expect(validate(wrong)).toBe(false);
    expect(reportModel.safeParse(wrong).success).toBe(false);
  });
});

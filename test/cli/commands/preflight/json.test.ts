import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../../schemas/report.ts';
import { hubForTests, token } from '../../../host/hub/hub-for-tests.ts';
import { clean } from '../../manifests.ts';
import { folderWith } from '../../terminal.ts';

const { run } = hubForTests();
const file = new URL('../../../../schemas/report.schema.json', import.meta.url);
const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));

/** Returns the only result, validated against the schema. */
async function reported(cwd: string, more: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, code } = await run('preflight --format json', { cwd, more });
  const report: Report = JSON.parse(stdout);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  const [result] = report.results;
  if (result?.preflight === undefined) throw new Error('There is no result of a preflight.');
  return { ...result, preflight: result.preflight, stdout, stderr, code };
}

const tides = async (changes: object) => {
  const { stdout } = await run('print hub:coastal/tide-tables@2.0.0');
  return folderWith({ 'integration.json': JSON.stringify({ ...JSON.parse(stdout), ...changes }, null, 2) });
};
const ferry = (name: string) => folderWith({ 'integration.yaml': clean.replace('ferry-desk', name) });

describe('hublint preflight --format json', () => {
  test('has the findings, the comparison with the latest public version and each check', async () => {
    const { preflight, compare, diagnostics, stderr, code } = await reported(await tides({ actions: { reserve: {} } }));
    expect({ stderr, code, verdict: preflight.verdict }).toEqual({ stderr: '', code: 1, verdict: 'stopped' });
    expect(diagnostics.map(({ rule }) => rule)).toContain('model/required');
    expect(compare).toEqual({
      base: { file: 'hub:coastal/tide-tables@latest', version: '2.0.0' },
      head: { file: 'integration.json', version: '2.0.0' },
      needed: 'minor',
      actual: 'none',
      enough: false,
      suggested: '2.1.0',
    });
    expect(preflight.troubles).toEqual([]);
    expect(preflight.checks.map(({ about, outcome }) => [about, outcome])).toEqual([
      ['version', 'stops'],
      ['changes', 'stops'],
      ['workspace', 'fine'],
      ['role', 'unknown'],
      ['visibility', 'told'],
    ]);
    expect(preflight.checks[0]).toEqual({
      about: 'version',
      outcome: 'stops',
      text: '`2.0.0` is already public, and cannot be updated: publish another version. `2.1.0` is free.',
      suggested: '2.1.0',
    });
  });

  test('is clear if nothing stops it, and compares nothing if there is no public version', async () => {
    const { preflight, code, ...result } = await reported(ferry('coastal/ferry-desk'));
    expect({ verdict: preflight.verdict, code }).toEqual({ verdict: 'clear', code: 0 });
    expect(result).not.toHaveProperty('compare');
    expect(result.diagnostics).toEqual([]);
  });

  test('says what was not checked, for lack of a token', async () => {
    const { preflight, code } = await reported(ferry('ferry-desk'), { HUBLINT_TOKEN: '' });
    const text = 'Not checked: the hub requires a token, in `HUBLINT_TOKEN`.';
    expect({ ...preflight, code }).toEqual({
      verdict: 'clear',
      checks: [
        {
          about: 'visibility',
          outcome: 'told',
          text: 'It is private: only the workspace that publishes it will see it.',
        },
        ...['version', 'changes', 'workspace', 'role'].map((about) => ({ about, outcome: 'unasked', text })),
      ],
      troubles: [],
      code: 0,
    });
  });

  test('says why something could not be determined, on standard error, too', async () => {
    const { preflight, stdout, stderr, code } = await reported(ferry('faults/401'));
    const [trouble] = preflight.troubles;
    expect({ verdict: preflight.verdict, code }).toEqual({ verdict: 'undecided', code: 2 });
    expect(trouble).toEqual({
      message: expect.stringMatching(/^The hub at `127\.0\.0\.1:\d+` does not accept the token\.$/),
      hint: 'Set `HUBLINT_TOKEN` to a valid one. The hub says: `This is a 401`',
    });
    expect(stderr).toBe(`hublint: ${trouble?.message}\n  ${trouble?.hint}\n`);
    expect(preflight.checks.map(({ about }) => about)).toEqual(['workspace', 'role', 'visibility']);
    expect(stdout).not.toContain(token);
  });

  test.each(['sarif', 'json=preflight.json', 'json --format pretty'])('is the only format: no %s', async (format) => {
    const { stdout, stderr, code } = await run(`preflight --format ${format}`, { cwd: ferry('ferry-desk') });
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toBe(
      'hublint: `preflight` shows one format: `pretty` or `json`.\n  Write it to a file with `hublint preflight --format json > FILE`.\n',
    );
  });
});

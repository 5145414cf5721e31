import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { commit, repositoryWith } from '../../action/runner.ts';
import { write } from '../../host/folder.ts';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { actions, definition, report, root } from './report.ts';

/** A currency is now required. */
const stricter = actions.replace('amount: z.number()', "amount: z.number(), currency: z.enum(['EUR', 'USD'])");

const described = actions.replace("'Send invoice'", "'Send an invoice'");

const change = (text: string, version = '1.4.0') =>
  write(root, { 'billing/integration.definition.ts': definition(version), 'billing/src/actions.ts': text });

describe('with --quiet', () => {
  const quietly = async (format: string) =>
    (await hublint(root, `compare git:HEAD:billing --quiet --format ${format}`)).stdout;

  test('a missing bump is reported in every format', async () => {
    change(stricter);
    const text = await quietly('compact');
    expect(text).toContain(
      'billing/src/actions.ts:6:69: warning: In action `sendInvoice` input, `currency` is now required.',
    );
    expect(text).toContain('\n1 warning in 1 manifest.');
    expect(text).not.toContain('not shown');
    for (const format of ['pretty', 'json', 'sarif', 'github', 'junit', 'gitlab', 'markdown', 'html', 'rdjson']) {
      expect(await quietly(format), format).toMatch(/currency.{1,20}is now required/);
    }
  });

  test('changes that the version covers are not', async () => {
    change(stricter, '2.0.0');
    const text = await quietly('compact');
    expect(text).not.toContain('currency');
    expect(text).toContain('No problems in 1 manifest. 1 info not shown.');
  });

  test('only changes that the version does not cover are', async () => {
    change(stricter.replace("'List invoices'", "'List all invoices'"), '1.4.1');
    const text = await quietly('compact');
    expect(text).toContain('error: In action `sendInvoice` input, `currency` is now required.');
    expect(text).toContain('1 error in 1 manifest. 1 info not shown.');
  });
});

describe('a version', () => {
  test.each([
    ['that was not raised is told what it owes', stricter, '1.4.0', '', 0, ['major', 'none', false, '2.0.0']],
    [
      'that was not raised is too low where a raise is required',
      stricter,
      '1.4.0',
      '--require-bump',
      1,
      ['major', 'none', false, '2.0.0'],
    ],
    ['that was raised too little is too low', stricter, '1.5.0', '', 1, ['major', 'minor', false, '2.0.0']],
    ['that covers the changes is enough', stricter, '2.0.0', '--require-bump', 0, ['major', 'major', true, '2.0.0']],
    ['may go further than it has to', described, '2.0.0', '', 0, ['patch', 'major', true, '2.0.0']],
    ['need not be raised for nothing', actions, '1.4.0', '--require-bump', 0, ['none', 'none', true, '1.4.0']],
    ['that goes down is none', actions, '1.3.0', '', 1, ['patch', 'down', false, '1.4.1']],
  ])('%s', async (_, text, version, options, code, [needed, actual, enough, suggested]) => {
    change(text, version);
    const compared = await report(`git:HEAD:billing ${options}`);
    expect(compared.report.results.map(({ compare }) => compare)).toEqual([
      {
        base: { file: 'git:HEAD:billing/integration.definition.ts', version: '1.4.0' },
        head: { file: 'billing/integration.definition.ts', version },
        needed,
        actual,
        enough,
        suggested,
      },
    ]);
    expect(compared.code).toBe(code);
  });

  test.each([
    [stricter, '0.4.0', '0.5.0', 'minor'],
    [described, '0.4.0', '0.4.1', 'patch'],
  ])('below 1.0.0 needs a minor bump instead of a major one', async (text, from, to, needed) => {
    commit(root, { 'billing/integration.definition.ts': definition(from) });
    change(text, from);
    const compared = await report('git:HEAD:billing');
    expect(compared.report.results[0]?.compare).toMatchObject({ needed, suggested: to });
  });

  test('after a pre-release may differ in any way', async () => {
    commit(root, { 'billing/integration.definition.ts': definition('2.0.0-rc.1') });
    change(stricter, '2.0.0-rc.2');
    expect((await report('git:HEAD:billing')).code).toBe(0);
  });
});

describe('a change', () => {
  test('is at its line in both versions, with an example value', async () => {
    change(stricter);
    const { report: said } = await report('git:HEAD:billing');
    const [found, ...others] = said.results[0]?.diagnostics ?? [];
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'compat/input-narrowed',
      severity: 'warn',
      message: 'In action `sendInvoice` input, `currency` is now required.',
      location: { file: 'billing/src/actions.ts', start: { line: 6, column: 69 } },
      related: [{ message: 'In version 1.4.0 it is here.', location: { file: 'git:HEAD:billing/src/actions.ts' } }],
      change: { bump: 'major', breaks: 'caller', witness: { accepted: 'base' } },
    });
    const properties = { to: { type: 'string' }, amount: { type: 'number' } };
    const before = { type: 'object', properties, required: ['to', 'amount'], additionalProperties: false };
    expect(new Ajv().validate(before, found?.change?.witness?.value)).toBe(true);
    expect(found?.change?.witness?.value).not.toHaveProperty('currency');
  });

  test('is found in a workspace package and in a script', async () => {
    const workspace = repositoryWith({
      'package.json': '{ "workspaces": ["packages/*", "billing"] }',
      'packages/money/package.json': '{ "name": "@acme/money", "main": "index.ts" }',
      'packages/money/index.ts':
        "import { z } from '@botpress/sdk'\nexport const money = z.object({ amount: z.number() })\n",
      'billing/extract.vrl': '.userId\n',
      'billing/integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import { money } from '@acme/money'
export default new IntegrationDefinition({
  name: 'billing',
  version: '1.4.0',
  identifier: { extractScript: 'extract.vrl' },
  events: { paid: { title: 'Paid', schema: money } },
})
`,
    });
    write(workspace, {
      'packages/money/index.ts':
        "import { z } from '@botpress/sdk'\nexport const money = z.object({ amount: z.string() })\n",
      'billing/extract.vrl': '.payload.userId\n',
    });
    const { report: said } = await report('git:HEAD:billing', workspace);
    expect(said.results[0]?.diagnostics.map(({ rule, location }) => [rule, location.file])).toEqual([
      ['compat/script-changed', 'billing/extract.vrl'],
      ['compat/output-widened', 'packages/money/index.ts'],
    ]);
  });

  test('is found in the files of the icon and the readme', async () => {
    const shown = definition('1.4.0').replace('actions })', "actions, icon: 'icon.svg', readme: 'hub.md' })");
    commit(root, {
      'billing/integration.definition.ts': shown,
      'billing/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'billing/hub.md': '# Billing\n',
    });
    write(root, { 'billing/hub.md': '# Billing\n\nSends invoices.\n' });
    const { report: said } = await report('git:HEAD:billing');
    expect(said.results[0]?.diagnostics).toMatchObject([
      {
        message: 'The `readme` of the integration changed.',
        location: { file: 'billing/integration.definition.ts', start: { line: 4 } },
        related: [{ location: { file: 'git:HEAD:billing/integration.definition.ts' } }],
        change: { bump: 'patch' },
      },
    ]);
  });

  test('that was removed is located where it would be', async () => {
    change(actions.replace(/ {2}listInvoices.*\n/, ''));
    const { report: said } = await report('git:HEAD:billing');
    expect(said.results[0]?.diagnostics).toMatchObject([
      { rule: 'compat/action-removed', pointer: '/actions/listInvoices', change: { bump: 'major', breaks: 'caller' } },
    ]);
  });

  test('that a comment suppresses needs no bump, and `lint` does not call the comment unused', async () => {
    const silenced = stricter.replace(
      '    input:',
      '    // hublint-disable-next-line compat/input-narrowed -- Nobody sends invoices yet.\n    input:',
    );
    change(silenced);
    const { code, report: said } = await report('git:HEAD:billing --require-bump');
    expect([code, said.results[0]?.compare?.needed, said.summary.suppressed]).toEqual([0, 'none', 1]);
    expect((await hublint(root, 'billing --format compact')).stdout).not.toContain('suppression/');
  });
});

describe('an approval', () => {
  const baseline = () => JSON.parse(readFileSync(join(root, 'agreed.json'), 'utf8'));
  const approve = async () => {
    const { report: said } = await report('git:HEAD:billing');
    const [found] = said.results[0]?.diagnostics ?? [];
    const fingerprint = found?.fingerprint.slice(0, 8);
    return hublint(root, `compare git:HEAD:billing --approve ${fingerprint} --reason Agreed --baseline agreed.json`);
  };

  test('stays visible and stops failing, until the change is gone', async () => {
    change(stricter);
    const approved = await approve();
    expect(approved.stderr).toBe(
      'Approved in `agreed.json`: In action `sendInvoice` input, `currency` is now required.\n',
    );
    expect(approved.stdout).toContain('1 suppressed.');
    expect(approved.code).toBe(0);
    expect(baseline().findings['billing/integration.definition.ts']).toMatchObject([
      { rule: 'compat/input-narrowed', reason: 'Agreed' },
    ]);
    const again = await report('git:HEAD:billing --require-bump --baseline agreed.json');
    expect([again.code, again.report.results[0]?.compare?.needed]).toEqual([0, 'none']);

    const linted = await hublint(root, 'billing --baseline agreed.json --format compact');
    expect(linted.stdout).not.toContain('baseline/stale');
    await hublint(root, 'billing --baseline agreed.json --update-baseline');
    expect(baseline().findings['billing/integration.definition.ts']).toContainEqual(
      expect.objectContaining({ reason: 'Agreed' }),
    );

    change(actions);
    const lapsed = await hublint(root, 'compare git:HEAD:billing --baseline agreed.json --format compact');
    expect(lapsed.stdout).toContain('The baseline contains the approval of a change of `compat/input-narrowed`');
  });

  test.each([
    [
      '--approve 12345678',
      'hublint: An approval needs a reason.\n  Add `--reason "…"`: whoever reads the baseline will want to know.\n',
    ],
    [
      '--approve 12345678 --reason Agreed',
      'hublint: No change has the fingerprint `12345678`.\n  `--format json` shows the fingerprint of each.\n',
    ],
    ['--reason Agreed', 'hublint: `--reason` needs a change to approve: add `--approve FINGERPRINT`.\n'],
  ])('%s means nothing', async (args, said) => {
    change(stricter);
    expect(await hublint(root, `compare git:HEAD:billing ${args}`)).toMatchObject({ code: 2, stderr: said });
  });
});

test('on a wide terminal both versions stand beside each other, on a narrow one below', async () => {
  change(stricter);
  const wide = await hublint(root, 'compare git:HEAD:billing', { isTTY: true, columns: 160, env: { NO_COLOR: '1' } });
  const places = wide.stdout.split('\n').filter((line) => line.includes('actions.ts:'));
  expect(places).toHaveLength(1);
  expect(places[0]).toMatch(/git:HEAD:billing\/src\/actions\.ts:6:\d+ +╭─ billing\/src\/actions\.ts:6:69$/);
  expect(Math.max(...wide.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160);
  const narrow = await hublint(root, 'compare git:HEAD:billing', { isTTY: true, columns: 60, env: { NO_COLOR: '1' } });
  expect(Math.max(...narrow.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(narrow.stdout).toContain('breaks bots that call it');
  expect(narrow.stdout).toMatch(/compat\/input-narrowed {2}--approve [0-9a-f]{8}/);
});

test.each(['compact', 'github', 'junit', 'gitlab', 'rdjson', 'sarif', 'markdown', 'html'])(
  '%s tells the change',
  async (format) => {
    change(stricter, '1.4.1');
    const { code, stdout } = await hublint(root, `compare git:HEAD:billing --format ${format}`);
    expect(code).toBe(1);
    expect(stdout).toContain('currency');
    expect(stdout).toContain('compat/input-narrowed');
  },
);

test('a change found by a plugin is reported under its name', async () => {
  const rule = `{
    id: 'title-kept', summary: 'A title stays.', presets: { recommended: 'error' }, messages: { changed: 'Title \`{title}\` is new.' },
    compare: { *action({ before, after, at, was }) {
      if (before.title !== after.title) yield { message: 'changed', data: { title: after.title }, bump: 'minor', at: at('title'), was: was('title') };
    } },
  }`;
  write(root, {
    'hublint.config.mjs':
      "import house from './house.mjs';\nexport default { extends: ['recommended'], plugins: ['./house.mjs'] };\n",
    'house.mjs': `export default { name: 'house', rules: [${rule}] };\n`,
  });
  change(described, '1.4.1');
  const { code, stdout } = await hublint(root, 'compare git:HEAD:billing --format compact');
  expect(stdout).toContain('error: Title `Send an invoice` is new. [house/title-kept]');
  expect(code).toBe(1);
  rmSync(join(root, 'house.mjs'));
});

test('if the base cannot be read, nothing counts as new', async () => {
  const cwd = folderWith({ 'integration.yaml': clean });
  const env = { HUBLINT_TOKEN: 'token', HUBLINT_HUB_URL: 'http://127.0.0.1:9' };
  const { code, stderr } = await hublint(cwd, 'compare hub:acme/ferry-desk@latest', { env });
  expect(code).toBe(2);
  expect(stderr).toContain('127.0.0.1:9');
  expect(stderr).not.toContain('is not in the base');
});

test('an approval says how to apply it, if nothing names its baseline', async () => {
  const old = `${clean}entities: { ship: { schema: { type: object } } }\n`;
  const cwd = folderWith({ 'integration.yaml': clean, 'old.yaml': old });
  const sides = ['compare', 'old.yaml', 'integration.yaml'];
  const { results } = JSON.parse((await hublint(cwd, [...sides, '--format', 'json'])).stdout);
  const approving = ['--approve', results[0].diagnostics[0].fingerprint, '--reason', 'No bot ever used it.'];
  const unnamed = await hublint(cwd, [...sides, ...approving]);
  expect(unnamed.stderr).toContain('or pass `--baseline hublint.baseline.json`.');
  const named = await hublint(cwd, [...sides, ...approving, '--baseline', 'hublint.baseline.json']);
  expect(named.stderr).not.toContain('or pass');
});

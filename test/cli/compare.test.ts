import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/report.ts';
import { commit, repositoryWith } from '../action/runner.ts';
import { write } from '../host/folder.ts';
import { clean } from './manifests.ts';
import { folderWith, hublint } from './terminal.ts';

const definition = (version: string) => `import { IntegrationDefinition } from '@botpress/sdk'
import { actions } from './src/actions'

export default new IntegrationDefinition({ name: 'billing', version: '${version}', title: 'Billing', actions })
`;
const actions = `import { z } from '@botpress/sdk'

export const actions = {
  sendInvoice: {
    title: 'Send invoice',
    input: { schema: z.object({ to: z.string(), amount: z.number() }) },
    output: { schema: z.object({ id: z.string() }) },
  },
  listInvoices: { title: 'List invoices', input: { schema: z.object({}) }, output: { schema: z.object({}) } },
}
`;
/** A currency has to be given now. */
const stricter = actions.replace('amount: z.number()', "amount: z.number(), currency: z.enum(['EUR', 'USD'])");
const described = actions.replace("'Send invoice'", "'Send an invoice'");

let root = '';
beforeEach(() => {
  root = repositoryWith({
    'billing/integration.definition.ts': definition('1.4.0'),
    'billing/src/actions.ts': actions,
  });
});

const change = (text: string, version = '1.4.0') =>
  write(root, { 'billing/integration.definition.ts': definition(version), 'billing/src/actions.ts': text });

async function report(args: string, cwd = root): Promise<{ code: number; stderr: string; report: Report }> {
  const { code, stdout, stderr } = await hublint(cwd, `compare ${args} --format json`);
  return { code, stderr, report: JSON.parse(stdout) };
}

describe('with --quiet', () => {
  const quietly = async (format: string) =>
    (await hublint(root, `compare git:HEAD:billing --quiet --format ${format}`)).stdout;

  test('what a version owes that was not raised is told in every format', async () => {
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

  test('what the version covers is not', async () => {
    change(stricter, '2.0.0');
    const text = await quietly('compact');
    expect(text).not.toContain('currency');
    expect(text).toContain('No problems in 1 manifest. 1 info not shown.');
  });

  test('of changes, those are that the version does not cover', async () => {
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
  ])('below 1.0.0 has a minor where a major would be', async (text, from, to, needed) => {
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
  test('stands at its line in both versions, with a value that shows it', async () => {
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

  test('is found in what a workspace package and a script say', async () => {
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

  test('is found in the files that the icon and the readme are', async () => {
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

  test('that was removed stands where it would be', async () => {
    change(actions.replace(/ {2}listInvoices.*\n/, ''));
    const { report: said } = await report('git:HEAD:billing');
    expect(said.results[0]?.diagnostics).toMatchObject([
      { rule: 'compat/action-removed', pointer: '/actions/listInvoices', change: { bump: 'major', breaks: 'caller' } },
    ]);
  });

  test('that a comment silences asks for nothing, and `lint` takes the comment for one that is used', async () => {
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
  const baseline = () => JSON.parse(readFileSync(join(root, 'hublint.baseline.json'), 'utf8'));
  const approve = async () => {
    const { report: said } = await report('git:HEAD:billing');
    const [found] = said.results[0]?.diagnostics ?? [];
    const fingerprint = found?.fingerprint.slice(0, 8);
    return hublint(
      root,
      `compare git:HEAD:billing --approve ${fingerprint} --reason Agreed --baseline hublint.baseline.json`,
    );
  };

  test('stays visible and stops failing, until the change is gone', async () => {
    change(stricter);
    const approved = await approve();
    expect(approved.stderr).toBe(
      'Approved in `hublint.baseline.json`: In action `sendInvoice` input, `currency` is now required.\n',
    );
    expect(approved.stdout).toContain('1 suppressed.');
    expect(approved.code).toBe(0);
    expect(baseline().findings['billing/integration.definition.ts']).toMatchObject([
      { rule: 'compat/input-narrowed', reason: 'Agreed' },
    ]);
    const again = await report('git:HEAD:billing --require-bump --baseline hublint.baseline.json');
    expect([again.code, again.report.results[0]?.compare?.needed]).toEqual([0, 'none']);

    const linted = await hublint(root, 'billing --baseline hublint.baseline.json --format compact');
    expect(linted.stdout).not.toContain('baseline/stale');
    await hublint(root, 'billing --baseline hublint.baseline.json --update-baseline');
    expect(baseline().findings['billing/integration.definition.ts']).toContainEqual(
      expect.objectContaining({ reason: 'Agreed' }),
    );

    change(actions);
    const lapsed = await hublint(root, 'compare git:HEAD:billing --baseline hublint.baseline.json --format compact');
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
    [
      '--reason Agreed',
      'hublint: `--reason` says why a change is approved, but none is: add `--approve FINGERPRINT`.\n',
    ],
  ])('%s means nothing', async (args, said) => {
    change(stricter);
    expect(await hublint(root, `compare git:HEAD:billing ${args}`)).toMatchObject({ code: 2, stderr: said });
  });
});

describe('sides', () => {
  const record = (version: string, more = '') =>
    `integration:\n  id: int_1\n  createdAt: 2025-03-01T09:00:00Z\n  name: billing\n  version: ${version}\n  secrets: [TOKEN]\n${more}`;
  const plain = (version: string, more = '') =>
    `name: billing\nversion: ${version}\nicon: icon.svg\nsecrets: { TOKEN: { optional: true } }\n${more}`;

  test('of different forms are compared in what both can say', async () => {
    const folder = folderWith({ 'old.yaml': record('1.4.0'), 'new.yaml': plain('1.4.1') });
    const { code, report: said } = await report('old.yaml new.yaml', folder);
    expect([code, said.results[0]?.diagnostics]).toEqual([0, []]);
  });

  test('that are folders are paired by name', async () => {
    const folder = folderWith({
      'old/a/integration.yaml': plain('1.0.0').replace('billing', 'chat'),
      'old/b/integration.yaml': plain('1.0.0'),
      'new/b/integration.yaml': plain('1.0.0', 'title: Chat\n').replace('billing', 'chat'),
      'new/c/integration.yaml': plain('0.1.0').replace('billing', 'desk'),
    });
    const { stderr, report: said } = await report('old new', folder);
    expect(said.results.map(({ name, compare }) => [name, compare?.base.file, compare?.needed])).toEqual([
      ['chat', 'old/a/integration.yaml', 'patch'],
      ['desk', undefined, undefined],
    ]);
    expect(stderr).toBe(
      [
        '`new/c/integration.yaml` is not in the base: there is no previous version, so no bump is needed.',
        '`old/b/integration.yaml` is only in the base: what is published stays as it is.',
        '',
      ].join('\n'),
    );
  });

  test('are paired with and without the handle of the workspace, where it is sure which is which', async () => {
    const named = (name: string) => plain('1.0.0').replace('billing', name);
    const folder = folderWith({
      'old/a/integration.yaml': named('chat'),
      'old/b/integration.yaml': named('acme/desk'),
      'old/c/integration.yaml': named('maps'),
      'old/d/integration.yaml': named('acme/mail'),
      'old/e/integration.yaml': named('mail'),
      'new/a/integration.yaml': named('acme/chat'),
      'new/b/integration.yaml': named('desk'),
      'new/c/integration.yaml': named('acme/maps'),
      'new/d/integration.yaml': named('other/maps'),
      'new/e/integration.yaml': named('mail'),
      'new/f/integration.yaml': named('other/mail'),
    });
    const { report: said } = await report('old new', folder);
    expect(said.results.map(({ name, compare }) => [name, compare?.base.file])).toEqual([
      ['acme/chat', 'old/a/integration.yaml'],
      ['desk', 'old/b/integration.yaml'],
      ['acme/maps', undefined],
      ['other/maps', undefined],
      ['mail', 'old/e/integration.yaml'],
      ['other/mail', undefined],
    ]);
  });

  test('are paired by their place in a revision, where one has another name now', async () => {
    const named = (name: string) => `{\n  "name": "${name}",\n  "version": "1.0.0"\n}\n`;
    const repository = repositoryWith({
      'tides/integration.json': named('tides'),
      'gone/integration.json': named('lighthouse'),
      'kept/integration.json': named('harbour'),
    });
    write(repository, { 'tides/integration.json': named('storms'), 'new/integration.json': named('buoys') });
    rmSync(join(repository, 'gone'), { recursive: true });
    const { stdout, stderr } = await hublint(repository, 'compare git:HEAD: --format compact');
    expect(stdout).toContain(
      'tides/integration.json:2:11: warning: The integration was renamed from `tides` to `storms`; bots know it by its name.',
    );
    expect(stderr.split('\n')).toEqual([
      '`new/integration.json` is not in the base: there is no previous version, so no bump is needed.',
      '`git:HEAD:gone/integration.json` is only in the base: what is published stays as it is.',
      '',
    ]);
  });

  test('of one name are paired by place', async () => {
    const harbour = (title: string) => plain('1.0.0', `title: ${title}\n`);
    const both = { 'north/integration.yaml': harbour('North'), 'south/integration.yaml': harbour('South') };
    const repository = repositoryWith(both);
    write(repository, { 'south/integration.yaml': harbour('Deep south') });
    const pairs = ({ results }: Report) => results.map(({ file, compare }) => [file, compare?.base.file]);
    const committed = await report('git:HEAD:', repository);
    expect([committed.stderr, pairs(committed.report)]).toEqual([
      '',
      [
        ['north/integration.yaml', 'git:HEAD:north/integration.yaml'],
        ['south/integration.yaml', 'git:HEAD:south/integration.yaml'],
      ],
    ]);
    renameSync(join(repository, 'north'), join(repository, 'west'));
    expect(pairs((await report('git:HEAD:', repository)).report)).toEqual([
      ['south/integration.yaml', 'git:HEAD:south/integration.yaml'],
      ['west/integration.yaml', 'git:HEAD:north/integration.yaml'],
    ]);
    renameSync(join(repository, 'south'), join(repository, 'west/deep'));
    expect(pairs((await report('git:HEAD:', repository)).report)).toEqual([
      ['west/deep/integration.yaml', 'git:HEAD:north/integration.yaml'],
      ['west/integration.yaml', 'git:HEAD:south/integration.yaml'],
    ]);
  });

  test('whose name nobody can read are paired by their place in the folders', async () => {
    const folder = folderWith({
      'old/chat/integration.yaml': 'name: [',
      'old/mail/integration.yaml': plain('1.0.0'),
      'new/chat/integration.yaml': plain('2.0.0').replace('billing', 'chat'),
      'new/mail/integration.yaml': plain('1.0.0'),
    });
    const { code, stdout, stderr } = await hublint(folder, 'compare old new --format compact');
    expect([code, stdout]).toEqual([2, expect.not.stringContaining('chat')]);
    expect(stderr).toMatch(
      /^hublint: `new\/chat\/integration\.yaml` cannot be compared with `old\/chat\/integration\.yaml`: .+\n$/,
    );
    const backwards = await hublint(folder, 'compare new old --format compact');
    expect([backwards.code, backwards.stderr]).toEqual([1, '']);
  });

  test('whose place is empty now are asked for', async () => {
    const repository = repositoryWith({ 'tides/integration.yaml': plain('1.0.0') });
    renameSync(join(repository, 'tides'), join(repository, 'storms'));
    expect(await hublint(repository, 'compare git:HEAD:tides')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'hublint: `tides` is no longer there to be compared with `git:HEAD:tides`.\n  Name where it is now: `hublint compare git:HEAD:tides PATH`.\n',
    });
    expect((await hublint(repository, 'compare git:HEAD:tides storms')).code).toBe(0);
  });

  test('that cannot be read are told', async () => {
    const folder = folderWith({ 'old.yaml': 'name: [', 'new.yaml': plain('1.0.0') });
    const { code, stdout, stderr } = await hublint(folder, 'compare old.yaml new.yaml');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('hublint: `new.yaml` cannot be compared with `old.yaml`');
    const backwards = await hublint(folder, 'compare new.yaml old.yaml --format compact');
    expect([backwards.code, backwards.stdout]).toEqual([1, expect.stringContaining('[syntax/')]);
    expect((await hublint(root, 'compare git:none:billing')).stderr).toBe(
      'hublint: git does not know the revision `none`.\n  Name a branch, a tag or a commit that is here; `git fetch` brings those of the remote.\n',
    );
    expect((await hublint(folder, 'compare')).code).toBe(2);
  });

  test('that cannot be compared leave no report that is taken for one of all', async () => {
    const repository = repositoryWith({ 'chat/integration.yaml': plain('1.0.0'), 'mail/integration.yaml': 'name: [' });
    write(repository, { 'mail/integration.yaml': plain('1.0.0').replace('billing', 'mail') });
    const { code, stdout } = await hublint(repository, 'compare git:HEAD: --format json');
    expect({ code, report: JSON.parse(stdout) }).toMatchObject({
      code: 2,
      report: { unchecked: [expect.stringContaining('`mail/integration.yaml` cannot be compared with')] },
    });
  });

  test('that are not known whole are not guessed', async () => {
    const partly = (value: string) =>
      `import { IntegrationDefinition } from '@botpress/sdk'\nexport default new IntegrationDefinition({ name: 'billing', version: '1.4.0', actions: { ...${value} } })\n`;
    const folder = folderWith({
      'old/integration.definition.ts': partly(
        "{ pay: { title: 'Pay', input: { schema: {} }, output: { schema: {} } } }",
      ),
      'new/integration.definition.ts': partly('(process.env.ACTIONS as any)'),
    });
    const { code, report: said } = await report('old new --require-bump', folder);
    expect(said.results[0]?.diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['compat/part-unread', 'info'],
    ]);
    expect([code, said.results[0]?.compare?.needed]).toEqual([0, 'none']);
  });

  test('that leave several parts unknown for one reason say so once, where the reason is', async () => {
    const both = (tag: string) => ({
      'integration.definition.ts': `import { IntegrationDefinition, z } from '@botpress/sdk'
import { money, ${tag} } from '@acme/money'
const schema = z.object({ money, other: ${tag} })
export default new IntegrationDefinition({ name: 'billing', version: '1.4.0', events: { paid: { schema } } })
`,
    });
    const old = folderWith(both('rate'));
    write(old, { 'new/integration.definition.ts': both('tax')['integration.definition.ts'] });
    const { report: said } = await report('integration.definition.ts new', old);
    const unread = said.results[0]?.diagnostics.filter(({ rule }) => rule === 'compat/part-unread');
    expect(unread).toMatchObject([
      {
        message:
          'This was not compared in 3 parts, because it is not known in the head: `@acme/money` is not part of the project.',
        location: { file: 'new/integration.definition.ts', start: { line: 2 } },
      },
    ]);
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

test('what a plugin compares is told under its name', async () => {
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

test('a base that cannot be read makes nothing new', async () => {
  const cwd = folderWith({ 'integration.yaml': clean });
  const env = { HUBLINT_TOKEN: 'token', HUBLINT_HUB_URL: 'http://127.0.0.1:9' };
  const { code, stderr } = await hublint(cwd, 'compare hub:acme/ferry-desk@latest', { env });
  expect(code).toBe(2);
  expect(stderr).toContain('127.0.0.1:9');
  expect(stderr).not.toContain('is not in the base');
});

test('an approval says how it is applied, where nothing names its baseline', async () => {
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

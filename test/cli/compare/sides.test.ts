import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../schemas/report.ts';
import { repositoryWith } from '../../action/runner.ts';
import { write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { folderWith, hublint } from '../terminal.ts';
import { report, root } from './report.ts';

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

  test('that nobody asked about are not said to be gone', async () => {
    const repository = repositoryWith({
      'tides/integration.yaml': plain('1.0.0', 'title: Tides\n'),
      'harbour/integration.yaml': plain('1.0.0', 'title: Harbour\n').replace('name: ', 'name: harbour-'),
    });
    const { stdout, stderr } = await hublint(repository, 'compare git:HEAD: tides --format compact');
    expect(stdout).toContain('tides/integration.yaml');
    expect(stderr).toBe('');
    git(repository, 'sparse-checkout', 'set', 'tides');
    const sparse = await hublint(repository, 'compare git:HEAD: --format compact');
    expect([sparse.stdout, sparse.stderr]).toEqual([stdout, '']);
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
    renameSync(join(repository, 'south'), join(repository, 'east'));
    expect(pairs((await report('git:HEAD:', repository)).report)).toEqual([
      ['east/integration.yaml', 'git:HEAD:south/integration.yaml'],
      ['north/integration.yaml', 'git:HEAD:north/integration.yaml'],
    ]);
    renameSync(join(repository, 'east'), join(repository, 'south'));
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
        'hublint: `tides` no longer exists, so it cannot be compared with `git:HEAD:tides`.\n  Name its new path: `hublint compare git:HEAD:tides PATH`.\n',
    });
    expect((await hublint(repository, 'compare git:HEAD:tides storms')).code).toBe(0);
  });

  test('that cannot be read are reported', async () => {
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

  test.each([
    ['new', "'1.4.0'", 'process.env.RELEASE!'],
    ['old', 'process.env.RELEASE!', "'1.4.0'"],
  ])('whose version is not known in the %s one may have been raised', async (_, before, after) => {
    const billing = (version: string, actions: string) =>
      `import { IntegrationDefinition } from '@botpress/sdk'\nexport default new IntegrationDefinition({ name: 'billing', version: ${version}, actions: ${actions} })\n`;
    const folder = folderWith({
      'old/integration.definition.ts': billing(
        before,
        "{ pay: { title: 'Pay', input: { schema: {} }, output: { schema: {} } } }",
      ),
      'new/integration.definition.ts': billing(after, '{}'),
    });
    const { code, report: said } = await report('old new --require-bump', folder);
    const removed = said.results[0]?.diagnostics.find(({ rule }) => rule === 'compat/action-removed');
    expect([code, removed?.severity, said.results[0]?.compare?.needed]).toEqual([0, 'warn', 'major']);
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

import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type DiscoverOptions, discover } from '../../../../src/host/files/find/discover.ts';
import { folderWith } from '../../folder.ts';

async function found(targets: readonly string[], options: DiscoverOptions): Promise<string[]> {
  const files: string[] = [];
  for await (const { file, kind } of discover(targets, options)) files.push(`${kind} ${file}`);
  return files;
}

const monorepo = {
  'integrations/billing/integration.definition.ts': '',
  'integrations/billing/package.json': '{}',
  'integrations/billing/data.json': '{}',
  'integrations/billing/node_modules/x/integration.json': '{}',
  'integrations/billing/dist/integration.json': '{}',
  'integrations/chat/integration.yaml': '',
  'integrations/crm.integration.jsonc': '{}',
  'integrations/generated/integration.json': '{}',
  'integrations/drafts/old.integration.yml': '',
  'integrations/drafts/keep.integration.yml': '',
};

test('a path through a symlink to the working directory, or to a parent of it, is shown relative to it', async () => {
  const root = folderWith({ 'quay/integration.yaml': '', 'pier/integration.yaml': '', 'pier/night/tide.yaml': '' });
  const link = join(folderWith({}), 'work');
  symlinkSync(root, link);
  symlinkSync('quay', join(root, 'dock'));
  const cwd = join(root, 'pier');
  const seen = (...targets: string[]) => found(targets, { cwd });
  expect(await seen(link)).toEqual(['text integration.yaml', 'text ../quay/integration.yaml']);
  expect(await seen(join(link, 'pier'))).toEqual(['text integration.yaml']);
  expect(await seen(join(link, 'pier/night/tide.yaml'))).toEqual(['text night/tide.yaml']);
  expect(await seen(join(link, 'p*/*/*.yaml'))).toEqual(['text night/tide.yaml']);
  expect(await seen(join(root, 'dock'))).toEqual(['text ../dock/integration.yaml']);
});

test('a symlink is only followed if it is named, and a skipped one is reported', async () => {
  const cwd = folderWith({ 'lib/tide.ts': '', 'linked/readme.md': '' });
  symlinkSync('../lib/tide.ts', join(cwd, 'linked/integration.definition.ts'));
  symlinkSync('nowhere.yaml', join(cwd, 'integration.yaml'));
  expect(await found(['linked/integration.definition.ts'], { cwd })).toEqual([
    'module linked/integration.definition.ts',
  ]);
  await expect(found(['linked'], { cwd })).rejects.toMatchObject({
    complaint: {
      message: 'There is no manifest in `linked`.',
      hint: '`integration.definition.ts` is a link, which is only followed if you name it.',
    },
  });
  await expect(found(['integration.yaml'], { cwd })).rejects.toThrow(
    '`integration.yaml` is a link that leads nowhere.',
  );
});

test('a skipped symlink that a search would not find otherwise is reported, unless it is ignored', async () => {
  const cwd = folderWith({
    'repo/.git/HEAD': '',
    'repo/chat/integration.yaml': '',
    'repo/shared/base.json': '{}',
    'repo/.gitignore': 'later\n',
    'away/integration.yaml': '',
  });
  const link = (target: string, name: string) => {
    mkdirSync(join(cwd, 'repo', dirname(name)), { recursive: true });
    symlinkSync(target, join(cwd, 'repo', name));
  };
  link('../../away/integration.yaml', 'mail/integration.yaml');
  link('../chat/integration.yaml', 'maps/integration.yaml');
  link('nowhere.yaml', 'tides/integration.yaml');
  link('../shared/base.json', 'weather/integration.json');
  link('../../away/integration.yaml', 'later/integration.yaml');
  const told: string[] = [];
  const notice = (text: string) => told.push(text);
  expect(await found(['repo'], { cwd, notice })).toEqual(['text repo/chat/integration.yaml']);
  expect(told).toEqual([
    '`repo/mail/integration.yaml` is not checked: it is a link, which leads out of the repository.',
    '`repo/tides/integration.yaml` is not checked: it is a link, which leads nowhere.',
    '`repo/weather/integration.json` is not checked: it is a link, which is only followed if you name it.',
  ]);
});

test('a target in a folder that does not exist is reported with that folder', async () => {
  const cwd = join(folderWith({}), 'ferries');
  await expect(found(['.'], { cwd })).rejects.toThrow(`\`.\` not found: there is no folder \`${cwd}\` to look in.`);
});

test('a folder is searched for manifests by name, and nothing else is taken for one', async () => {
  const cwd = folderWith(monorepo);
  expect(await found(['.'], { cwd })).toEqual([
    'module integrations/billing/integration.definition.ts',
    'text integrations/chat/integration.yaml',
    'text integrations/crm.integration.jsonc',
    'text integrations/drafts/keep.integration.yml',
    'text integrations/drafts/old.integration.yml',
    'text integrations/generated/integration.json',
  ]);
});

test.skipIf(process.platform === 'win32')('no line break in its name hides a manifest', async () => {
  const names = ['ferries\n.integration.yaml', 'tides\r.integration.yaml', 'wharf\u2028.integration.yaml'];
  const cwd = folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  expect(await found(['.'], { cwd })).toEqual(names.map((name) => `text ${name}`));
});

test('folders are searched a hundred levels deep, and deeper ones are reported', async () => {
  const deep = (levels: number) => 'd/'.repeat(levels);
  const cwd = folderWith({ [`${deep(100)}integration.yaml`]: '', [`quay/${deep(100)}integration.yaml`]: '' });
  const said: unknown[] = [];
  expect(await found(['.'], { cwd, onError: (error) => said.push(error) })).toEqual([
    `text ${deep(100)}integration.yaml`,
  ]);
  const folder = `quay/${deep(100)}`.slice(0, -1);
  expect(said).toEqual([
    expect.objectContaining({ message: `\`${folder}\` cannot be searched: it is nested in more than 100 folders.` }),
  ]);
});

test('what git ignores is skipped, by the files of every folder up to the repository', async () => {
  const cwd = folderWith({
    ...monorepo,
    '.gitignore': 'generated/\n*.yml\n',
    'integrations/drafts/.gitignore': '!keep.integration.yml\n',
  });
  mkdirSync(join(cwd, '.git'));
  const inFolder = { cwd: join(cwd, 'integrations') };
  const expected = [
    'module billing/integration.definition.ts',
    'text chat/integration.yaml',
    'text crm.integration.jsonc',
    'text drafts/keep.integration.yml',
  ];
  expect(await found(['.'], inFolder)).toEqual(expected);
});

test.skipIf(['darwin', 'win32'].includes(process.platform))(
  'git ignores paths in the spelling of its list',
  async () => {
    const cwd = folderWith({ ...monorepo, '.gitignore': 'Generated/\n*.YML\n/integrations/[C]hat\nBilling\n' });
    mkdirSync(join(cwd, '.git'));
    expect(await found(['.'], { cwd })).toEqual(await found(['.'], { cwd: folderWith(monorepo) }));
  },
);

test('an ignored file is skipped, unless it is named', async () => {
  const cwd = folderWith(monorepo);
  const isIgnored = async (path: string) => /drafts|jsonc$|generated/.test(path);
  const kept = ['module integrations/billing/integration.definition.ts', 'text integrations/chat/integration.yaml'];
  expect(await found(['integrations'], { cwd, isIgnored })).toEqual(kept);
  expect(await found(['integrations/*'], { cwd, isIgnored })).toEqual(kept);
  expect(await found(['integrations/crm.integration.jsonc'], { cwd, isIgnored })).toEqual([
    'text integrations/crm.integration.jsonc',
  ]);
});

test('a named file is a manifest whatever its name, once however often it is named', async () => {
  const cwd = folderWith(monorepo);
  expect(await found(['integrations/billing/data.json', './integrations/billing/data.json'], { cwd })).toEqual([
    'text integrations/billing/data.json',
  ]);
});

test('a glob selects the manifests that it matches', async () => {
  const cwd = folderWith(monorepo);
  expect(await found(['integrations/*/*.yml', 'integrations/**/data.json'], { cwd })).toEqual([
    'text integrations/drafts/keep.integration.yml',
    'text integrations/drafts/old.integration.yml',
    'text integrations/billing/data.json',
  ]);
});

test('a glob also selects folders, and never takes another file for a manifest', async () => {
  const cwd = folderWith({
    ...monorepo,
    'integrations/billing/README.md': '',
    'integrations/billing/icon.svg': '',
    'integrations/billing/tsconfig.json': '{}',
    'integrations/billing/src/index.ts': '',
    'records/billing.json': '{}',
    'records/package.json': '{}',
  });
  const billing = ['module integrations/billing/integration.definition.ts'];
  for (const glob of [
    'integrations/b*',
    'integrations/b*/**',
    'integrations/b*/*',
    '*/billing',
    'integrations/{billing,none}',
  ]) {
    expect(await found([glob], { cwd }), glob).toEqual(billing);
  }
  expect(await found(['records/*.json'], { cwd })).toEqual(['text records/billing.json']);
  await expect(found(['integrations/billing/s*'], { cwd })).rejects.toThrow(
    'No file matches `integrations/billing/s*`.',
  );
});

test('a file that belongs to a definition selects that definition', async () => {
  const cwd = folderWith({
    'desk/integration.definition.ts': '',
    'desk/definitions/actions.ts': '',
    'desk/hub.md': '',
    'desk/extract.vrl': '',
    'desk/package.json': '{}',
    'desk/record.json': '{}',
    'desk/.git/HEAD': '',
    'loose/actions.ts': '',
  });
  const files = ['desk/definitions/actions.ts', 'desk/hub.md', 'desk/extract.vrl', 'desk/package.json'];
  expect(await found(files, { cwd })).toEqual(['module desk/integration.definition.ts']);
  expect(await found(['desk/record.json', 'loose/actions.ts'], { cwd })).toEqual([
    'text desk/record.json',
    'module loose/actions.ts',
  ]);
});

test('symlinks are not followed, so cycles end', async () => {
  const cwd = folderWith({ 'a/integration.json': '{}' });
  symlinkSync(join(cwd, 'a'), join(cwd, 'a', 'again'));
  expect(await found(['.'], { cwd })).toEqual(['text a/integration.json']);
});

test('a missing target and an empty one are distinguished', async () => {
  const cwd = folderWith({ 'src/index.ts': '' });
  await expect(found(['integrations'], { cwd })).rejects.toThrow('File or folder `integrations` not found.');
  await expect(found(['src'], { cwd })).rejects.toThrow('There is no manifest in `src`.');
  await expect(found(['.'], { cwd })).rejects.toThrow('There is no manifest in this folder.');
});

test('standard input has the name it is given', async () => {
  expect(await found(['-'], { cwd: '/', stdinFilename: 'piped.yaml' })).toEqual(['text piped.yaml']);
  expect(await found(['-'], { cwd: '/', stdinFilename: 'x/integration.definition.ts' })).toEqual([
    'module x/integration.definition.ts',
  ]);
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { chat, hublint, only, project } from './project.ts';

test('--since does not apply to standard input', async () => {
  const root = project();
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'All');
  const { code, stderr } = await hublint(root, '-', '--stdin-filename', 'chat.yaml', '--since', 'HEAD');
  write(root, { 'chat/integration.yaml': `${chat}# changed\n` });
  const changed = await hublint(root, '-', '--stdin-filename', 'chat.yaml', '--since', 'HEAD');
  expect([code, changed.code]).toEqual([2, 2]);
  expect([stderr, changed.stderr]).toEqual([
    'hublint: `--since` applies to files on disk, not to standard input.\n  Leave it out: standard input is always checked.\n',
    stderr,
  ]);
});

test('--since checks only integrations that changed', async () => {
  const root = project({ 'mail/integration.yaml': chat.replace('chat', 'mail') });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  write(root, { 'mail/notes.md': 'New.' });
  const { stdout } = await hublint(root, '--since', 'HEAD', '--format', 'json');
  expect(JSON.parse(stdout).results.map(({ file }: { file: string }) => file)).toEqual(['mail/integration.yaml']);
});

test('--since says where nothing changed', async () => {
  const root = project();
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  const seen = await hublint(root, '--since', 'HEAD');
  expect(seen).toMatchObject({ code: 0, stderr: 'No manifest to check changed since HEAD.\n' });
  expect(seen.stdout).toBe('✔ No manifest to check.\n');
});

test('--since checks all manifests of a configuration if only that changed, and says why', async () => {
  const root = project({
    'mail/integration.yaml': chat.replace('chat', 'mail'),
    'base.json': '{}',
    'mail/hublint.config.json': '{ "extends": ["../base.json"] }',
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  write(root, { 'base.json': '{ "extends": ["recommended"] }' });
  const { stdout, stderr } = await hublint(root, '--since', 'HEAD', '--format', 'json');
  expect(JSON.parse(stdout).results.map(({ file }: { file: string }) => file)).toEqual(['mail/integration.yaml']);
  expect(stderr).toBe('base.json changed since HEAD, so everything that it applies to is checked.\n');
});

test.each([
  ['package.json', '{ "workspaces": ["chat", "tariffs/2026"] }'],
  ['pnpm-workspace.yaml', 'packages:\n  - tariffs/2026\n'],
])('--since counts a %s that decides which package a definition imports', async (name, text) => {
  const root = folderWith({
    'package.json': '{ "workspaces": ["chat", "tariffs/2025"] }',
    'chat/package.json': '{ "dependencies": { "@botpress/sdk": "4.0.0", "@harbour/tariffs": "*" } }',
    'chat/integration.definition.ts':
      "import { IntegrationDefinition } from '@botpress/sdk';\nimport { version } from '@harbour/tariffs';\nexport default new IntegrationDefinition({ name: 'chat', version });\n",
    'mail/integration.yaml': chat.replace('chat', 'mail'),
    'tariffs/2025/package.json': '{ "name": "@harbour/tariffs" }',
    'tariffs/2025/index.ts': "export const version = '1.0.0';\n",
    'tariffs/2026/package.json': '{ "name": "@harbour/tariffs" }',
    'tariffs/2026/index.ts': "export const version = 'v2';\n",
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  write(root, { [name]: text });
  const { stdout } = await hublint(root, '--since', 'HEAD', '--format', 'json');
  const results: { file: string; diagnostics: { rule: string }[] }[] = JSON.parse(stdout).results;
  expect(results.map(({ file }) => file)).toEqual(['chat/integration.definition.ts']);
  expect(results[0]?.diagnostics.map(({ rule }) => rule)).toContain('version-semver');
});

describe('--since checks all manifests whose checks may have changed, and says why', () => {
  const house = (severity: string) =>
    `import { tide } from './tide.mjs';\nexport default { name: 'house', rules: [tide], presets: { all: { tide: '${severity}' } } };\n`;
  const tide = (summary: string) =>
    `export const tide = { id: 'tide', summary: '${summary}', presets: {}, messages: {}, *integration() {} };\n`;
  const files = {
    'mail/integration.yaml': chat.replace('chat', 'mail'),
    'mail/deep/sms/integration.yaml': chat.replace('chat', 'sms'),
    'mail/deep/hublint.config.json': '{}',
    'mail/hublint.config.json': '{ "plugins": ["./lint/house.mjs"], "baseline": "old.json" }',
    'mail/old.json': '{ "version": 1, "findings": {} }',
    'mail/lint/house.mjs': house('warn'),
    'mail/lint/tide.mjs': tide('The tide.'),
  };
  const all = 'so everything that it applies to is checked.\n';

  test.each([
    ['a baseline', 'old.json', '{ "version": 1, "findings": { } }', `mail/old.json changed since HEAD, ${all}`],
    ['a plugin', 'lint/house.mjs', house('error'), `mail/lint/house.mjs changed since HEAD, ${all}`],
    [
      'a module that a plugin imports',
      'lint/tide.mjs',
      tide('Tides.'),
      `mail/lint/house.mjs changed since HEAD, ${all}`,
    ],
    [
      'a deleted configuration',
      'hublint.config.json',
      undefined,
      'mail/hublint.config.json was deleted since HEAD, so everything that it applied to is checked.\n',
    ],
  ])('%s', async (_, name, text, why) => {
    // A change in the folder of a manifest would be a reason of its own to check it.
    const root = project(
      Object.fromEntries(
        Object.entries(files).map(([file, was]) => [file.replace('mail/integration', 'mail/a/integration'), was]),
      ),
    );
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', 'Start');
    if (text === undefined) rmSync(join(root, 'mail', name));
    else write(root, { [`mail/${name}`]: text });
    const { stdout, stderr } = await hublint(root, '--since', 'HEAD', '--format', 'json');
    expect(JSON.parse(stdout).results.map(({ file }: { file: string }) => file)).toEqual(['mail/a/integration.yaml']);
    expect(stderr).toBe(why);
  });
});

describe('--since counts a `package.json` as a configuration depending on its content', () => {
  const plain = '{ "name": "desks", "scripts": { "hublint": "hublint" } }';
  const configured = '{ "name": "desks", "hublint": { "rules": { "version-semver": "warn" } } }';
  const nothing = 'No manifest to check changed since HEAD.\n';

  test.each([
    [
      'lost the key',
      configured,
      plain,
      'package.json lost its `hublint` since HEAD, so everything that it applied to is checked.\n',
    ],
    [
      'had the key and is deleted',
      configured,
      undefined,
      'package.json was deleted since HEAD, so everything that it applied to is checked.\n',
    ],
    [
      'gained the key',
      plain,
      configured,
      'package.json changed since HEAD, so everything that it applies to is checked.\n',
    ],
    ['never had the key', plain, '{ "name": "desk" }', nothing],
    ['never had the key and is deleted', plain, undefined, nothing],
    ['is new, without the key', undefined, plain, nothing],
  ])('one that %s', async (_, before, after, why) => {
    const root = folderWith({ 'desks/chat/integration.yaml': chat, 'notes.md': 'The ferry leaves at eight.' });
    if (before !== undefined) write(root, { 'package.json': before });
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', 'Start');
    if (after === undefined) rmSync(join(root, 'package.json'));
    else write(root, { 'package.json': after });
    const { stderr } = await hublint(join(root, 'desks'), '--since', 'HEAD');
    expect(stderr).toBe(why.replace('package.json', '../package.json'));
  });

  test('one that is hidden by another configuration', async () => {
    const root = folderWith({
      'desks/chat/integration.yaml': chat,
      'hublint.config.json': '{}',
      'package.json': configured,
    });
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', 'Start');
    write(root, { 'package.json': configured.replace('warn', 'error') });
    expect((await hublint(root, '--since', 'HEAD')).stderr).toBe(nothing);
  });
});

test.each([
  ['is deleted', undefined],
  ['is beside a plugin', 'The ferry leaves at nine.'],
])('--since does not check all for a note that %s', async (_, notes) => {
  const root = project({
    'hublint.config.yaml': `plugins: [./house.mjs]\n${only}`,
    'house.mjs': "export default { name: 'house', rules: [] };\n",
    'notes.md': 'The ferry leaves at eight.',
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  if (notes === undefined) rmSync(join(root, 'notes.md'));
  else write(root, { 'notes.md': notes });
  const { code, stderr } = await hublint(root, '--since', 'HEAD');
  expect([code, stderr]).toEqual([0, 'No manifest to check changed since HEAD.\n']);
});

describe('--since checks a definition whose imports now resolve to other files', () => {
  const definition = (from: string) =>
    `import { IntegrationDefinition } from '@botpress/sdk';
import { title } from '${from}';
export default new IntegrationDefinition({ name: 'chat', version: '1.0.0', title });
`;
  const titled = (title: string) => `export const title = '${title}';\n`;
  const files = {
    'chat/integration.definition.ts': definition('../shared/title'),
    'mail/integration.definition.ts': definition('../lib'),
    'desk/integration.definition.ts': definition('@lib/title'),
    'shared/title/index.ts': titled('Chat'),
    'lib/index.ts': titled('Mail'),
    'lib/title.ts': titled('Desk'),
    'lib/next/title.ts': titled('Next'),
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@lib/*": ["./lib/*"] } } }',
    'notes.md': 'Nobody imports this.',
  };
  const start = () => {
    const root = folderWith(files);
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', 'Start');
    return root;
  };
  const checked = async (root: string) => {
    const { stdout } = await hublint(root, '--no-config', '--since', 'HEAD', '--format', 'json', '--fail-on', 'never');
    return JSON.parse(stdout).results.map(({ file }: { file: string }) => file.split('/')[0]);
  };

  test.each([
    ['a module with another content', (root: string) => write(root, { 'lib/title.ts': titled('Lost') }), ['desk']],
    ['a deleted folder', (root: string) => git(root, 'rm', '--quiet', '-r', 'shared'), ['chat']],
    ['a renamed module', (root: string) => git(root, 'mv', 'lib/index.ts', 'lib/main.ts'), ['mail']],
    [
      'a new module that takes precedence over another',
      (root: string) => write(root, { 'shared/title.ts': titled('New') }),
      ['chat'],
    ],
    [
      'other path aliases in `tsconfig.json`',
      (root: string) => write(root, { 'tsconfig.json': files['tsconfig.json'].replace('./lib/', './lib/next/') }),
      ['chat', 'desk', 'mail'],
    ],
    ['a module that nobody imports', (root: string) => git(root, 'rm', '--quiet', 'notes.md', 'lib/next/title.ts'), []],
  ])('%s', async (_, change, expected) => {
    const root = start();
    change(root);
    expect(await checked(root)).toEqual(expected);
  });

  test('a module that no longer hides another', async () => {
    const root = start();
    write(root, { 'shared/title.ts': titled('First') });
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', 'Hide');
    rmSync(join(root, 'shared/title.ts'));
    expect(await checked(root)).toEqual(['chat']);
  });
});

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleHost } from '../../../../src/host/files/module-host.ts';
import { workspaceAt, workspaceOf } from '../../../../src/host/files/project/workspace.ts';
import { folderWith } from '../../folder.ts';

const parcels = (name: string) => `{ "name": "@parcels/${name}" }`;

const packages = {
  'packages/depots/package.json': parcels('depots'),
  'packages/nameless/package.json': '{}',
  'packages/broken/package.json': '{',
  'tools/lint-rules/package.json': parcels('lint-rules'),
  'tools/other/package.json': parcels('other'),
  'deep/a/b/package.json': parcels('deep'),
  'node_modules/elsewhere/package.json': parcels('elsewhere'),
};

const found = (files: Readonly<Record<string, string>>) => {
  const root = folderWith({ ...packages, ...files });
  return [...workspaceAt(root).packages()].map(([name, folder]) => `${name} ${folder}`);
};

describe('the packages of a workspace', () => {
  test('of npm', () => {
    expect(
      found({ 'package.json': '{ "workspaces": ["packages/*", "./tools/lint-*", "!packages/nameless"] }' }),
    ).toEqual(['@parcels/depots packages/depots', '@parcels/lint-rules tools/lint-rules']);
  });

  test('of Yarn, and at any depth', () => {
    expect(found({ 'package.json': '{ "workspaces": { "packages": ["deep/**", "../**", "tools/other"] } }' })).toEqual([
      '@parcels/deep deep/a/b',
      '@parcels/other tools/other',
    ]);
  });

  test('of pnpm', () => {
    const text = `# all of them\npackages:\n  - 'packages/*' # here\n\n  # and there\n  - "tools/lint-rules"\n  - deep/*/*\n\nminimumReleaseAge: 10\nonlyBuiltDependencies:\n  - tools/other\n`;
    expect(found({ 'pnpm-workspace.yaml': text })).toEqual([
      '@parcels/depots packages/depots',
      '@parcels/lint-rules tools/lint-rules',
      '@parcels/deep deep/a/b',
    ]);
  });

  test.each([
    `packages: ['packages/*', "tools/lint-rules"]\nonlyBuiltDependencies: [tools/other]\n`,
    `packages: # all of them\n- packages/*\n- tools/lint-rules\n`,
    `packages:\r\n  [\r\n    packages/*, # here\r\n    'tools/lint-rules',\r\n  ]\r\n`,
  ])('of pnpm, however its list is written: %j', (text) => {
    expect(found({ 'pnpm-workspace.yaml': text })).toEqual([
      '@parcels/depots packages/depots',
      '@parcels/lint-rules tools/lint-rules',
    ]);
  });

  test.each([
    ['package.json', '{ "workspaces": ["{packages,tools}/{depots,lint-rules,{other,none}}"] }'],
    ['pnpm-workspace.yaml', `packages:\n  - '{packages,tools}/{depots,lint-rules,other}'\n`],
    ['pnpm-workspace.yaml', `packages: ['{packages,tools}/{depots,lint-rules,other}', nowhere]\n`],
  ])('with choices in braces, in %s: %j', (file, text) => {
    expect(found({ [file]: text })).toEqual([
      '@parcels/depots packages/depots',
      '@parcels/lint-rules tools/lint-rules',
      '@parcels/other tools/other',
    ]);
  });

  test('are not searched for among any number of alternatives', () => {
    const workspaces = ['{a,b}'.repeat(100), '{a,b}'.repeat(100_000), `{${','.repeat(100_000)}}`];
    for (const pattern of workspaces.slice(1))
      expect(found({ 'package.json': JSON.stringify({ workspaces: [pattern] }) })).toEqual([]);
    expect(() => found({ 'package.json': JSON.stringify({ workspaces }) })).toThrow('in a reasonable time');
  });

  test('of files that begin with a byte order mark', () => {
    const files = {
      'package.json': '\uFEFF{ "workspaces": ["tools/*"] }',
      'tools/marked/package.json': `\uFEFF${parcels('marked')}`,
    };
    expect(found(files)).toContain('@parcels/marked tools/marked');
  });

  test('where there is none', () => {
    expect(found({})).toEqual([]);
    expect(found({ 'package.json': '{ "workspaces": 7 }', 'pnpm-workspace.yaml': 'packages: []' })).toEqual([]);
  });
});

describe('a package of a workspace', () => {
  const files = {
    'package.json': '{ "workspaces": ["packages/*", "tools/*", "old/*"] }',
    'packages/depots/package.json': parcels('depots'),
    'tools/depots/package.json': parcels('tools'),
    'tools/odd/package.json': parcels('labels'),
    'tools/escaped/package.json': '{ "name": "@parcels/l\\u0061nes" }',
    'tools/user/package.json':
      '{ "name": "@parcels/user", "dependencies": { "@parcels/labels": "*", "@parcels/tools": "*" } }',
    'old/depots/package.json': parcels('depots'),
    'old/labels-1/package.json': parcels('labels'),
  };

  test.each([
    ['in the folder that is called like it', 'depots', 'packages/depots'],
    ['in a folder that is called like another', 'tools', 'tools/depots'],
    ['in the last of several folders, none of them called like it', 'labels', 'old/labels-1'],
    ['whose name is written with an escape', 'lanes', 'tools/escaped'],
    ['that only others mention', 'nowhere', undefined],
  ])('is found %s', (_, name, folder) => {
    expect(workspaceAt(folderWith(files)).folderOf(`@parcels/${name}`)).toBe(folder);
  });

  test('is found without reading those with other names', () => {
    const read: string[] = [];
    const { folderOf } = workspaceOf({
      read(path) {
        read.push(path);
        return path === 'pnpm-workspace.yaml' ? 'packages:\n  - packages/*\n' : parcels('depots');
      },
      folders: () => ['carriers', 'depots', 'labels'],
    });
    expect(folderOf('@parcels/depots')).toBe('packages/depots');
    expect(read).toEqual(['package.json', 'pnpm-workspace.yaml', 'packages/depots/package.json']);
  });

  test('is searched for by all workspaces of a run within one budget', () => {
    const budget = { steps: 10 };
    const workspace = () =>
      workspaceOf(
        {
          read: (path) => (path === 'pnpm-workspace.yaml' ? 'packages:\n  - packages/*\n' : undefined),
          folders: () => ['depots', 'labels', 'lanes'],
        },
        budget,
      );
    expect(workspace().folderOf('@parcels/nowhere')).toBeUndefined();
    expect(() => workspace().folderOf('@parcels/nowhere')).toThrow('in a reasonable time');
  });

  test('is none that the lockfile has from a registry', () => {
    const lock = `packages:\n\n  '@parcels/labels@1.0.0':\n    resolution: {}\n`;
    const { folderOf } = workspaceAt(folderWith({ ...files, 'pnpm-lock.yaml': lock }));
    expect(folderOf('@parcels/labels')).toBeUndefined();
    expect(folderOf('@parcels/tools')).toBe('tools/depots');
  });

  test('is found without reading folders that come later', () => {
    const listed: string[] = [];
    const { folderOf } = workspaceOf({
      read: (path) =>
        path === 'pnpm-workspace.yaml'
          ? 'packages:\n  - packages/*\n  - tools/*\n'
          : path === 'packages/depots/package.json'
            ? parcels('depots')
            : undefined,
      folders(path) {
        listed.push(path);
        return ['depots', 'labels'];
      },
    });
    expect(folderOf('@parcels/depots')).toBe('packages/depots');
    expect(listed).toEqual(['packages']);
    expect(folderOf('@parcels/labels')).toBeUndefined();
    expect(listed).toEqual(['packages', 'tools']);
  });

  test('is not searched for if the lockfile has it from a registry, unless a folder has its name', () => {
    const read: string[] = [];
    const texts: Readonly<Record<string, string>> = {
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'pnpm-lock.yaml': `packages:\n  carrier-client@1.4.2:\n  '@parcels/depots@1.0.0':\n`,
      'packages/depots/package.json': parcels('depots'),
    };
    const { folderOf } = workspaceOf({
      read(path) {
        read.push(path);
        return texts[path];
      },
      folders: () => ['carriers', 'depots', 'labels'],
    });
    expect(folderOf('carrier-client')).toBeUndefined();
    expect(read).toEqual(['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']);
    expect(folderOf('@parcels/depots')).toBe('packages/depots');
  });
});

test('a definition gets a folder in the form of its own file names', () => {
  const root = folderWith({
    ...packages,
    'package.json': '{ "workspaces": ["packages/*"] }',
    'integrations/acme/integration.definition.ts': '',
    '.git/HEAD': '',
  });
  const cwd = join(root, 'integrations');
  const host = moduleHost({ path: join(cwd, 'acme/integration.definition.ts'), cwd });
  expect(host.workspacePackage?.('@parcels/depots', '..')).toBe('../packages/depots');
  expect(host.workspacePackage?.('@parcels/elsewhere', '..')).toBeUndefined();
  expect(host.workspacePackage?.('@parcels/depots', 'acme')).toBeUndefined();
  expect(host.read('../packages/depots/package.json')).toBe(parcels('depots'));
});

test('no workspace is looked at that is not in the repository of the definition', () => {
  const root = folderWith({
    ...packages,
    'package.json': '{ "workspaces": ["packages/*"] }',
    'desk/integration.definition.ts': '',
    'desk/.git/HEAD': '',
  });
  const cwd = join(root, 'desk');
  symlinkSync('..', join(cwd, 'linked'));
  const { workspacePackage, workspaceNames } = moduleHost({ path: join(cwd, 'integration.definition.ts'), cwd });
  for (const folder of ['..', 'linked', 'nowhere']) {
    expect(workspacePackage?.('@parcels/depots', folder)).toBeUndefined();
    expect(workspaceNames?.(folder)).toEqual([]);
  }
});

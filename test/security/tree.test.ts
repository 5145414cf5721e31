import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { KnownError } from '../../src/engine/known-error.ts';
import { openRun } from '../../src/run/open-run.ts';
import { folderWith, write } from '../host/folder.ts';
import { committed } from '../host/git/tree/seen.ts';
import { git } from '../host/repository.ts';
import { link, manifest } from './attack.ts';

/** Reads everything that a target names: the content of each manifest, or the error message. */
async function read(cwd: string, target: string): Promise<Readonly<Record<string, unknown>>> {
  const said: Record<string, unknown> = {};
  const onError = (error: unknown) => {
    if (!(error instanceof KnownError)) throw error;
    said[`error ${Object.keys(said).length}`] = Object.values(error.complaint).join(' ');
  };
  const run = await openRun({ config: false, preset: 'strict' }, { cwd, onError });
  try {
    for await (const { file, diagnostics, name } of run.lint([target])) {
      const faults = diagnostics.filter(({ rule }) => rule.startsWith('syntax/') && rule !== 'syntax/opaque');
      said[file] = faults.length === 0 ? name : faults.map(({ message }) => message).join(' ');
    }
  } catch (error) {
    onError(error);
  }
  return said;
}

/** Writes an object, valid for git or not. Returns its id. */
const object = (root: string, type: 'blob' | 'tree', content: Buffer | string): string =>
  execFileSync('git', ['hash-object', '-w', '--literally', '-t', type, '--stdin'], { cwd: root, input: content })
    .toString()
    .trim();

type Entry = readonly [mode: string, name: string | Buffer, id: string];

const tree = (root: string, entries: readonly Entry[]): string =>
  object(
    root,
    'tree',
    Buffer.concat(
      entries.flatMap(([mode, name, id]) => [
        Buffer.from(`${mode} `),
        Buffer.from(name),
        Buffer.from([0]),
        Buffer.from(id, 'hex'),
      ]),
    ),
  );

/** Commits an arbitrary tree, and leaves nothing of it on disk. */
function commitOf(root: string, id: string): string {
  return git(root, 'commit-tree', '-m', 'Tree', id);
}

const empty = () => {
  const root = folderWith({});
  git(root, 'init', '--quiet', '--initial-branch=main');
  return root;
};

describe('a tree that no working tree could contain', () => {
  test('contains nothing named `..`, `.git`, or with path separators', async () => {
    const outer = folderWith({ 'secret.integration.yaml': manifest });
    const root = join(outer, 'root');
    mkdirSync(root);
    git(root, 'init', '--quiet', '--initial-branch=main');
    const blob = object(root, 'blob', manifest);
    const inside = tree(root, [['100644', 'secret.integration.yaml', blob]]);
    const commit = commitOf(
      root,
      tree(root, [
        ['40000', '..', inside],
        ['40000', '.', inside],
        ['40000', '.GIT', inside],
        ['40000', '.git', inside],
        ['100644', '../secret.integration.yaml', blob],
        ['100644', '/secret.integration.yaml', blob],
        ['100644', 'one.integration.yaml', blob],
      ]),
    );
    const found = await read(root, `git:${commit}:`);
    expect(found).toEqual({ [`git:${commit}:one.integration.yaml`]: 'billing' });
    for (const path of ['.git/secret.integration.yaml', '../secret.integration.yaml', './../secret.integration.yaml']) {
      expect(Object.values(await read(root, `git:${commit}:${path}`)), path).toEqual([
        expect.stringMatching(/ not found in the revision |leads out of the repository/),
      ]);
    }
  });

  test('distinguishes names that differ in case, and uses the first of two equal ones', async () => {
    const root = empty();
    const [a, b] = ['A', 'b'].map((name) => object(root, 'blob', manifest.replace('billing', name)));
    const inside = tree(root, [['100644', 'integration.yaml', b ?? '']]);
    const commit = commitOf(
      root,
      tree(root, [
        ['100644', 'X.integration.yaml', a ?? ''],
        ['100644', 'x.integration.yaml', b ?? ''],
        ['100644', 'y.integration.yaml', a ?? ''],
        ['40000', 'y.integration.yaml', inside],
        ['100644', 'z.integration.yaml', inside],
      ]),
    );
    const name = (file: string) => `git:${commit}:${file}.integration.yaml`;
    expect(await read(root, `git:${commit}:`)).toEqual({
      [name('X')]: 'A',
      [name('x')]: 'b',
      [name('y')]: 'A',
      'error 3': expect.stringContaining(`\`${name('z')}\` cannot be read: this clone lacks the content of`),
    });
  });

  test('does not hide a manifest behind a name that is not UTF-8', async () => {
    const root = empty();
    const blob = object(root, 'blob', manifest);
    const odd = Buffer.from('a\xFF.integration.yaml', 'latin1');
    const commit = commitOf(
      root,
      tree(root, [
        ['100644', odd, blob],
        ['40000', Buffer.from('desk\xFE', 'latin1'), tree(root, [['100644', 'integration.yaml', blob]])],
        ['100644', Buffer.from('other\xFD', 'latin1'), blob],
        ['100644', 'z.integration.yaml', blob],
      ]),
    );
    const said = (path: string) => `\`git:${commit}:${path}\` cannot be read: it has a name that is not UTF-8.`;
    const found = await read(root, `git:${commit}:`);
    expect(Object.values(found).sort()).toEqual([
      said('a\uFFFD.integration.yaml'),
      said('desk\uFFFD/integration.yaml'),
      'billing',
    ]);
  });

  test('is refused if it repeats itself excessively, or is deeper than paths can be long', async () => {
    const root = empty();
    let bomb = tree(root, [['100644', 'integration.yaml', object(root, 'blob', manifest)]]);
    for (let level = 0; level < 10; level++) {
      bomb = tree(
        root,
        Array.from('abcdefghij', (name) => ['40000', name, bomb] as const),
      );
    }
    const commit = commitOf(root, bomb);
    expect(await read(root, `git:${commit}:`)).toEqual({
      'error 0': `git cannot list the files of the revision \`${commit}\`: its output is too large.`,
    });
    let deep = tree(root, [['100644', 'integration.yaml', object(root, 'blob', manifest)]]);
    for (let level = 0; level < 50; level++) deep = tree(root, [['40000', 'x'.repeat(100), deep]]);
    const [said] = Object.values(await read(root, `git:${commitOf(root, deep)}:`));
    expect(said).toBe('The revision is too large to read: it has a path of more than 4096 bytes.');
  });

  test('may have 200,000 files, and three hundred nested folders', async () => {
    const root = empty();
    const blob = object(root, 'blob', manifest);
    const folder = tree(
      root,
      Array.from({ length: 1000 }, (_, at) => ['100644', `f${String(at).padStart(4, '0')}`, blob] as const),
    );
    let deep = tree(root, [['100644', 'integration.yaml', blob]]);
    for (let level = 0; level < 300; level++) deep = tree(root, [['40000', 'd', deep]]);
    const wide = Array.from({ length: 200 }, (_, at) => ['40000', `w${String(at).padStart(3, '0')}`, folder] as const);
    const commit = commitOf(root, tree(root, [['40000', 'a', deep], ...wide]));
    expect(Object.values(await read(root, `git:${commit}:`))).toEqual(['billing']);
  });
});

describe('the files of a revision', () => {
  test('are not fetched if they are too large: of a blob of 2 GB only the size is read', async () => {
    const root = empty();
    const id = 'ab'.repeat(20);
    mkdirSync(join(root, '.git/objects/ab'), { recursive: true });
    writeFileSync(join(root, `.git/objects/ab/${id.slice(2)}`), deflateSync('blob 2147483648\0{}'));
    const yaml = object(root, 'blob', manifest);
    const long = object(root, 'blob', `title: ${'x'.repeat(6_000_000)}`);
    const commit = commitOf(
      root,
      tree(root, [
        ['100644', 'huge.integration.json', id],
        ['100644', 'icon.svg', id],
        ['100644', 'integration.yaml', yaml],
        ['100644', 'long.integration.yaml', long],
      ]),
    );
    expect(await read(root, `git:${commit}:`)).toEqual({
      [`git:${commit}:huge.integration.json`]: 'The file is larger than 5 MB.',
      [`git:${commit}:integration.yaml`]: 'billing',
      [`git:${commit}:long.integration.yaml`]: 'The file is larger than 5 MB.',
    });
  });

  test('are those of the revision, whatever git replaces them with', async () => {
    const root = committed(folderWith({ 'integration.yaml': manifest, '.gitattributes': '* filter=trap\n' }));
    const other = object(root, 'blob', manifest.replace('billing', 'replaced'));
    git(root, 'replace', git(root, 'rev-parse', 'HEAD:integration.yaml'), other);
    expect(await read(root, 'git:HEAD:')).toEqual({ 'git:HEAD:integration.yaml': 'billing' });
  });

  test('are reported as missing in a partial clone, and not fetched', async () => {
    const origin = committed(
      folderWith({
        'a/integration.yaml': manifest,
        'b/integration.yaml': `${manifest}title: Twice\n`.replace('title: Billing\n', ''),
      }),
    );
    write(origin, { 'a/integration.yaml': manifest.replace('billing', 'changed') });
    git(origin, 'commit', '--quiet', '--all', '--message=Change');
    git(origin, 'config', 'uploadpack.allowFilter', 'true');
    const clone = (filter: string, ...options: readonly string[]) => {
      const at = join(folderWith({}), 'clone');
      git(origin, 'clone', '--quiet', `--filter=${filter}`, ...options, `file://${origin}`, at);
      return at;
    };
    const hint = 'In a partial clone, fetch';
    const lost = (file: string) =>
      `\`git:HEAD${file}\` cannot be read: this clone lacks the content of \`a/integration.yaml\`. ${hint} it: \`git fetch --refetch --no-filter\`.`;
    const clones = [clone('blob:none'), clone('blob:none', '--no-checkout'), clone('tree:0', '--no-checkout')];
    const objects = () => clones.map((at) => git(at, 'count-objects', '-v'));
    const [some = '', none = '', treeless = ''] = clones;
    const before = objects();
    expect(await read(some, 'git:HEAD:')).toEqual({
      'git:HEAD:a/integration.yaml': 'changed',
      'git:HEAD:b/integration.yaml': 'billing',
    });
    expect(Object.values(await read(some, 'git:HEAD~1:'))).toEqual([lost('~1:a/integration.yaml'), 'billing']);
    expect(Object.values(await read(none, 'git:HEAD:'))).toEqual([lost(':a/integration.yaml')]);
    expect(Object.values(await read(treeless, 'git:HEAD:'))).toEqual([
      `git cannot list the files of the revision \`HEAD\`. ${hint} what is missing: \`git fetch --refetch --no-filter\`.`,
    ]);
    expect(objects()).toEqual(before);
  });

  test('in Git LFS are reported as such', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
    const root = committed(
      folderWith({
        'a.integration.json': pointer,
        'c/integration.yaml': manifest,
        'b/integration.yaml': manifest,
        'b/icon.svg': pointer,
      }),
    );
    const said = (file: string, content: string) =>
      `\`git:HEAD:${file}\` cannot be read: the content of \`${content}\` is in Git LFS, and not in the revision. Check the revision out, and let Git LFS fetch the file.`;
    expect(Object.values(await read(root, 'git:HEAD:'))).toEqual([
      said('a.integration.json', 'a.integration.json'),
      said('b/integration.yaml', 'b/icon.svg'),
      'billing',
    ]);
  });

  test('are not those that symlinks out of the revision lead to', async () => {
    const outside = folderWith({ 'secret.yaml': 'name: hunter2\n' });
    const root = folderWith({
      'desk/integration.yaml': manifest.replace('icon.svg', 'up.svg').replace('hub.md', 'absolute.md'),
      'secret.svg': '<svg/>',
    });
    link(root, 'a.integration.yaml', join(outside, 'secret.yaml'));
    link(root, 'b.integration.yaml', '../../../../../../../../etc/hostname');
    link(root, 'c.integration.yaml', '.git/config');
    link(root, 'd.integration.yaml', 'd.integration.yaml');
    link(root, 'desk/up.svg', '../secret.svg');
    link(root, 'desk/absolute.md', join(outside, 'secret.yaml'));
    link(root, 'folder', outside);
    committed(root);
    const said: unknown[] = [];
    for (const file of [
      'a.integration.yaml',
      'b.integration.yaml',
      'c.integration.yaml',
      'd.integration.yaml',
      'folder/secret.yaml',
    ]) {
      said.push(...Object.values(await read(root, `git:HEAD:${file}`)));
    }
    const out = (file: string) => `\`git:HEAD:${file}\` leads out of the repository, or into another one.`;
    expect(said).toEqual([
      out('a.integration.yaml'),
      out('b.integration.yaml'),
      '`c.integration.yaml` not found in the revision `HEAD`.',
      '`d.integration.yaml` not found in the revision `HEAD`.',
      out('folder/secret.yaml'),
    ]);
    const run = await openRun({ config: false, preset: 'strict' }, { cwd: root });
    const found = [];
    for await (const { diagnostics } of run.lint(['git:HEAD:desk']))
      found.push(...diagnostics.map(({ message }) => message));
    expect(found.join('\n')).toMatch(/`up\.svg`[\s\S]*`absolute\.md`/);
  });

  test('of a submodule are unknown, not missing', async () => {
    const library = committed(folderWith({ 'integration.yaml': manifest, 'names.ts': 'export const title = 1' }));
    const root = committed(
      folderWith({
        'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from './sub/names'
export default new IntegrationDefinition({ name: 'acme/desk', version: '1.0.0', title })
`,
      }),
    );
    git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'sub');
    git(root, 'commit', '--quiet', '--all', '--message=Add');
    expect(await read(root, 'git:HEAD:')).toEqual({ 'git:HEAD:integration.definition.ts': 'acme/desk' });
    expect(Object.values(await read(root, 'git:HEAD:sub/integration.yaml'))[0]).toContain('or into another one');
  });

  test('are not followed endlessly', async () => {
    const steps = (most: number) =>
      Array.from({ length: most }, (_, at) => [`f${at}/names.ts`, `export * from '../f${at + 1}/names'\n`]);
    const definition = (names: string) => `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from '../${names}/names'
export default new IntegrationDefinition({ name: 'acme/desk', version: '1.0.0', title })
`;
    const root = folderWith({
      'far/integration.definition.ts': definition('f0'),
      'near/integration.definition.ts': definition('f35'),
      ...Object.fromEntries(steps(60)),
      'f60/names.ts': "export const title = 'Desk'\n",
    });
    mkdirSync(join(root, 'links'));
    for (let at = 0; at < 60; at++) symlinkSync(`l${at + 1}.yaml`, join(root, `links/l${at}.yaml`));
    write(root, { 'links/l60.yaml': manifest });
    committed(root);
    expect(Object.values(await read(root, 'git:HEAD:near'))).toEqual(['acme/desk']);
    expect(Object.values(await read(root, 'git:HEAD:far'))).toEqual([
      '`git:HEAD:far/integration.definition.ts` cannot be read: its imports or links lead through too many folders.',
    ]);
    expect(Object.values(await read(root, 'git:HEAD:links/l30.yaml'))).toEqual(['billing']);
    expect(Object.values(await read(root, 'git:HEAD:links/l0.yaml'))[0]).toContain('lead through too many folders');
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { write } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { faulty, outdated } from './manifests.ts';
import { folderWith } from './terminal.ts';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

/** File permissions do not apply to root, and nobody else can read root's temporary folder. */
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
if (isRoot) chmodSync(tmpdir(), 0o755);

function hublint(folder: string, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: process.env.TMPDIR };
  const options = { cwd: folder, env, encoding: 'utf8', timeout: 60_000, ...nobody } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], options);
  return { code: status, stdout, stderr };
}

/** If only the owner can access the folder, this cannot be tested as another user. */
const isReachable = process.platform !== 'win32' && hublint('/', '--version').code === 0;

function open(folder: string): string {
  chmodSync(folder, 0o755);
  return folder;
}

const permission = 'it needs a permission that this user does not have.';

describe.skipIf(!isReachable)('operations that file permissions forbid', () => {
  it.each([
    ['a manifest', { 'integration.json': faulty }, 'integration.json', 0o000, ['integration.json']],
    ['a manifest that is found', { 'integration.json': faulty }, 'integration.json', 0o000, ['.']],
    [
      'a configuration that is named',
      { 'c.json': '{}', 'integration.json': faulty },
      'c.json',
      0o000,
      ['--config=c.json'],
    ],
    ['a baseline', { 'b.json': '{}', 'integration.json': faulty }, 'b.json', 0o000, ['--baseline=b.json']],
    ['a folder', { 'night/integration.json': faulty }, 'night', 0o311, ['night']],
  ])('reading: %s', (_, files, closed, mode, args) => {
    const folder = open(folderWith(files));
    chmodSync(join(folder, closed), mode);
    const { code, stdout, stderr } = hublint(folder, ...args);
    chmodSync(join(folder, closed), 0o755);
    expect(stderr).toMatch(/^hublint: .*`\S+` cannot be (?:read|searched): /);
    expect(stderr.split('\n')[0]).toContain(permission);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it.each([
    ['a report', ['--format=json=r.json'], 'r.json'],
    ['a baseline', ['--update-baseline', '--baseline=b.json'], 'b.json'],
    ['a fix', ['--fix'], 'integration.json'],
  ])('writing: %s', (_, args, file) => {
    const folder = folderWith({ 'integration.json': outdated });
    chmodSync(join(folder, 'integration.json'), 0o666);
    chmodSync(folder, 0o555);
    const { code, stderr } = hublint(folder, ...args);
    chmodSync(folder, 0o755);
    expect(stderr).toContain(`hublint: \`${file}\` cannot be written: ${permission}\n`);
    expect(stderr).not.toContain('.hublint-');
    expect(code).toBe(2);
  });

  it('comparing with a revision: unreadable files count as changed, and the others are checked', () => {
    const folder = open(folderWith({ 'a/integration.json': faulty, 'b/integration.json': faulty, 'notes.txt': '' }));
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'All');
    git(folder, 'config', 'safe.directory', '*');
    write(folder, { 'a/integration.json': faulty.replace('{', '{ '), 'notes.txt': 'Ask the harbour.' });
    chmodSync(join(folder, 'notes.txt'), 0o000);
    const { code, stdout } = hublint(folder, '--since', 'HEAD', '--format', 'compact');
    chmodSync(join(folder, 'notes.txt'), 0o644);
    expect(stdout).toMatch(/^a\/integration\.json:/);
    expect(stdout).not.toContain('b/integration.json');
    expect(code).toBe(1);
  });

  it('writing: a configuration', () => {
    const folder = folderWith({});
    chmodSync(folder, 0o555);
    const { code, stderr } = hublint(folder, 'init');
    expect(stderr).toBe(`hublint: \`hublint.config.yaml\` cannot be written: ${permission}\n`);
    expect(code).toBe(2);
  });
});

describe('a configuration is read', () => {
  const configured = { 'integration.json': faulty, 'hublint.config.json': '{ "rules": { "version-semver": "off" } }' };

  it.each(['{ broken', '', '[]', 'null', '{ "hublint": { "rules": 5 }'])('beside a package.json that is %j', (text) => {
    const { code, stdout, stderr } = hublint(
      open(folderWith({ ...configured, 'package.json': text })),
      '--format=compact',
    );
    expect(stderr).toBe('');
    expect(stdout).not.toContain('[version-semver]');
    expect(code).toBe(0);
  });

  it('beside a package.json that is a folder', () => {
    const folder = open(folderWith(configured));
    mkdirSync(join(folder, 'package.json'));
    expect(hublint(folder, '--format=compact')).toMatchObject({ code: 0, stderr: '' });
  });
});

it.skipIf(process.platform === 'win32')('says so where the working directory was removed', () => {
  const folder = folderWith({});
  writeFileSync(join(folder, 'run.sh'), 'mkdir gone && cd gone && rmdir ../gone && "$1" "$2" .; echo "exit $?"');
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
  const shown = execFileSync('sh', ['-c', 'sh run.sh "$@" 2>&1', 'sh', process.execPath, bundle], options);
  expect(shown).toBe(
    'hublint: The working directory no longer exists.\n  Change to one that exists, with `cd`.\nexit 2\n',
  );
  const about = 'mkdir gone && cd gone && rmdir ../gone && "$1" "$2" --version && "$1" "$2" --help';
  expect(execFileSync('sh', ['-c', about, 'sh', process.execPath, bundle], options)).toContain('Commands');
});

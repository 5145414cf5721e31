import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { chat, hublint, lines, only, project, text } from './project.ts';

test('init writes a configuration that holds, and a workflow on GitHub, and never overwrites', async () => {
  const root = folderWith({ 'chat/integration.yaml': chat });
  git(root, 'init', '--quiet');
  git(root, 'remote', 'add', 'origin', 'https://github.com/acme/chat.git');
  const { code, stdout } = await hublint(root, 'init');
  expect(code).toBe(0);
  expect(stdout).toContain(
    'Found chat/integration.yaml.\nWrote hublint.config.yaml.\nWrote .github/workflows/hublint.yml.\n',
  );
  expect((await hublint(root, 'config')).code).toBe(0);
  write(root, { 'hublint.config.yaml': only });
  expect((await hublint(root, 'init')).stdout).toContain('Kept hublint.config.yaml: there already is a configuration.');
  expect(text(root, 'hublint.config.yaml')).toBe(only);
});

test('init writes settings in comments, which hold as soon as they are none', async () => {
  const root = folderWith({ 'integrations/legacy/integration.yaml': chat });
  await hublint(root, 'init');
  const settings = /^# (rules|overrides|ignores| {2}).*/;
  const uncommented = lines(text(root, 'hublint.config.yaml')).map((line) =>
    settings.test(line) ? line.slice('# '.length) : line,
  );
  write(root, { 'hublint.config.yaml': `${uncommented.join('\n')}\n` });
  const { code, stdout } = await hublint(root, 'config', 'integrations/legacy', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    ignores: ['**/fixtures/**'],
    rules: {
      'secret-name-case': { severity: 'warn' },
      'script-length': { severity: 'warn', options: { percent: 80 } },
      'action-title-required': { severity: 'off' },
    },
  });
});

test.each([
  ['main', [['checkout', '--quiet', '-b', 'main']]],
  ['master', [['checkout', '--quiet', '-b', 'master']]],
  ['main', [['checkout', '--quiet', '-b', 'tides']]],
  ['first', []],
  [
    'harbour',
    [
      ['checkout', '--quiet', '--orphan', 'harbour'],
      ['branch', '-D', 'first'],
    ],
  ],
  [
    'main',
    [
      ['checkout', '--quiet', '--detach'],
      ['branch', '-D', 'first'],
    ],
  ],
  ['main', [['update-ref', 'refs/remotes/origin/tides', 'HEAD']]],
  ['master', [['update-ref', 'refs/remotes/origin/master', 'HEAD']]],
  [
    'trunk',
    [
      ['checkout', '--quiet', '-b', 'main'],
      ['update-ref', 'refs/remotes/origin/trunk', 'HEAD'],
      ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk'],
    ],
  ],
])('init writes a workflow for the branch that pull requests go to: %s', async (branch, steps) => {
  const root = folderWith({ 'chat/integration.yaml': chat });
  git(root, 'init', '--quiet', '--initial-branch', 'first');
  git(root, 'remote', 'add', 'origin', 'https://github.com/acme/chat.git');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Chat');
  for (const step of steps) git(root, ...step);
  await hublint(root, 'init');
  expect(text(root, '.github/workflows/hublint.yml')).toContain(`  push:\n    branches: [${branch}]\n`);
});

test('init in a folder of a repository says where GitHub looks for the workflow', async () => {
  const root = folderWith({ 'chat/integration.yaml': chat, 'chat/.github/CODEOWNERS': '* @acme/chat\n' });
  git(root, 'init', '--quiet');
  git(root, 'remote', 'add', 'origin', 'https://github.com/acme/chat.git');
  const chatFolder = join(root, 'chat');
  const { code, stdout } = await hublint(chatFolder, 'init');
  expect(code).toBe(0);
  expect(stdout).toBe(
    `Found integration.yaml.
Wrote hublint.config.yaml.
Wrote no workflow: GitHub reads those in the root of the repository only. \`hublint init\` in .. writes one.

Next: run \`hublint\` to see what there is to fix, or \`hublint --update-baseline\` to record it as inherited.
`,
  );
  expect(existsSync(join(chatFolder, '.github/workflows'))).toBe(false);
  await hublint(root, 'init');
  expect((await hublint(chatFolder, 'init')).stdout).toContain(
    'Kept ../.github/workflows/hublint.yml: it already exists.\nKept hublint.config.yaml',
  );
});

test('init --baseline records the findings of today', async () => {
  const root = folderWith({ 'chat/integration.yaml': chat });
  expect((await hublint(root, 'init', '--baseline')).code).toBe(0);
  expect(text(root, 'hublint.config.yaml')).toContain('\nbaseline: hublint.baseline.json\n');
  expect((await hublint(root)).code).toBe(0);
});

test('init --baseline FILE names that file in the configuration, as YAML reads it back', async () => {
  for (const file of ['sub/old.json', '007', 'a b: c.json']) {
    const root = folderWith({ 'chat/integration.yaml': chat, 'sub/keep': '' });
    expect((await hublint(root, 'init', `--baseline=${file}`)).code).toBe(0);
    expect(existsSync(join(root, file))).toBe(true);
    expect(await hublint(root)).toMatchObject({ code: 0, stderr: '' });
  }
});

test.each([
  ['nope/old.json', 'hublint: `nope/old.json` cannot be written: there is no folder `nope`.'],
  ['../old.json', 'hublint: The baseline `../old.json` is outside the project, where no configuration may name it.'],
])('init --baseline %s writes nothing', async (file, message) => {
  const root = folderWith({ 'package.json': '{}', 'chat/integration.yaml': chat });
  const { code, stdout, stderr } = await hublint(root, 'init', `--baseline=${file}`);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  expect(existsSync(join(root, 'hublint.config.yaml'))).toBe(false);
});

test('init --baseline names the configurations in subfolders that do not use the recorded baseline', async () => {
  const root = folderWith({
    'chat/integration.yaml': chat,
    'mail/integration.yaml': chat,
    'mail/hublint.config.yaml': only,
  });
  const { stdout, stderr } = await hublint(root, 'init', '--baseline');
  expect(lines(stderr)).toEqual([
    expect.stringMatching(/inherited in hublint\.baseline\.json\.$/),
    expect.stringMatching(/inherited in mail\/hublint\.baseline\.json\.$/),
  ]);
  expect(lines(stdout).at(-1)).toBe(
    'Next: name the baseline as `baseline` in mail/hublint.config.yaml, and commit them; from then on `hublint` reports only what is new.',
  );
});

test.each([
  ['.github', 'its folder is inside something that is not a folder'],
  ['.github/workflows', 'its folder already exists as something else'],
])('init says why the workflow cannot be written: %s is a file', async (file, why) => {
  const root = project();
  git(root, 'init', '--quiet');
  git(root, 'remote', 'add', 'origin', 'https://github.com/acme/chat.git');
  write(root, { [file]: 'Not a folder.\n' });
  const { code, stderr } = await hublint(root, 'init');
  expect([code, stderr]).toEqual([2, `hublint: \`.github/workflows/hublint.yml\` cannot be written: ${why}.\n`]);
});

test('init --baseline uses the baseline that a configuration names, and says what is left to do if it names none', async () => {
  const root = project();
  const { code, stdout } = await hublint(root, 'init', '--baseline');
  expect(code).toBe(0);
  expect(lines(stdout).at(-1)).toBe(
    'Next: name the baseline as `baseline` in hublint.config.yaml, and commit them; from then on `hublint` reports only what is new.',
  );
  const named = project({ 'hublint.config.yaml': `${only}baseline: old.json\n` });
  const second = await hublint(named, 'init', '--baseline');
  expect(second.stderr).toContain('inherited in old.json.');
  expect(lines(second.stdout).at(-1)).toMatch(/^Next: commit these files; from now on/);
  expect((await hublint(named)).code).toBe(0);
});

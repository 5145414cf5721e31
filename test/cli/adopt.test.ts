import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { folderWith, write } from '../host/folder.ts';
import { git } from '../host/repository.ts';

const chat = `name: chat # as the hub knows it
version: v1.0.0
title: Chat
description: Talks to people where they are.
public: true
secrets:
  token: { description: Bot token. }
`;
const only = 'extends: []\nrules: { version-semver: error, public-deprecated: warn, secret-name-case: error }\n';

async function hublint(cwd: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const output = (chunks: string[]) => ({ write: (text: string) => chunks.push(text), writable: true });
  const io = { stdout: output(out), stderr: output(err), stdin: async () => Buffer.from(chat), cwd, env: {} };
  const code = await main([...argv], io);
  return { code, stdout: out.join(''), stderr: err.join('') };
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const project = (files: Readonly<Record<string, string>> = {}) =>
  folderWith({ 'chat/integration.yaml': chat, 'hublint.config.yaml': only, ...files });
const text = (root: string, file = 'chat/integration.yaml') => readFileSync(join(root, file), 'utf8');

test('--fix fixes what is safe and keeps everything else to the byte', async () => {
  const root = project();
  const { code, stdout, stderr } = await hublint(root, '--fix', '--format', 'compact');
  expect(text(root)).toBe(chat.replace('v1.0.0', '1.0.0').replace('public: true', 'visibility: public'));
  expect(stderr).toBe('Fixed 2 findings in chat/integration.yaml.\n');
  expect([code, lines(stdout)[0]]).toEqual([1, expect.stringContaining('chat/integration.yaml:7:3: error: ')]);
});

test('--fix-unsafe fixes all, and a second run finds nothing to fix', async () => {
  const root = project();
  expect((await hublint(root, '--fix-unsafe')).code).toBe(0);
  expect(text(root)).toContain('  TOKEN: { description: Bot token. }');
  expect((await hublint(root, '--fix-unsafe')).stderr).toBe('');
});

test('--fix-dry-run shows a diff that git takes, and writes nothing', async () => {
  const root = project();
  const { code, stdout, stderr } = await hublint(root, '--fix-dry-run');
  expect([code, stderr]).toEqual([1, '']);
  expect(text(root)).toBe(chat);
  expect(lines(stdout).filter((line) => /^[-+]/.test(line))).toEqual([
    '--- a/chat/integration.yaml',
    '+++ b/chat/integration.yaml',
    '-version: v1.0.0',
    '+version: 1.0.0',
    '-public: true',
    '+visibility: public',
  ]);
  write(root, { 'fix.patch': stdout });
  git(root, 'apply', 'fix.patch');
  expect(text(root)).toContain('version: 1.0.0');
});

test('--fix-dry-run says what there is where it shows no diff, and nothing where nothing is', async () => {
  const root = project({ 'chat/integration.yaml': chat.replace('v1', '1').replace('public: true\n', '') });
  const left =
    'Nothing would be fixed, of 1 error in 1 manifest. Without `--fix-dry-run`, hublint shows what there is.';
  expect(await hublint(root, '--fix-dry-run')).toEqual({
    code: 1,
    stdout: '',
    stderr: `${left} \`--fix-unsafe\` would fix 1.\n`,
  });
  const { code, stderr } = await hublint(root, '--fix-dry-run', '--fix-unsafe');
  expect([code, stderr]).toEqual([0, '']);
});

test('--fix-dry-run says that a diff of files elsewhere cannot be applied', async () => {
  const root = project({ 'mail/notes.md': '' });
  const { stdout, stderr } = await hublint(join(root, 'mail'), '--fix-dry-run', '../chat');
  expect(stdout).toContain('--- a/../chat/integration.yaml');
  expect(stderr).toBe('Files outside of the working directory are in this diff, which `git apply` refuses.\n');
});

test('where one file cannot be written none is, and the report shows what is on disk', async () => {
  const mail = chat.replace('chat', 'mail');
  const root = project({ 'mail/integration.yaml': mail });
  const found = await hublint(root, '--format', 'compact');
  chmodSync(join(root, 'mail/integration.yaml'), 0o444);
  const { code, stdout, stderr } = await hublint(root, '--fix', '--format', 'compact', '--format', 'json=report.json');
  expect([code, stderr]).toEqual([2, 'hublint: `mail/integration.yaml` is read-only, and was left unchanged.\n']);
  expect([text(root), text(root, 'mail/integration.yaml')]).toEqual([chat, mail]);
  expect(lines(stdout)).toEqual(lines(found.stdout));
  expect(JSON.parse(text(root, 'report.json')).unchecked).toBeUndefined();
  expect(JSON.parse(text(root, 'report.json')).summary).toMatchObject({ files: 2 });
});

test('a diff or a baseline is not shown with a report, which goes into a file', async () => {
  const root = project();
  for (const option of ['--fix-dry-run', '--update-baseline']) {
    const { code, stderr } = await hublint(root, option, '--format', 'json');
    expect([code, stderr]).toEqual([
      2,
      `hublint: \`${option}\` shows no report, but \`--format json\` asks for one.\n  Write it to a file: \`--format json=FILE\`.\n`,
    ]);
    await hublint(root, option, '--format', 'json=report.json');
    expect(JSON.parse(text(root, 'report.json')).summary.files).toBe(1);
  }
});

test('what is found is not fixed and recorded at once', async () => {
  const root = project();
  for (const option of ['--fix', '--fix-unsafe', '--fix-dry-run']) {
    const { code, stdout, stderr } = await hublint(root, '--update-baseline', option);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `hublint: \`--update-baseline\` records what there is, and \`${option}\` is about changing it.\n  Run one after the other: \`hublint ${option}\`, then \`hublint --update-baseline\` for what is left.\n`,
    );
  }
  expect([text(root), existsSync(join(root, 'hublint.baseline.json'))]).toEqual([chat, false]);
});

test('--since is not about standard input', async () => {
  const root = project();
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'All');
  const { code, stderr } = await hublint(root, '-', '--stdin-filename', 'chat.yaml', '--since', 'HEAD');
  write(root, { 'chat/integration.yaml': `${chat}# changed\n` });
  const changed = await hublint(root, '-', '--stdin-filename', 'chat.yaml', '--since', 'HEAD');
  expect([code, changed.code]).toEqual([2, 2]);
  expect([stderr, changed.stderr]).toEqual([
    'hublint: `--since` is about files on disk, and standard input is none.\n  Leave it out: what comes from standard input is always checked.\n',
    stderr,
  ]);
});

test('standard input is not fixed in place', async () => {
  const { code, stderr } = await hublint(project(), '-', '--fix', '--stdin-filename', 'chat.yaml');
  expect([code, stderr]).toEqual([2, expect.stringContaining('Standard input cannot be fixed in place.')]);
});

test('a baseline silences what was there, and reports what is new and what is gone', async () => {
  const root = project();
  const recorded = await hublint(root, '--update-baseline');
  expect(recorded.code).toBe(0);
  expect(recorded.stderr).toBe(
    'Recorded 3 findings as inherited in hublint.baseline.json.\nUse it with `--baseline FILE`, or name it in the configuration as `baseline`.\n',
  );
  const baseline = text(root, 'hublint.baseline.json');
  expect((await hublint(root, '--baseline', 'hublint.baseline.json')).code).toBe(0);

  write(root, {
    'chat/integration.yaml': `# moved down\n\n${chat}  api-key: { description: Key. }\n`.replace('v1.0.0', '1.0.0'),
  });
  const { code, stdout } = await hublint(root, '--baseline', 'hublint.baseline.json', '--format', 'compact');
  expect(code).toBe(1);
  expect(lines(stdout).map((line) => line.replace(/: .*\[/, ' ['))).toEqual([
    'chat/integration.yaml:10:3 [secret-name-case]',
    'hublint.baseline.json:15:7 [baseline/stale]',
    expect.stringContaining('1 error and 1 warning'),
  ]);

  write(root, { 'chat/integration.yaml': chat });
  await hublint(root, '--update-baseline');
  await hublint(root, '--update-baseline', 'chat');
  expect(text(root, 'hublint.baseline.json')).toBe(baseline);
});

test('a baseline does not call gone what nobody looks for, and what no rule stands for any more is gone', async () => {
  const root = project();
  await hublint(root, '--update-baseline');
  const baseline = text(root, 'hublint.baseline.json');
  const stale = async (...options: readonly string[]) => {
    const { stdout } = await hublint(root, '--baseline', 'hublint.baseline.json', '--format', 'compact', ...options);
    return lines(stdout).filter((line) => line.includes('[baseline/stale]'));
  };
  expect(await stale('--preset', 'bp-lint')).toEqual([]);
  expect(await stale('--rule', 'version-semver=off')).toEqual([]);
  write(root, { 'hublint.baseline.json': baseline.replace('"version-semver"', '"house/version"') });
  expect(await stale('--rule', 'version-semver=off')).toEqual([expect.stringContaining('`house/version`')]);
});

test('--update-baseline leaves out what was recorded of manifests that are gone', async () => {
  const root = project({ 'mail/integration.yaml': chat.replace('chat', 'mail') });
  await hublint(root, '--update-baseline');
  const recorded = () => Object.keys(JSON.parse(text(root, 'hublint.baseline.json')).findings);
  expect(recorded()).toEqual(['chat/integration.yaml', 'mail/integration.yaml']);
  rmSync(join(root, 'mail'), { recursive: true });
  await hublint(root, '--update-baseline', 'chat');
  expect(recorded()).toEqual(['chat/integration.yaml', 'mail/integration.yaml']);
  await hublint(root, '--update-baseline');
  expect(recorded()).toEqual(['chat/integration.yaml']);
});

test('--update-baseline says where a rule crashed, and where nothing changed', async () => {
  const house = `export default { name: 'house', rules: [{ id: 'tide', summary: 'Tides.', presets: { all: 'warn' },
    messages: { a: 'A' }, integration() { throw new Error('no tide'); } }] };`;
  const root = project({ 'house.mjs': house, 'hublint.config.yaml': 'extends: [house/all]\nplugins: [./house.mjs]\n' });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'All');
  const { code, stderr } = await hublint(root, '--update-baseline');
  expect([code, stderr]).toEqual([2, expect.stringContaining('A rule crashed, so this may not be all.')]);
  rmSync(join(root, 'hublint.baseline.json'));
  expect(await hublint(root, '--update-baseline', '--since', 'HEAD')).toMatchObject({
    code: 0,
    stderr: 'No manifest changed since HEAD.\n',
  });
});

test('a baseline may begin with a byte order mark', async () => {
  const root = project();
  await hublint(root, '--update-baseline');
  write(root, { 'hublint.baseline.json': `\uFEFF${text(root, 'hublint.baseline.json')}` });
  expect((await hublint(root, '--baseline', 'hublint.baseline.json')).code).toBe(0);
});

test('a name that ends as that of a folder is none of a file', async () => {
  const root = project();
  for (const options of [
    ['--format', 'json=reports/'],
    ['--baseline', 'reports/', '--update-baseline'],
  ]) {
    const { code, stderr } = await hublint(root, ...options);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('`reports/` is the name of a folder.\n  Name a file in it.'),
    ]);
  }
  expect(existsSync(join(root, 'reports'))).toBe(false);
});

test('a report does not replace what is checked, nor what says how', async () => {
  const files = {
    'hublint.config.yaml': only,
    'tides/integration.yaml': chat,
    'tides/integration.definition.ts': 'export default {};\n',
    'tides/actions.ts': 'export const actions = {};\n',
    'specs/ferries.yaml': chat,
    'strict.json': '{ "extends": "strict" }',
  };
  const root = project(files);
  symlinkSync('tides', join(root, 'again'));
  const asked = [
    ['tides/integration.yaml', 'is to be checked'],
    ['./again/../again/integration.yaml', 'is to be checked', 'tides'],
    ['tides/integration.definition.ts', 'is a module', 'specs/ferries.yaml'],
    ['tides/integration.definition.ts', 'is to be checked'],
    ['tides/actions.ts', 'is a module'],
    ['specs/ferries.yaml', 'is to be checked', './specs//ferries.yaml'],
    ['specs/ferries.yaml', 'is to be checked', 'specs/*.yaml'],
    ['tides/integration.yaml', 'is to be checked', 'tid*'],
    ['hublint.config.yaml', 'is where a configuration stands'],
  ];
  for (const [file = '', why, ...targets] of asked) {
    expect(await hublint(root, ...targets, '--format', `json=${file}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `hublint: A report cannot be written to \`${file}\`, which ${why}.\n  Name another file: what is there would be lost.\n`,
    });
  }
  expect((await hublint(root, '--config', 'strict.json', '--format', 'json=strict.json')).stderr).toBe(
    'hublint: A report cannot be written to `strict.json`, which is the configuration.\n',
  );
  for (const [name, held] of Object.entries(files)) expect(text(root, name)).toBe(held);
  expect((await hublint(root, 'tides/integration.yaml', '--format', 'json=specs/ferries.yaml')).code).toBe(1);
});

test('a report does not replace what a manifest names, nor what a configuration extends', async () => {
  const files = {
    'hublint.config.yaml': 'extends: ./lint/house.yaml\n',
    'lint/house.yaml': only,
    'tides/integration.yaml': `${chat}icon: pictures/tides.svg\nreadme: hub.md\n`,
    'tides/pictures/tides.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'tides/hub.md': '# Tides\n',
    'tides/notes.md': '# Notes\n',
  };
  const root = project(files);
  const asked = [
    ['tides/hub.md', '`tides/integration.yaml` names.\n  Name another file: what is there would be lost.'],
    ['tides/pictures/tides.svg', '`tides/integration.yaml` names.\n  Name another file: what is there would be lost.'],
    ['lint/house.yaml', 'is the configuration that another extends.'],
  ];
  for (const [file, why] of asked) {
    expect(await hublint(root, '--format', `markdown=${file}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `hublint: A report cannot be written to \`${file}\`, which ${why}\n`,
    });
  }
  for (const [name, held] of Object.entries(files)) expect(text(root, name)).toBe(held);
  expect((await hublint(root, '--format', 'markdown=tides/notes.md')).code).toBe(1);
  expect(text(root, 'tides/notes.md')).not.toBe('# Notes\n');
});

test.each([
  ['data', 'tides', 'configuration', 'settings.yaml', '--format', 'json=hublint.baseline.json'],
  ['review', 'tides', '--format', 'json=hublint.baseline.json'],
  ['review', 'tides', '--against', 'old.yaml', '--format', 'json=old.yaml'],
])('a report of `%s` spares what it does not check, either', async (...args) => {
  const kept = { 'hublint.baseline.json': '{ "version": 1, "findings": {} }', 'old.yaml': chat };
  const root = project({
    'tides/integration.yaml': `${chat}configuration: { schema: { type: object } }\n`,
    'settings.yaml': 'harbour: Elbe\n',
    ...kept,
  });
  const { code, stderr } = await hublint(root, ...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^hublint: A report cannot be written to /)]);
  for (const [name, held] of Object.entries(kept)) expect(text(root, name)).toBe(held);
});

test('a report does not replace the baseline, whatever names it', async () => {
  const root = project({
    'hublint.config.yaml': `${only}baseline: old.json\n`,
    'old.json': '{ "version": 1, "findings": {} }',
  });
  const refused = await hublint(root, '--format', 'json=./old.json');
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toBe('hublint: A report cannot be written to `./old.json`, which is the baseline.\n');
  expect(text(root, 'old.json')).toBe('{ "version": 1, "findings": {} }');
  expect((await hublint(root, '--format', 'json=new.json')).code).toBe(1);
});

test('a baseline that is missing or is none is one sentence', async () => {
  const root = project({ 'other.json': '{ "version": 7 }' });
  expect((await hublint(root, '--baseline', 'none.json')).stderr).toContain('Baseline `none.json` not found.');
  expect((await hublint(root, '--baseline', 'other.json')).stderr).toBe(
    'hublint: `other.json` is not a hublint baseline.\n  Name the file of the baseline; where this was one, delete it, and `--update-baseline` writes it anew.\n',
  );
});

test('the hub preset takes no comment and no baseline into account', async () => {
  const silenced = chat.replace('secrets:', 'secrets:\n  # hublint-disable-next-line secret-name-case -- old');
  const root = project({
    'chat/integration.yaml': silenced,
    'hublint.config.yaml': `${only}baseline: hublint.baseline.json\n`,
  });
  await hublint(root, '--update-baseline');
  expect((await hublint(root)).code).toBe(0);
  const { code, stdout } = await hublint(root, '--preset', 'hub', '--format', 'compact');
  expect([code, stdout]).toEqual([1, expect.stringContaining('[secret-name-case]')]);
});

test('--no-inline ignores all comments', async () => {
  const silenced = chat.replace('secrets:', 'secrets:\n  # hublint-disable-next-line secret-name-case -- old');
  const root = project({ 'chat/integration.yaml': silenced });
  const count = async (...argv: readonly string[]) =>
    lines((await hublint(root, '--format', 'compact', ...argv)).stdout).length;
  expect(await count('--no-inline')).toBe((await count()) + 1);
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
  expect(seen).toMatchObject({ code: 0, stderr: 'No manifest changed since HEAD.\n' });
  expect(seen.stdout).toBe('✔ No manifest to check.\n');
});

test('--since checks all that a configuration holds for, where only that changed, and says why', async () => {
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

describe('--since checks all that is judged otherwise, and says why', () => {
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
    ['what a plugin imports', 'lint/tide.mjs', tide('Tides.'), `mail/lint/house.mjs changed since HEAD, ${all}`],
    [
      'a configuration that is gone',
      'hublint.config.json',
      undefined,
      'mail/hublint.config.json was deleted since HEAD, so everything that it applied to is checked.\n',
    ],
  ])('%s', async (_, name, text, why) => {
    // What changes in the folder of a manifest is another reason.
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

describe('--since checks a definition whose imports lead elsewhere than before', () => {
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
    ['a folder that is gone', (root: string) => git(root, 'rm', '--quiet', '-r', 'shared'), ['chat']],
    ['a module that has another name', (root: string) => git(root, 'mv', 'lib/index.ts', 'lib/main.ts'), ['mail']],
    [
      'a module that comes before another',
      (root: string) => write(root, { 'shared/title.ts': titled('New') }),
      ['chat'],
    ],
    [
      'a map of names that is another',
      (root: string) => write(root, { 'tsconfig.json': files['tsconfig.json'].replace('./lib/', './lib/next/') }),
      ['chat', 'desk', 'mail'],
    ],
    ['what nobody imports', (root: string) => git(root, 'rm', '--quiet', 'notes.md', 'lib/next/title.ts'), []],
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

test.each([
  ['main', [['checkout', '--quiet', '-b', 'main']]],
  ['master', [['checkout', '--quiet', '-b', 'master']]],
  ['main', [['checkout', '--quiet', '-b', 'tides']]],
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

test('init --baseline names the configurations further down that do not read what was recorded', async () => {
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

test('what a baseline holds of manifests that are gone is told, until it is updated', async () => {
  const root = project({
    'hublint.config.yaml': `${only}baseline: old.json\n`,
    'mail/integration.yaml': chat,
    'maps/integration.yaml': chat,
  });
  await hublint(root, '--update-baseline');
  rmSync(join(root, 'mail'), { recursive: true });
  expect(await hublint(root)).toMatchObject({
    code: 0,
    stderr:
      'old.json holds findings of `mail/integration.yaml`, which is no longer there; `--update-baseline` removes them.\n',
  });
  rmSync(join(root, 'maps'), { recursive: true });
  expect((await hublint(root, 'chat')).stderr).toBe(
    'old.json holds findings of 2 manifests, such as `mail/integration.yaml`, that are no longer there; `--update-baseline` removes them.\n',
  );
  await hublint(root, '--update-baseline');
  expect((await hublint(root)).stderr).toBe('');
});

test.each([
  ['.github', 'its folder is below what is no folder'],
  ['.github/workflows', 'its folder is there already, as something else'],
])('init says why there is no room for a workflow: %s is a file', async (file, why) => {
  const root = project();
  git(root, 'init', '--quiet');
  git(root, 'remote', 'add', 'origin', 'https://github.com/acme/chat.git');
  write(root, { [file]: 'Not a folder.\n' });
  const { code, stderr } = await hublint(root, 'init');
  expect([code, stderr]).toEqual([2, `hublint: \`.github/workflows/hublint.yml\` cannot be written: ${why}.\n`]);
});

test('init --baseline says what is left to do where a configuration names none, and uses the one that it names', async () => {
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

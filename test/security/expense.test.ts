import { expect, test } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { hublint, manifest } from './attack.ts';

/** A file with a long name, which globs are matched against. */
const named = { [`${'a'.repeat(40)}/${'a'.repeat(40)}.integration.yaml`]: manifest };

test.each([`${'*(a|b)'.repeat(30)}!`, `${'*a'.repeat(30)}!`, '?(a)'.repeat(30), '(((a+)+)+)+b'])(
  'a glob takes linear time: %s',
  (glob) => {
    const overrides = [{ files: glob, rules: { 'version-semver': 'off' } }];
    for (const config of [{ overrides }, { ignores: [glob] }]) {
      const run = hublint(folderWith({ ...named, 'hublint.config.json': JSON.stringify(config) }), [
        '--format',
        'compact',
      ]);
      expect(run).toMatchObject({ status: 1, stderr: '' });
      expect(run.stdout).toContain('[version-semver]');
    }
    expect(hublint(folderWith(named), [glob]).status).toBe(2);
  },
);

test.each([
  ['""', '1:14: `overrides.0.files`: expected a glob, not an empty string.\n'],
  ['[desk, ""]', '1:28: `overrides.0.files.1`: expected a glob, not an empty string.\n'],
])('an override for %s is refused at its position', (files, message) => {
  const config = `overrides: [{files: ${files}, rules: {}}]\n`;
  const run = hublint(folderWith({ 'integration.yaml': manifest, 'hublint.config.yaml': config }), []);
  expect(run).toEqual({ status: 2, stdout: '', stderr: `hublint: hublint.config.yaml:${message}` });
});

test('configurations that extend each other crosswise are read once each, and the last value applies', () => {
  const levels = Array.from({ length: 30 }, (_, at) => at);
  const above = (at: number) => `extends: [./north${at + 1}.yaml, ./south${at + 1}.yaml]\n`;
  const files = Object.fromEntries(
    levels.flatMap((at) => [
      [`north${at}.yaml`, at === 29 ? 'rules: { version-semver: warn }\n' : above(at)],
      [`south${at}.yaml`, at === 29 ? 'rules: { version-semver: info }\n' : above(at)],
    ]),
  );
  const folder = folderWith({ ...files, 'integration.yaml': manifest, 'hublint.config.yaml': above(-1) });
  const run = hublint(folder, ['--format', 'compact']);
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('integration.yaml:2:10: info: ');
});

test('a configuration can consist of a limited number of files', () => {
  const files = Object.fromEntries(
    Array.from({ length: 600 }, (_, at) => [`c${at}.yaml`, `extends: ./c${at + 1}.yaml\n`]),
  );
  const run = hublint(folderWith({ ...files, 'integration.yaml': manifest }), ['--config', 'c0.yaml']);
  expect(run.status).toBe(2);
  expect(run.stderr).toBe('hublint: A configuration consists of at most 500 files that extend each other.\n');
});

test('aliases in a configuration are expanded up to a limit', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `    r${at}: off\n`).join('');
  const more = '  - { files: desk, rules: { <<: *many } }\n'.repeat(3000);
  const config = `overrides:\n  - files: desk\n    rules: &many\n${names.replaceAll('    r', '      r')}${more}`;
  const run = hublint(folderWith({ 'integration.yaml': manifest, 'hublint.config.yaml': config }), []);
  expect(run.status).toBe(2);
  expect(run.stderr).toMatch(/^hublint: hublint\.config\.yaml:\d+:\d+: There are more than 250,000 names and values/);
});

test.each(['package.json', 'pnpm-workspace.yaml'])('patterns of %s search a limited number of folders', (file) => {
  const patterns = [`${'*a'.repeat(20)}b`, '**/'.repeat(20), ...Array(20_000).fill('packages/*')];
  const text =
    file === 'package.json'
      ? JSON.stringify({ workspaces: patterns })
      : `packages:\n${patterns.map((pattern) => `  - "${pattern}"\n`).join('')}  - ${' '.repeat(100_000)}'x\n`;
  const folders = ['a', 'b', 'c'].map((name) => name.repeat(40));
  const deep = folders.flatMap((one) =>
    folders.flatMap((two) => folders.map((three) => `${one}/${two}/${three}/x.txt`)),
  );
  const run = hublint(
    folderWith({
      ...Object.fromEntries(deep.map((name) => [name, ''])),
      'integration.yaml': manifest,
      'desk/integration.definition.ts': "import { x } from '@parcels/desk';\nexport default x;\n",
      '.git/HEAD': '',
      [file]: text,
    }),
    ['--format', 'compact'],
  );
  expect(run.stdout).toContain('[version-semver]');
  expect(run.status).toBe(2);
  expect(run.stderr).toMatch(/^hublint: The packages of this workspace cannot be found in a reasonable time/);
});

test('a pattern searches no more folders than a workspace has', () => {
  const run = hublint(
    folderWith({
      'integration.yaml': manifest,
      'desk/integration.definition.ts': "import { x } from '@parcels/desk';\nexport default x;\n",
      '.git/HEAD': '',
      'package.json': JSON.stringify({ workspaces: [`${'a/'.repeat(20_000)}b`] }),
    }),
    ['--format', 'compact'],
  );
  expect(run.status).toBe(2);
  expect(run.stdout).not.toContain('[syntax/too-deep]');
  expect(run.stderr).toMatch(
    /^hublint: A pattern of this workspace leads through 20001 folders; expected at most 100\.\n/,
  );
});

test('mistakes in a module are counted, and only a few are reported', () => {
  const definition = (before: string) => ({
    'integration.definition.ts': `import { x } from './desk';\nexport default x;\n`,
    'desk.ts': `${before}\nexport const x = <T>(a: T) => a;\n`,
  });
  const told = (before: string) => hublint(folderWith(definition(before)), ['--format', 'compact']);
  expect(told('a:'.repeat(1000)).stdout).toContain('This code has too many syntax errors to be read.');
  expect(told('a: a: x();').stdout).toContain("Label 'a' is already declared.");
});

test.each(['\r', '\u2028', '\u2029'])('a readme of only line breaks as %j is scanned once', (lineBreak) => {
  const files = { 'integration.yaml': `${manifest}readme: hub.md\n`, 'hub.md': lineBreak.repeat(100_000) };
  const started = performance.now();
  const run = hublint(folderWith(files), ['--format', 'compact']);
  expect(run.stdout).toContain('The readme has `0` characters of text');
  expect(performance.now() - started).toBeLessThan(4000);
});

test('long lists of names are compared in time', () => {
  const names = (prefix: string) => Array.from({ length: 30_000 }, (_, at) => `${prefix}${at}`);
  const version = (prefix: string) => ({
    name: 'tide-table',
    version: '1.0.0',
    secrets: names(prefix),
    user: { tags: {}, creation: { enabled: true, requiredTags: names(prefix) } },
  });
  const folder = folderWith({
    'ebb.json': JSON.stringify(version('ebb')),
    'flood.json': JSON.stringify(version('FLOOD')),
  });
  const started = performance.now();
  const lint = hublint(folder, ['ebb.json', '--as', 'record', '--format', 'compact']);
  expect(lint.stdout).toContain('Secret `ebb0` is not in SCREAMING_SNAKE_CASE');
  const compare = hublint(folder, ['compare', 'ebb.json', 'flood.json', '--as', 'record', '--format', 'compact']);
  expect(compare.stdout).toContain('Tag `FLOOD0` is now required to create a user.');
  expect(performance.now() - started).toBeLessThan(15_000);
});

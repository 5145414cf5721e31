import { chmodSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { repositoryWith, runStep } from '../action/runner.ts';
import { folderWith, write } from '../host/folder.ts';
import { expectSilence, hublint, link, manifest, mark } from './attack.ts';

vi.setConfig({ testTimeout: 60_000 });

const json = (imported: unknown) => JSON.stringify({ $import: imported, rules: {} }, undefined, 2);
const yaml = (imported: unknown) => `$import: ${JSON.stringify(imported)}\nrules: {}\n`;

const forms: readonly (readonly [name: string, text: (imported: unknown) => string])[] = [
  ['hublint.config.json', json],
  ['hublint.config.yaml', yaml],
  ['hublint.config.yml', yaml],
  ['.hublintrc', yaml],
  ['.hublintrc', json],
  ['.hublintrc.json', json],
  ['.hublintrc.yaml', yaml],
  ['.hublintrc.yml', yaml],
  ['package.json', (imported) => JSON.stringify({ name: 'desk', hublint: { $import: imported } })],
];

const push = { name: 'push', payload: { before: '' } };

function refuses(name: string, text: string): void {
  const trap = mark();
  const evil = { 'evil.cjs': trap.module, 'evil.json': '{ "$import": "./evil.cjs" }' };
  const root = repositoryWith({ 'billing/integration.yaml': manifest, [name]: text, ...evil });
  const { status, stderr } = hublint(root, []);
  expect(stderr).toMatch(/`\$import` is not supported: it would run what it names\.\n {2}Use `extends`/);
  expect(status).toBe(2);
  const step = runStep(root, { event: push });
  expect(step).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  expect(step.stdout).toContain('`$import` is not supported');
  expect(trap.isThere()).toBe(false);
}

test.each(forms)('`$import` in %s is refused, and executes nothing', (name, text) => refuses(name, text('./evil.cjs')));

test.each([[['./evil.cjs']], [['./none.json', './evil.cjs']], ['./evil.json'], [{}]])(
  'and so is a reference to it as %j',
  (imported) => refuses('.hublintrc', yaml(imported)),
);

test('`$import` in an extended configuration, and in one that is code, is refused, too', () => {
  const trap = mark();
  const files = { 'billing/integration.yaml': manifest, 'evil.cjs': trap.module };
  const extended = repositoryWith({
    ...files,
    'hublint.config.json': '{ "extends": "./base.yaml" }',
    'base.yaml': '$import: ./evil.cjs\n',
  });
  expect(hublint(extended, []).stderr).toContain('base.yaml:1:1: `$import` is not supported');
  const code = repositoryWith({ ...files, 'hublint.config.mjs': 'export default { $import: "./evil.cjs" };' });
  expect(hublint(code, []).stderr).toContain('`$import` is not supported');
  expect(trap.isThere()).toBe(false);
});

test.each(['.config/config.js', '.config/config.cjs', '.config/config.ts', '.config/config.mjs'])(
  'the configuration of the configuration loader, %s, is not executed',
  (name) => {
    const trap = mark();
    const root = repositoryWith({
      'billing/integration.yaml': manifest,
      'hublint.config.json': '{}',
      [name]: trap.module,
      'package.json': '{ "cosmiconfig": { "$import": "./.config/config.js" } }',
    });
    expect(hublint(root, []).status).toBe(1);
    expect(runStep(root, { event: push }).outputs.conclusion).toBe('failure');
    expect(trap.isThere()).toBe(false);
  },
);

const secret = 'AUTHORIZATION: basic eC1hY2Nlc3MtdG9rZW4';

test.each(['hublint.config.json', 'hublint.config.yaml', '.hublintrc', '.hublintrc.json', 'package.json'])(
  'a symlink called %s reveals nothing of its target',
  (name) => {
    const outside = folderWith({ 'token.txt': `hublint: ${secret}\n"hublint": { ${secret}` });
    for (const target of [join(outside, 'token.txt'), '.git/config']) {
      const root = repositoryWith({ 'billing/integration.yaml': manifest });
      write(root, { '.git/config': `[core]\n\tbare = false\n[http]\n\textraheader = ${secret}\n"hublint": {` });
      link(root, name, target);
      for (const args of [[], ['--config', name]]) expectSilence(hublint(root, args), secret);
      expectSilence(runStep(root, { event: push }), secret);
      if (name !== 'package.json') expect(hublint(root, []).stderr).toMatch(/cannot be read: it leads (?:out of|into)/);
    }
  },
);

test('a file that is no configuration is refused without quoting it', () => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest, 'token.yaml': `${secret}\n${secret}\n` });
  const run = hublint(root, ['--config', 'token.yaml']);
  expect(run.stderr).toContain('token.yaml:2:1: This key is already at 1:1; a configuration has each key once.');
  expectSilence(run, 'eC1hY2');
});

test.each([
  ['an alias', `name: *${secret}\n`],
  ['a line that is no entry', `name: a\n${secret.replaceAll(':', '')}\nb: c\n`],
  ['a quote inside a quote', `{ "a": "\`b\`${secret}\`c\`" ${secret.replaceAll(/\W/g, '')}: 1 }`],
  ['a number of another language', '{ "a": 0xeC1hY2 0xeC1 }'],
])('nor is %s in one', (_, text) => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest, 'token.yaml': text });
  const run = hublint(root, ['--config', 'token.yaml']);
  expect(run.stderr).toContain('token.yaml:');
  expectSilence(run, 'eC1hY2');
  expectSilence(run, secret);
});

test('`extends` cannot lead out of the repository', () => {
  const outside = folderWith({ 'base.json': `{ "token": "${secret}" }`, 'repository/.keep': '' });
  const cases = [join(outside, 'base.json'), '../base.json', './link.json'];
  for (const extended of cases) {
    const root = join(outside, 'repository');
    write(root, {
      '.git/HEAD': 'ref: refs/heads/main\n',
      'billing/integration.yaml': manifest,
      'hublint.config.json': JSON.stringify({ extends: extended }),
    });
    if (extended === './link.json') link(root, 'link.json', '../base.json');
    const run = hublint(root, []);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain('it leads out of the repository.');
    expectSilence(run, secret);
  }
});

test('a configuration is not taken from a folder that others can write to, nor from above one', () => {
  const trap = mark();
  const shared = folderWith({ 'hublint.config.cjs': trap.module, 'mine/billing/integration.yaml': manifest });
  chmodSync(shared, 0o1777);
  expect(hublint(join(shared, 'mine/billing'), []).status).toBe(1);
  expect(trap.isThere()).toBe(false);
  write(shared, {
    'integration.yaml': manifest,
    'package.json': '{ "workspaces": ["mine/*"] }',
    '.git/HEAD': 'ref: x',
  });
  const inRepository = hublint(join(shared, 'mine/billing'), []);
  // A repository is trusted like its owner, whatever the modes of its folders.
  expect([inRepository.status, trap.isThere()]).toEqual([1, true]);
});

test('a configuration in such a folder is skipped with a notice', () => {
  const trap = mark();
  const shared = folderWith({ 'hublint.config.cjs': trap.module, 'integration.yaml': manifest });
  chmodSync(shared, 0o1777);
  const run = hublint(shared, []);
  expect(run.stderr).toBe(
    'The configuration hublint.config.cjs is not used, because others can write to its folder (--config hublint.config.cjs uses it anyway).\n',
  );
  expect([run.status, trap.isThere()]).toEqual([1, false]);
});

test('a configuration is not taken from above the home folder', () => {
  const trap = mark();
  const root = folderWith({ 'hublint.config.cjs': trap.module, 'home/ada/billing/integration.yaml': manifest });
  const run = hublint(join(root, 'home/ada/billing'), [], { HOME: join(root, 'home/ada') });
  expect([run.status, run.stderr, trap.isThere()]).toEqual([1, '', false]);
});

test('the home folder is known in any spelling, and may be missing', () => {
  const trap = mark();
  const root = folderWith({ 'hublint.config.cjs': trap.module, 'home/ada/billing/integration.yaml': manifest });
  link(root, 'ada', 'home/ada');
  for (const home of [`${join(root, 'home/ada')}/`, join(root, 'ada')]) {
    expect(hublint(join(root, 'home/ada/billing'), [], { HOME: home }).status).toBe(1);
  }
  expect(trap.isThere()).toBe(false);
});

test('a package is not loaded from a folder that others can write to, whatever precedes it', () => {
  const trap = mark();
  const shared = folderWith({
    'node_modules/plug/index.js': trap.module,
    'mine/integration.yaml': manifest,
    'mine/package.json': '{}',
    'mine/hublint.config.json': '{ "plugins": ["plug"] }',
    'mine/node_modules/plug/.keep': '',
  });
  chmodSync(shared, 0o1777);
  const run = hublint(join(shared, 'mine'), []);
  expect([run.status, trap.isThere()]).toEqual([2, false]);
  expect(run.stderr).toContain('others can write to that folder');
});

test('a plugin must be in the repository, even through symlinks', () => {
  const trap = mark();
  const shared = folderWith({ 'plug.cjs': trap.module });
  const repository = folderWith({ '.git/HEAD': '', 'integration.yaml': manifest });
  link(repository, 'plug.cjs', join(shared, 'plug.cjs'));
  for (const name of ['./plug.cjs', join(shared, 'plug.cjs'), `../${basename(shared)}/plug.cjs`]) {
    write(repository, { 'hublint.config.json': JSON.stringify({ plugins: [name] }) });
    const run = hublint(repository, []);
    expect(run.stderr).toBe(
      `hublint: hublint.config.json:1:13: Plugin \`${name}\` cannot be used: it leads out of the repository.\n`,
    );
    expect([run.status, trap.isThere()]).toEqual([2, false]);
  }
});

test('without a repository, a plugin is not loaded from a folder that others can write to', () => {
  const trap = mark();
  const shared = folderWith({ 'plug.cjs': trap.module });
  chmodSync(shared, 0o777);
  const config = JSON.stringify({ plugins: [join(shared, 'plug.cjs')] });
  const run = hublint(folderWith({ 'integration.yaml': manifest, 'hublint.config.json': config }), []);
  expect(run.stderr).toContain('cannot be used: others can write to its folder.');
  expect([run.status, trap.isThere()]).toEqual([2, false]);
});

test('a plugin beside a configuration that the user names is loaded, wherever that is', () => {
  const trap = mark();
  const elsewhere = folderWith({
    'lint/hublint.config.json': '{ "plugins": ["../plug.cjs"] }',
    'plug.cjs': trap.module,
  });
  const repository = folderWith({ '.git/HEAD': '', 'integration.yaml': manifest });
  hublint(repository, ['--config', join(elsewhere, 'lint/hublint.config.json')]);
  expect(trap.isThere()).toBe(true);
});

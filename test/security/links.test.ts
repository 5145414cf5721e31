import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runStep } from '../action/runner.ts';
import { folderWith, write } from '../host/folder.ts';
import { expectSilence, hublint, link, manifest } from './attack.ts';

vi.setConfig({ testTimeout: 60_000 });

const kept = 'What stood there before.\n';
const secret = 'basic eC1hY2Nlc3MtdG9rZW4';
const push = { name: 'push', payload: { before: '' } };

/** Creates a folder with a repository in it, and beside it a file that must not be accessed. */
function besides(files: Readonly<Record<string, string>>) {
  const outer = folderWith({ 'victim.txt': kept, 'reports/.keep': '' });
  const root = join(outer, 'root');
  write(root, { '.git/HEAD': 'ref: refs/heads/main\n', 'billing/integration.yaml': manifest, ...files });
  const untouched = () => {
    expect(readFileSync(join(outer, 'victim.txt'), 'utf8')).toBe(kept);
    expect(readdirSync(outer).sort()).toEqual(['reports', 'root', 'victim.txt']);
    expect(readdirSync(join(outer, 'reports'))).toEqual(['.keep']);
  };
  return { outer, root, untouched };
}

const reports: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['a report', ['--format', 'compact=FILE']],
  ['a report to be read by machines', ['--format', 'sarif=FILE']],
  ['a baseline', ['--update-baseline', '--baseline', 'FILE']],
];

test.each(reports)('%s is not written through a symlink', (_, args) => {
  const { root, untouched } = besides({});
  link(root, 'report.txt', '../victim.txt');
  link(root, 'dangling.txt', '../new.txt');
  link(root, 'out', '../reports');
  link(root, 'inside.txt', 'billing/integration.yaml');
  for (const file of ['report.txt', 'dangling.txt', 'out/report.txt', 'inside.txt', '.git/hooks', '.git/report.txt']) {
    const run = hublint(
      root,
      args.map((arg) => arg.replace('FILE', file)),
    );
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(
      /^hublint: (?:`\S+` cannot be written|The baseline `\S+` cannot be read|There is no baseline)/,
    );
    untouched();
  }
  expect(readFileSync(join(root, 'billing/integration.yaml'), 'utf8')).toBe(manifest);
});

test('the Action writes no report, SARIF or baseline through a symlink', () => {
  const { root, untouched } = besides({});
  link(root, 'report.txt', '../victim.txt');
  link(root, 'out', '../reports');
  for (const inputs of [
    { 'sarif-file': 'report.txt' },
    { format: 'compact=report.txt' },
    { 'sarif-file': 'out/hublint.sarif' },
    { 'sarif-file': 'out/deep/hublint.sarif' },
    { format: 'json=out/report.json' },
  ]) {
    const ran = runStep(root, { inputs, event: push });
    expect(ran).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
    expect(ran.stdout).toContain('cannot be written: ');
    untouched();
  }
  const good = runStep(root, { inputs: { 'sarif-file': 'made/deep/hublint.sarif' }, event: push });
  expect(good.outputs['sarif-file']).toBe('made/deep/hublint.sarif');
  expect(lstatSync(join(root, 'made/deep/hublint.sarif')).isFile()).toBe(true);
});

test('the Action does not work in a folder that a symlink leads to outside of the workspace', () => {
  const { root } = besides({});
  link(root, 'packages', '..');
  for (const [folder, why] of [
    ['packages', 'which leads out of the workspace.'],
    ['..', 'which leads out of the workspace.'],
    ['none', 'and there is no such folder.'],
  ] as const) {
    const ran = runStep(root, { inputs: { 'working-directory': folder }, event: push });
    expect(ran.status).toBe(2);
    expect(ran.stdout).toContain(why);
  }
});

test('a baseline that a configuration names must be in its project', () => {
  const { root, untouched } = besides({ 'hublint.config.json': '{ "baseline": "../victim.txt" }' });
  for (const args of [[], ['--update-baseline']]) {
    const run = hublint(root, args);
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('names the baseline `../victim.txt`, which is outside the project.');
  }
  untouched();
});

test('`init` does not write through symlinks', () => {
  const { root, untouched } = besides({});
  link(root, '.github', '../reports');
  const run = hublint(root, ['init']);
  expect(run.status).toBe(2);
  expect(run.stderr).toContain(
    '`.github/workflows/hublint.yml` cannot be written: a link leads out of the repository.',
  );
  untouched();
});

test('a fix is not written through a symlink out of the repository', () => {
  const { outer, root } = besides({ 'billing/icon.svg': '<svg/>' });
  write(outer, { 'elsewhere.yaml': manifest });
  link(root, 'chat/integration.yaml', '../../elsewhere.yaml');
  const run = hublint(root, ['--fix', 'chat/integration.yaml']);
  expect(run.status).toBe(2);
  expect(run.stderr).toBe('hublint: `chat/integration.yaml` cannot be read: it leads out of the repository.\n');
  expect(readFileSync(join(outer, 'elsewhere.yaml'), 'utf8')).toBe(manifest);
});

const definition = `import { IntegrationDefinition } from '@botpress/sdk';
import data from './data.json';

export default new IntegrationDefinition({
  name: 'desk', version: '1.0.0', title: 'Desk', description: data.text ?? 'Answers letters.',
  icon: 'icon.svg', readme: 'hub.md', identifier: { extractScript: 'x.vrl' },
});
`;

test.each(['billing/x.vrl', 'billing/icon.svg', 'billing/hub.md', 'billing/data.json'])(
  'a symlink called %s reveals nothing of git’s data, of other folders or of what is outside',
  (name) => {
    const targets = ['../.git/config', '../other/credentials.txt', '../../victim.txt', '/etc/passwd'];
    for (const target of name.endsWith('.json') ? ['../.git/config', '../../victim.txt', '/etc/passwd'] : targets) {
      const { outer, root } = besides({
        '.git/config': `[http]\n\textraheader = ${secret}\n`,
        'other/credentials.txt': `${secret}\n`,
        'billing/integration.definition.ts': definition,
      });
      write(outer, { 'victim.txt': `{ "text": "${secret}" }` });
      link(root, name, target);
      for (const args of [
        [],
        ['print', 'billing/integration.definition.ts'],
        ['--format', 'html'],
        ['--format', 'json'],
      ]) {
        const run = hublint(root, args);
        expectSilence(run, secret);
        expectSilence(run, Buffer.from(secret).toString('base64').slice(4, -4));
        expectSilence(run, 'root:x:0');
      }
    }
  },
);

test('a manifest in JSON can only use an icon and readme in its own folder', () => {
  const { root } = besides({
    'chat/integration.json': '{ "name": "chat", "version": "1.0.0", "icon": "icon.svg", "readme": "hub.md" }',
    'other/hub.md': `# ${secret}`,
  });
  link(root, 'chat/hub.md', '../other/hub.md');
  link(root, 'chat/icon.svg', '../.git/HEAD');
  const run = hublint(root, ['--preset', 'strict', '--format', 'json', 'chat']);
  expect(run.stdout).toContain('"rule": "icon-format"');
  expectSilence(run, secret);
});

test('names outside of the repository are not seen on behalf of an import, either', () => {
  const definition = (specifier: string) =>
    `import { IntegrationDefinition } from '@botpress/sdk';\nimport { tide } from '${specifier}';\nexport default new IntegrationDefinition({ name: 'tides', version: '1.0.0', title: tide });\n`;
  const { outer, root } = besides({
    'package.json': '{ "workspaces": ["tides", "tables", "out/*", "tables/out/*"] }',
    'tables/package.json':
      '{ "name": "@tides/tables", "exports": { "./a/*": "./src/*", "./b/*": "./out/*", "./c/*": "./../../*", "./d/*": "./../.git/*" } }',
    'tables/src/high.ts': 'export const tide = 1;',
  });
  write(outer, { 'harbour/package.json': '{ "name": "@tides/harbour" }' });
  link(root, 'out', '..');
  link(root, 'tables/out', '../..');
  for (const name of ['victim.tx', 'report', 'HEADS', '../harbou']) {
    write(root, { 'tides/integration.definition.ts': definition(`@tides/tables/a/${name}`) });
    const run = hublint(root, ['tides', '--format', 'compact']);
    expect(run.stdout).toContain('tides/integration.definition.ts:2:22: error: Cannot find module');
    expect(run.stdout).not.toMatch(/Did you mean|victim\.txt|reports|HEAD`|harbour/);
  }
  write(root, { 'tides/integration.definition.ts': definition('@tides/tables/a/high.t') });
  expect(hublint(root, ['tides', '--format', 'compact']).stdout).toContain('Did you mean `@tides/tables/a/high.ts`?');
});

test('a target that leads out of the repository through a symlink is not read', () => {
  for (const target of ['../victim.txt', '.git/config', '/etc/passwd']) {
    const { root } = besides({ '.git/config': `${secret}: [` });
    link(root, 'integration.yaml', target);
    link(root, 'folder', '..');
    const runs = [
      hublint(root, ['integration.yaml']),
      hublint(root, ['folder/root/integration.yaml']),
      runStep(root, { inputs: { files: 'integration.yaml' }, event: push }),
    ];
    for (const run of runs) {
      expect(run.status).toBe(2);
      expect(`${run.stdout}${run.stderr}`).toMatch(/cannot be read: it leads (?:out of the repository|into `\.git`)\./);
      for (const text of [secret, 'root:x:0', 'What stood']) expectSilence(run, text);
    }
  }
});

test('a symlink does not lead from one repository into another', () => {
  const { outer, root } = besides({});
  write(outer, { 'other/.git/HEAD': 'ref: x', 'other/integration.yaml': `name: ${secret}` });
  link(root, 'other', '../other');
  const run = hublint(root, ['other/integration.yaml']);
  expect(run.stderr).toBe('hublint: `other/integration.yaml` cannot be read: it leads out of the repository.\n');
});

test('only regular files are read, and nothing blocks on others', () => {
  const { root } = besides({});
  for (const [file, target] of [
    ['integration.json', '/dev/zero'],
    ['chat/integration.json', '/dev/stdin'],
  ] as const) {
    link(root, file, target);
    expect(hublint(root, [file]).status).toBe(2);
  }
  const outside = folderWith({});
  execFileSync('sh', ['-c', 'mkfifo integration.json'], { cwd: outside });
  expect(hublint(outside, ['integration.json']).stderr).toContain('it is not a regular file.');
});

test('without a repository, nothing below the working directory leads out of it either', () => {
  const { outer, root, untouched } = besides({});
  rmSync(join(root, '.git'), { recursive: true });
  write(outer, { 'secret.json': `{ "${secret}": 1 }` });
  link(root, 'hublint.config.json', '../secret.json');
  expectSilence(hublint(root, []), secret);
  expectSilence(runStep(root, { event: push }), secret);
  rmSync(join(root, 'hublint.config.json'));
  link(root, 'out', '../reports');
  link(root, '.github', '../reports');
  link(root, 'x.integration.yaml', '../secret.json');
  for (const args of [
    ['--format', 'json=out/x.json'],
    ['init'],
    ['x.integration.yaml'],
    ['--update-baseline', '--baseline', 'out/b.json'],
  ]) {
    const run = hublint(root, args);
    expect(run.status).toBe(2);
    expectSilence(run, secret);
  }
  expect(runStep(root, { inputs: { 'sarif-file': 'out/deep/x.sarif' }, event: push }).status).toBe(2);
  rmSync(join(outer, 'secret.json'));
  untouched();
});

test('a `.git` that someone else owns, or that is a symlink, still is a boundary', () => {
  const { outer, root } = besides({});
  write(outer, { 'elsewhere.yaml': `name: ${secret}`, 'data/HEAD': 'ref: x' });
  rmSync(join(root, '.git'), { recursive: true });
  link(root, '.git', '../data');
  link(root, 'made/integration.yaml', '../../elsewhere.yaml');
  const run = hublint(outer, ['root/made/integration.yaml']);
  expect(run.stderr).toBe('hublint: `root/made/integration.yaml` cannot be read: it leads out of the repository.\n');
});

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith, write } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { hublint, manifest } from './attack.ts';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));
const outdated = `${manifest}public: false\n`;
const mended = outdated.replace('v1.4.0', '1.4.0').replace('public: false', 'visibility: private');

const start = (cwd: string, ...args: readonly string[]) =>
  spawn(process.execPath, [bundle, ...args], { cwd, stdio: 'ignore' });

test('concurrent updates of one baseline keep the entries of each', async () => {
  const names = ['acme', 'billing', 'chat', 'desk', 'ferry', 'parcels'];
  const folder = folderWith(Object.fromEntries(names.map((name) => [`${name}/integration.yaml`, manifest])));
  const codes = names.map(async (name) => {
    const [code] = await once(start(folder, '--update-baseline', name, '--baseline', 'b.json'), 'exit');
    return code;
  });
  expect(await Promise.all(codes)).toEqual(names.map(() => 0));
  const { findings } = JSON.parse(readFileSync(join(folder, 'b.json'), 'utf8'));
  expect(Object.keys(findings)).toEqual(names.map((name) => `${name}/integration.yaml`));
  expect(readdirSync(folder).sort()).toEqual([...names, 'b.json'].sort());
});

test('the lock of a killed run expires', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const folder = folderWith({ 'integration.yaml': manifest, '.hublint-b.json.lock': String(pid) });
  expect(hublint(folder, ['--update-baseline', '--baseline', 'b.json']).status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['b.json', 'integration.yaml']);
});

test('two concurrent runs that fix the same file leave it fixed', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `desk${at}/integration.yaml`);
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, outdated])));
  await Promise.all([1, 2].map(() => once(start(folder, '--fix'), 'exit')));
  expect(names.filter((name) => readFileSync(join(folder, name), 'utf8').includes('public'))).toEqual([]);
  expect(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.hublint')),
  ).toEqual([]);
});

test.skipIf(process.platform === 'win32')('no `cp` in the project is executed, with a repository or without', () => {
  const above = { 'desk/integration.yaml': outdated, 'bin/cp': '#!/bin/sh\ntouch "$(dirname "$0")/ran"\nexit 1\n' };
  for (const [files, from] of [
    [{ 'package.json': '{ "name": "desks" }' }, 'desk'],
    [{}, ''],
    [{ '.git/HEAD': '' }, 'desk'],
  ] as const) {
    const folder = folderWith({ ...above, ...files });
    chmodSync(join(folder, 'bin/cp'), 0o755);
    hublint(join(folder, from), ['--fix'], { PATH: `${join(folder, 'bin')}:${process.env.PATH}` });
    expect(readFileSync(join(folder, 'desk/integration.yaml'), 'utf8')).toBe(mended);
    expect(readdirSync(join(folder, 'bin'))).toEqual(['cp']);
  }
});

test.skipIf(process.platform === 'win32')('an interrupted run leaves complete files, and no others', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `desk${at}.integration.yaml`);
  for (const wait of [50, 150, 250, 300, 350, 400, 450, 3000]) {
    const folder = folderWith(Object.fromEntries(names.map((name) => [name, outdated])));
    const child = start(folder, '--fix');
    setTimeout(() => child.kill('SIGINT'), wait);
    const [code, signal] = await once(child, 'exit');
    expect([code, signal]).toEqual(signal === null ? [1, null] : [null, 'SIGINT']);
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
    const texts = new Set(names.map((name) => readFileSync(join(folder, name), 'utf8')));
    expect([[outdated], [mended]]).toContainEqual([...texts]);
  }
});

test('leftovers of a killed run are removed by the next run that fixes, not by one that only reads', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const left = `desk/.hublint-${pid}-9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d`;
  const folder = folderWith({
    'desk/integration.yaml': mended,
    'shop/integration.yaml': outdated,
    [left]: 'name: bil',
  });
  hublint(folder, ['--format', 'json=report.json']);
  expect(existsSync(join(folder, left))).toBe(true);
  hublint(folder, ['--fix']);
  expect(readdirSync(join(folder, 'desk'))).toEqual(['integration.yaml']);
  expect(readFileSync(join(folder, 'shop/integration.yaml'), 'utf8')).toBe(mended);
});

describe.skipIf(!existsSync('/dev/full'))('if standard output is full', () => {
  test.each(['--help', '--version', 'rules', '.', 'print .', '. --format json', '--nope'])('%s says so', (args) => {
    const folder = folderWith({ 'integration.yaml': manifest });
    const { status, stderr } = spawnSync('sh', ['-c', `"$0" "$1" ${args} > /dev/full`, process.execPath, bundle], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^hublint: (?:Cannot write to standard output: it would need more space|There is no option)/,
    );
    expect(stderr).not.toContain('    at ');
  });

  test('a report about an error does not change the exit code', () => {
    const { status } = spawnSync('sh', ['-c', '"$0" "$1" --nope 2> /dev/full', process.execPath, bundle]);
    expect(status).toBe(2);
  });
});

test.skipIf(process.platform === 'win32')(
  'a file that becomes too large for the disk keeps its previous content',
  () => {
    const text = `${outdated}${`# ${'x'.repeat(100)}\n`.repeat(200)}`;
    for (const [args, file] of [
      ['--fix', 'integration.yaml'],
      ['--update-baseline --baseline b.json', 'b.json'],
    ] as const) {
      const entries = Array.from({ length: 100 }, (_, at) => ({
        rule: 'name',
        pointer: `/${at}`,
        fingerprint: 'f'.repeat(40),
      }));
      const baseline = JSON.stringify({ version: 1, findings: { 'notes.yaml': entries } });
      const folder = folderWith({ 'integration.yaml': text, 'notes.yaml': '', 'b.json': baseline });
      const command = `ulimit -f 4; "$0" "$1" ${args}`;
      const { status, stderr } = spawnSync('bash', ['-c', command, process.execPath, bundle], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stderr).toContain(`\`${file}\` cannot be written: it would be larger than a file may be here.`);
      expect(status).toBe(2);
      expect(readFileSync(join(folder, 'integration.yaml'), 'utf8')).toBe(text);
      expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe(baseline);
      expect(readdirSync(folder).sort()).toEqual(['b.json', 'integration.yaml', 'notes.yaml']);
    }
  },
);

test('a definition with bytes that are not UTF-8 is not fixed', () => {
  const source = `import { IntegrationDefinition } from '@botpress/sdk'\n// caf\xe9\nexport default new IntegrationDefinition({ name: 'billing', version: 'v1.4.0', title: 'Billing', public: false })\n`;
  for (const [name, text] of [
    ['integration.definition.ts', source],
    ['integration.yaml', `# caf\xe9\n${outdated}`],
  ] as const) {
    const folder = folderWith({});
    const bytes = Buffer.from(text, 'latin1');
    writeFileSync(join(folder, name), bytes);
    const run = hublint(folder, ['--fix-unsafe', '--format', 'compact']);
    expect(run.stderr).toBe('');
    expect(run.status).toBe(1);
    expect(readFileSync(join(folder, name))).toEqual(bytes);
  }
});

describe.skipIf(process.platform === 'win32')('anything but a file where a file is expected', () => {
  const pipe = (folder: string, name: string) => execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, name)]);

  test.each(['hublint.config.yaml', '.hublintrc', 'hublint.config.mjs'])(
    'a folder or a pipe called %s is reported',
    (name) => {
      for (const make of [pipe, (folder: string) => mkdirSync(join(folder, name))]) {
        const folder = folderWith({ 'integration.yaml': manifest });
        make(folder, name);
        const run = hublint(folder, []);
        expect(run.stderr).toBe(`hublint: The configuration \`${name}\` cannot be read: it is not a regular file.\n`);
        expect(run.status).toBe(2);
      }
    },
  );

  const folderAt = (folder: string, name: string) => mkdirSync(join(folder, name), { recursive: true });
  const repository = () => {
    const folder = folderWith({ '.git/HEAD': 'ref: refs/heads/main\n', 'desk/integration.yaml': manifest });
    return { folder, desk: join(folder, 'desk') };
  };

  test.each([
    ['.gitignore', '`.gitignore`', '`../.gitignore`'],
    ['package.json', 'The configuration `package.json`', 'The configuration `../package.json`'],
  ])('a folder or a pipe called %s is reported, beside a manifest and above it', (name, beside, above) => {
    for (const make of [pipe, folderAt]) {
      const [inside, around] = [repository(), repository()];
      make(inside.desk, name);
      make(around.folder, name);
      for (const [{ desk }, what] of [
        [inside, beside],
        [around, above],
      ] as const) {
        const run = hublint(desk, ['.']);
        expect(run.stderr).toBe(`hublint: ${what} cannot be read: it is not a regular file.\n`);
        expect(run.status).toBe(2);
      }
    }
  });

  test('the same is not reported where nobody looks: above the repository, in packages, and for broken paths', () => {
    const { folder, desk } = repository();
    const around = folderWith({});
    execFileSync('mv', [folder, join(around, 'shop')]);
    for (const place of [around, join(around, 'shop/node_modules/@acme/ferry')]) {
      folderAt(place, 'package.json');
      pipe(place, '.gitignore');
    }
    const inside = join(around, 'shop', relative(folder, desk));
    for (const name of ['package.json', '.gitignore']) symlinkSync('nowhere', join(inside, name));
    const run = hublint(join(around, 'shop'), ['.']);
    expect(run).toMatchObject({ status: 1, stderr: '' });
    expect(run.stdout).toContain('desk/integration.yaml');
  });

  test('a `.gitignore` is not read through a symlink, as in git: what it would hide is checked', () => {
    const { desk } = repository();
    writeFileSync(join(desk, 'names'), 'integration.yaml\n');
    symlinkSync('names', join(desk, '.gitignore'));
    expect(hublint(desk, ['.'])).toMatchObject({ status: 1, stderr: '' });
  });

  test.each(['.gitignore', 'package.json'])('a %s that is too large to read is reported', (name) => {
    const { desk } = repository();
    writeFileSync(join(desk, name), `{ "hublint": {} }${' '.repeat(5_000_000)}`);
    const run = hublint(desk, ['.']);
    expect(run.stderr).toContain(`\`${name}\` cannot be read: it is larger than 5 MB.\n`);
    expect(run.status).toBe(2);
  });

  test('a plugin, and the files that Node reads to run one', () => {
    const config = (plugin: string) => ({
      'integration.yaml': manifest,
      'hublint.config.yaml': `plugins: [${plugin}]\n`,
    });
    const piped = folderWith(config('./rules.mjs'));
    pipe(piped, 'rules.mjs');
    expect(hublint(piped, []).stderr).toContain('Plugin `./rules.mjs` cannot be used: it is not a regular file.');
    const beside = folderWith({ ...config('./own/rules.mjs'), 'own/rules.mjs': 'export default {}' });
    pipe(beside, 'own/package.json');
    expect(hublint(beside, []).stderr).toContain('a `package.json` beside or above it is not a regular file');
    const folder = folderWith({ ...config('./own'), 'own/index.mjs': 'export default {}' });
    pipe(folder, 'own/package.json');
    expect(hublint(folder, []).stderr).toContain('it is a folder: name a file in it.');
  });

  test.each(['HEAD', 'config', 'refs/heads', 'reftable/tables.list', 'objects/info/alternates'])('git’s %s', (name) => {
    const folder = folderWith({ 'integration.yaml': manifest });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    execFileSync('rm', ['-rf', join(folder, '.git', name)]);
    mkdirSync(dirname(join(folder, '.git', name)), { recursive: true });
    pipe(folder, `.git/${name}`);
    const run = hublint(folder, ['--since', 'HEAD']);
    expect(run.stderr).toBe(`hublint: git cannot read this repository: its \`${name}\` is not a regular file.\n`);
    expect(run.status).toBe(2);
  });

  test('a file order configured in git', () => {
    const folder = folderWith({ 'integration.yaml': manifest });
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '-m', 'Start');
    write(folder, { 'integration.yaml': `${manifest}# The ferry leaves at nine.\n` });
    pipe(folder, '.git/order');
    git(folder, 'config', 'diff.orderFile', '.git/order');
    const run = hublint(folder, ['--since', 'HEAD', '--format', 'compact']);
    expect([run.stderr, run.stdout]).toEqual(['', expect.stringContaining('integration.yaml:')]);
  });
});

describe('a problem in one manifest does not affect the others', () => {
  test.skipIf(process.platform !== 'linux')('a name that is not UTF-8', () => {
    const folder = folderWith({ 'acme/integration.yaml': manifest, 'desk/integration.yaml': manifest });
    const odd = Buffer.concat([Buffer.from(`${folder}/billing`), Buffer.from([0xff])]);
    mkdirSync(odd);
    writeFileSync(Buffer.concat([odd, Buffer.from('/integration.yaml')]), manifest);
    const run = hublint(folder, ['--format', 'json=report.json']);
    expect(run.stderr).toBe('hublint: `billing\uFFFD` cannot be searched: it has a name that is not UTF-8.\n');
    expect(run.status).toBe(2);
    const { results } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(results.map(({ file }: { file: string }) => file)).toEqual([
      'acme/integration.yaml',
      'desk/integration.yaml',
    ]);
    execFileSync('rm', ['-rf', odd.toString('latin1')]);
  });

  test('an invalid configuration of its own, and a target that does not exist', () => {
    const folder = folderWith({
      'acme/integration.yaml': manifest,
      'billing/integration.yaml': manifest,
      'billing/hublint.config.yaml': 'rules: 5\n',
      'desk/integration.yaml': manifest,
    });
    const run = hublint(folder, ['acme', 'billing', 'none', '{{desk}}', 'desk', '--format', 'compact']);
    const files = new Set(run.stdout.split('\n').map((line) => line.split(':')[0]));
    expect([...files].filter((name) => name?.endsWith('.yaml'))).toEqual([
      'acme/integration.yaml',
      'desk/integration.yaml',
    ]);
    expect(run.stderr.split('\n').filter((line) => line.startsWith('hublint: '))).toEqual([
      'hublint: billing/hublint.config.yaml:1:1: `rules` does not map rules to severities, as `version-semver: warn` does.',
      'hublint: File or folder `none` not found.',
      'hublint: No file matches `{{desk}}`.',
    ]);
    expect(run.status).toBe(2);
  });

  test.each(['{{x}}', '{', '[a', './\u001b[31m', '{a,b}'])('a glob that matches nothing, such as %j', (glob) => {
    const run = hublint(folderWith({ 'integration.yaml': manifest }), [glob]);
    expect(run.stderr).toMatch(/^hublint: No file matches `\S+`\.\n$/);
    expect(run.status).toBe(2);
  });
});

test('if nobody reads the output any more, all is checked', () => {
  const names = Array.from({ length: 300 }, (_, at) => `desk${100 + at}/integration.yaml`);
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, manifest])));
  chmodSync(folder, 0o755);
  const command = '"$0" "$1" --format compact --format json=report.json | head -n 1';
  spawnSync('sh', ['-c', command, process.execPath, bundle], { cwd: folder });
  const { results } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(results).toHaveLength(300);
});

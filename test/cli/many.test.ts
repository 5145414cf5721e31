import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { folderWith, write } from '../host/folder.ts';
import { clean, faulty, outdated } from './manifests.ts';

const cli = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));
const isBuilt = existsSync(cli);

/** Enough manifests to be checked by two threads. */
const count = 420;

const definition = `import { IntegrationDefinition } from '@botpress/sdk';
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', public: false });`;
const scripted = clean.replace('attributes:', 'identifier:\n  extractScript: "if {"\nattributes:');

/** All kinds of manifests, repeated. */
const kinds: readonly (readonly [name: string, text: string])[] = [
  ['integration.yaml', clean],
  ['integration.json', faulty],
  ['integration.json', outdated],
  ['integration.json', faulty.slice(0, 90)],
  ['integration.definition.ts', definition],
  ['integration.yaml', scripted],
  ['integration.yaml', '\u0000'],
];

let folder: string;

beforeAll(() => {
  const files = Array.from({ length: count }, (_, at) => {
    const [name, text] = kinds[at % kinds.length] ?? ['', ''];
    return [`desk-${String(at).padStart(3, '0')}/${name}`, text];
  });
  folder = folderWith({ ...Object.fromEntries(files), 'watcher.cjs': watcher });
});

/** Records that another thread was started; with `ALONE` there is only one processor, and so only one thread. */
const watcher = `
const threads = require('worker_threads');
threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, options);
    if (file.endsWith('worker.cjs')) require('fs').writeFileSync('helped.txt', '');
  }
};
if (process.env.ALONE) require('os').availableParallelism = () => 1;
`;

function lint(args: readonly string[], more: Readonly<Record<string, string>> = {}, input = '') {
  rmSync(join(folder, 'helped.txt'), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', './watcher.cjs', cli, '.', ...args], {
    cwd: folder,
    env: { ...process.env, ...more },
    input,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr, isHelped: existsSync(join(folder, 'helped.txt')) };
}

/** Returns the same run with two threads and with one. */
function both(args: readonly string[]) {
  const { isHelped, ...together } = lint(args);
  const { isHelped: wasHelped, ...byOne } = lint(args, { ALONE: '1' });
  expect([isHelped, wasHelped]).toEqual([true, false]);
  expect(together).toEqual(byOne);
  return together;
}

it.skipIf(!isBuilt)('reports the findings of two threads as if there were one', () => {
  const { status, stdout } = both(['--no-config', '--format', 'json']);
  expect(status).toBe(1);
  const { results, summary } = JSON.parse(stdout);
  expect(results).toHaveLength(count);
  expect(summary.errors).toBeGreaterThan(count / 2);
});

it.skipIf(!isBuilt)('shows it to people in the same words, with the lines at fault', () => {
  expect(both(['--no-config', '--preset', 'strict']).stdout).toContain('"version": "2.1"');
});

it.skipIf(!isBuilt)('uses the configuration and baseline of each folder', () => {
  const quiet = '{ "rules": { "version-semver": "off", "integration-title-required": "warn" } }';
  write(folder, { 'desk-001/hublint.config.json': quiet, 'hublint.config.yaml': 'extends: strict\n' });
  expect(lint(['--update-baseline'])).toMatchObject({ status: 0 });
  rmSync(join(folder, 'desk-001/hublint.config.json'));
  const { summary } = JSON.parse(both(['--format', 'json', '--baseline', 'hublint.baseline.json']).stdout);
  expect(summary.suppressed).toBeGreaterThan(count / 2);
});

it.skipIf(!isBuilt)('reports why some could not be checked', () => {
  const names = ['desk-100', 'desk-101', 'desk-102', 'desk-103'].map((name) => `${name}/hublint.config.json`);
  write(folder, Object.fromEntries(names.map((name) => [name, '{ "baseline": "nowhere.json" }'])));
  const { status, stdout, stderr } = both(['--format', 'json']);
  expect(status).toBe(2);
  expect(stderr).toContain('desk-103/nowhere.json');
  expect(JSON.parse(stdout).results).toHaveLength(count - names.length);
  for (const name of names) rmSync(join(folder, name));
});

it.skipIf(!isBuilt)('runs the code of a configuration once', () => {
  const code = `import { appendFileSync } from 'node:fs';
appendFileSync('${join(folder, 'ran.txt')}', 'x');
export default { extends: 'recommended' };`;
  write(folder, { 'hublint.config.ts': code });
  const { status, stdout, isHelped } = lint(['--format', 'json']);
  expect({ status, isHelped }).toEqual({ status: 1, isHelped: true });
  expect(readFileSync(join(folder, 'ran.txt'), 'utf8')).toBe('x');
  expect(JSON.parse(stdout).results).toHaveLength(count);
  rmSync(join(folder, 'hublint.config.ts'));
});

it.skipIf(!isBuilt)('reports a run that hangs, even with another thread', () => {
  write(folder, { 'desk-419/hublint.config.mjs': 'await new Promise(() => {}); export default {};' });
  const { status, stderr, isHelped } = lint(['--format', 'json']);
  expect({ status, isHelped }).toEqual({ status: 2, isHelped: true });
  expect(stderr).toContain('waits for something that never happens');
  rmSync(join(folder, 'desk-419/hublint.config.mjs'));
});

it.skipIf(!isBuilt)('uses one thread if some of the manifests are not on disk', () => {
  const args = ['-', '--stdin-filename', 'desk.yaml', '--no-config', '--format', 'json'];
  const { status, stdout } = lint(args, {}, clean);
  expect(status).toBe(1);
  const { results } = JSON.parse(stdout);
  expect(results).toHaveLength(count + 1);
  expect(results.find(({ file }: { file: string }) => file === 'desk.yaml')).toMatchObject({ name: 'ferry-desk' });
});

it.skipIf(!isBuilt)('times the parts of the work in one thread', () => {
  const { stderr, isHelped } = lint(['--no-config', '--timing']);
  expect(isHelped).toBe(false);
  expect(stderr).toContain('all rules together');
});

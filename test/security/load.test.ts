import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { Loader } from '../../src/host/load/loader.ts';
import { folderWith, write } from '../host/folder.ts';
import { faultsOf, name, openIn, projectWith } from '../host/load/open.ts';
import { definition } from '../host/load/sdk.ts';
import { link } from './attack.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Returns what a module finds out, which it exposes as its description. */
async function told(code: string, files: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const attempt = `let told; try { told = ${code} } catch (error) { told = 'refused: ' + error.message }`;
  const cwd = projectWith({ ...files, [name]: definition(attempt, 'description: String(told),') });
  const before = readdirSync(cwd);
  const { data, faults } = await openIn(cwd, new Loader());
  expect(faults).toEqual([]);
  expect(readdirSync(cwd)).toEqual(before);
  return data?.description;
}

test('a module cannot see the parent process, nor signal it', async () => {
  const seen = `[
    typeof process.ppid, typeof process.kill, typeof process._kill, typeof process._debugProcess, typeof process._debugEnd,
    typeof process._linkedBinding, typeof require('node:process').kill, typeof require('node:os').setPriority,
    typeof process.getBuiltinModule?.('node:process').kill,
  ].join()`;
  expect(await told(seen)).toBe(Array(9).fill('undefined').join());
  const imported = definition("import { kill } from 'node:process'\nconst what = typeof kill", 'description: what,');
  expect((await openIn(projectWith({ [name]: imported }), new Loader())).data?.description).toBe('undefined');
  expect(await told("process.binding('process_methods')")).toMatch(/^refused/);
});

test('a module is in a process group of its own', async () => {
  if (process.platform !== 'linux') return;
  const cwd = projectWith({ [name]: definition('await new Promise((resolve) => setTimeout(resolve, 3000))') });
  const opened = openIn(cwd, new Loader());
  await setTimeout(1500);
  const groups = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const [, , , parent, group] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/\(.*\)/, '()')
          .split(' ');
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('load/child')
          ? [[pid, group]]
          : [];
      } catch {
        return [];
      }
    });
  expect(groups.length).toBe(1);
  for (const [pid, group] of groups) expect(group).toBe(pid);
  await opened;
});

test('a module writes nothing, including traces and reports', async () => {
  const attempts = [
    "require('node:fs').writeFileSync('x', 'x')",
    "(require('node:trace_events').createTracing({ categories: ['v8', 'node.perf'] }).enable(), 'enabled')",
    "require('node:v8').writeHeapSnapshot()",
    'process.report.writeReport()',
    "require('node:fs').symlinkSync('/etc', 'etc')",
    "new (require('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })",
    "new (process.getBuiltinModule('node:sqlite').DatabaseSync)('x.db')",
  ];
  // A written file would be in the project, whose entries are compared with those before.
  for (const attempt of attempts) await told(attempt);
});

test('a module opens no database: Node’s permissions do not cover what that reads and loads', async () => {
  expect(await told("typeof process.getBuiltinModule?.('node:sqlite')")).toBe('undefined');
  expect(await told("require('node:sqlite')")).toMatch(/^refused: (?:No such built-in module|Cannot find module)/);
});

test('a module reads the project and its packages, but neither git’s data nor the targets of symlinks', async () => {
  const read = (path: string) => `require('node:fs').readFileSync('${path}', 'utf8')`;
  const files = { '.git/config': 'token', 'src/notes.txt': 'notes', 'notes.txt': 'notes' };
  expect(await told(read('src/notes.txt'), files)).toBe('notes');
  expect(await told(read('notes.txt'), files)).toBe('notes');
  expect(await told(read('.git/config'), files)).toMatch(/^refused: Access to this API has been restricted/);
  expect(await told(read('/etc/hostname'))).toMatch(/^refused: Access to this API has been restricted/);
  const outside = folderWith({ 'token.txt': 'token' });
  for (const target of [join(outside, 'token.txt'), '../../../../../../etc/hostname', '../.git/config']) {
    const cwd = projectWith({ '.git/config': 'token', [name]: definition('', `description: ${read('src/link')},`) });
    link(cwd, 'src/link', target);
    expect(faultsOf(await openIn(cwd, new Loader()))).toEqual([
      `${name}:3:16-41 load-failed The module is not run: the link \`src/link\` leads out of the project, and a module could follow it.`,
    ]);
  }
  const packages = projectWith({ [name]: definition('', `description: ${read('deep/node_modules/token.txt')},`) });
  link(packages, 'deep/node_modules', outside);
  expect((await openIn(packages, new Loader())).data).not.toMatchObject({ description: 'token' });
});

test('memory is limited, including buffers', async () => {
  if (process.platform !== 'linux') return;
  const hoard = '(() => { const all = []; for (;;) all.push(Buffer.alloc(2 ** 26, 1)) })()';
  expect(await told(hoard)).toMatch(/^refused: (?:Array buffer allocation failed|Failed to allocate memory)/);
});

test('a module cannot fake the result of itself or of the next one', async () => {
  const forged = JSON.stringify({ manifest: '{"name":"forged"}', unknowns: [] });
  const write3 = (line: string) => `require('node:fs').writeSync(3, ${JSON.stringify(line)} + '\\n')`;
  for (const line of [forged, `0 1 ${forged}`, `undefined 1 ${forged}`, ` 2 ${forged}`]) {
    const { faults, data } = await openIn(projectWith({ [name]: definition(write3(line)) }), new Loader());
    expect(faults.map(({ message }) => message)).toEqual(['The module interferes with the process that runs it.']);
    expect(data?.name).not.toBe('forged');
  }
  const meddler = definition(
    'JSON.stringify = () => \'{"name":"forged"}\'; require(\'node:net\').Socket.prototype.write = () => true; setInterval(() => {}, 10)',
  );
  const cwd = projectWith({ [`one/${name}`]: meddler, [`two/${name}`]: definition() });
  const loader = new Loader(6000);
  await openIn(cwd, loader, `one/${name}`);
  const second = await openIn(cwd, loader, `two/${name}`);
  expect([second.faults, second.data?.name]).toEqual([[], 'ferry-desk']);
});

const cli = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

test('a busy module ends when the command is interrupted, which ends as usual', async () => {
  if (process.platform !== 'linux') return;
  const cwd = projectWith({ [name]: definition('for (;;) {}') });
  write(cwd, { '.git/HEAD': 'ref: x' });
  const command = spawn(process.execPath, [cli, '--load'], { cwd, stdio: 'ignore' });
  const busy = () =>
    readdirSync('/proc').filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--allow-fs-read=${cwd}`);
      } catch {
        return false;
      }
    });
  while (busy().length === 0) await setTimeout(50);
  await setTimeout(500);
  command.kill('SIGINT');
  const signal = await new Promise((resolve) => command.once('exit', (_, how) => resolve(how)));
  await setTimeout(300);
  expect([signal, busy()]).toEqual(['SIGINT', []]);
});

test('V8 writes no file for a module, either', async () => {
  const victim = join(folderWith({ 'victim.txt': 'kept' }), 'victim.txt');
  const flags = ['--redirect-code-traces', `--redirect-code-traces-to=${victim}`, '--trace-opt'];
  const code = `(() => { for (const flag of ${JSON.stringify(flags)}) require('node:v8').setFlagsFromString(flag); return 'set' })()`;
  expect(await told(code)).toMatch(/^refused: .*setFlagsFromString/);
  expect(await told("require('node:v8').setHeapSnapshotNearHeapLimit(1)")).toMatch(/^refused/);
  expect(readFileSync(victim, 'utf8')).toBe('kept');
});

test('a module reads files beside a nested repository, but not its git data', async () => {
  const read = (path: string) => `require('node:fs').readFileSync('${path}', 'utf8')`;
  const folder = 'vendor/tide-tables';
  const files = {
    [`${folder}/.git/config`]: 'token',
    [`${folder}/docks/.git`]: 'gitdir: ../.git/modules/docks',
    [`${folder}/tables/harbour.txt`]: 'tides',
    [`${folder}/*`]: '',
    'vendor/piers.txt': 'piers',
  };
  for (const data of [`${folder}/.git/config`, `${folder}/docks/.git`]) {
    expect(await told(read(data), files)).toMatch(/^refused: Access to this API has been restricted/);
  }
  expect(await told(read(`${folder}/tables/harbour.txt`), files)).toBe('tides');
  expect(await told(read('vendor/piers.txt'), files)).toBe('piers');
});

test('a name with an asterisk allows nothing', async () => {
  for (const star of ['*', '.g*', '*/notes.txt']) {
    const read = "require('node:fs').readFileSync('.git/config', 'utf8')";
    const cwd = projectWith({ '.git/config': 'token', [star]: '', [name]: definition('', `description: ${read},`) });
    expect((await openIn(cwd, new Loader())).data).not.toMatchObject({ description: 'token' });
  }
});

test('a symlink called node_modules leads only to packages', async () => {
  const outside = folderWith({ 'token.txt': 'token' });
  for (const target of [outside, '../.git']) {
    const cwd = projectWith({ '.git/config': 'token', [name]: definition() });
    link(cwd, 'src/node_modules', target);
    const [fault] = (await openIn(cwd, new Loader())).faults;
    expect(fault?.message).toContain('the link `src/node_modules` leads out of the project');
  }
});

test('a bundler gets nothing that the module may not read', async () => {
  const outside = folderWith({ 'id.txt': 'secret' });
  const esbuild = `exports.build = async ({ entryPoints, plugins }) => {
    let load; for (const { setup } of plugins) setup({ onLoad: (_, found) => { load = found } });
    const answers = [entryPoints[0], ${JSON.stringify(join(outside, 'id.txt'))}, require('path').join(require('path').dirname(entryPoints[0]), '.git/config')].map((path) => JSON.stringify(load({ path }) ?? 'read'));
    const code = 'const { IntegrationDefinition } = require("@botpress/sdk"); exports.default = new IntegrationDefinition({ name: "x", version: "1.0.0", description: ' + JSON.stringify(answers.join(' ')) + ' })';
    return { outputFiles: [{ path: 'a.js.map', text: '{}' }, { path: 'a.js', text: code }] };
  }`;
  const cwd = projectWith({ '.git/config': 'token', [name]: definition(), 'node_modules/esbuild/index.js': esbuild });
  const refused = '{"errors":[{"text":"It imports a file that it may not read"}]}';
  expect((await openIn(cwd, new Loader())).data?.description).toBe(`"read" ${refused} ${refused}`);
});

test('an idle module ends when the command is killed', async () => {
  if (process.platform !== 'linux') return;
  const cwd = projectWith({ [name]: definition('setInterval(() => {}, 1000); await new Promise(() => {})') });
  const command = spawn(process.execPath, [cli, '--load'], { cwd, stdio: 'ignore' });
  const idle = () =>
    readdirSync('/proc').filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--allow-fs-read=${cwd}`);
      } catch {
        return false;
      }
    });
  while (idle().length === 0) await setTimeout(50);
  await setTimeout(1500);
  command.kill('SIGKILL');
  await setTimeout(1500);
  expect(idle()).toEqual([]);
});

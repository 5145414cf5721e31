import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { clean, faulty } from './manifests.ts';
import { folderWith } from './terminal.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const entry = [at('node_modules/jiti/lib/jiti-cli.mjs'), at('src/cli/start.ts')];

const run = (cwd: string, ...args: string[]) => spawn(process.execPath, [...entry, ...args], { cwd });

const manyActions = (count: number): string => {
  const action = { title: 'Book', description: 'Books a place.', input: { schema: {} }, output: { schema: {} } };
  const actions = Object.fromEntries(Array.from({ length: count }, (_, at) => [`bookPlace${at}`, action]));
  return JSON.stringify({ name: 'ferry-desk', version: '2.1.0', actions });
};

it('writes all of a long output into a pipe', async () => {
  const folder = folderWith({ 'integration.json': manyActions(4000) });
  const { stdout } = await promisify(execFile)(process.execPath, [...entry, 'print', '.'], {
    cwd: folder,
    maxBuffer: Infinity,
  });
  expect(stdout.length).toBeGreaterThan(8 * 65_536);
  expect(Object.keys(JSON.parse(stdout).actions)).toHaveLength(4000);
});

it('is quiet when its reader goes away', async () => {
  const child = run(folderWith({ 'integration.json': manyActions(4000) }), 'print', '.');
  const complaints = text(child.stderr);
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  expect(await complaints).toBe('');
  expect(code).toBe(0);
});

it('reads standard input, and exits with what it found', async () => {
  const child = run(folderWith({}), '-', '--format', 'compact', '--quiet');
  child.stdin.end(faulty);
  const [shown, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(shown).toMatch(/^-:3:14: error: .* \[version-semver\]\n/);
  expect(code).toBe(1);
});

it('does not wait for standard input that nobody asked for', async () => {
  const child = run(folderWith({ 'integration.yaml': clean }));
  const [shown, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(shown).toBe('✔ No problems in 1 manifest.\n');
  expect(code).toBe(0);
});

it.each([
  [
    'awaits a promise that never settles',
    'await new Promise(() => {}); export default {};',
    'waits for something that never happens',
  ],
  [
    'exports a promise that never settles',
    'export default new Promise(() => {});',
    'waits for something that never happens',
  ],
  ['ends the process', 'process.exit(0);', '`hublint.config.mjs` ended the process before there was an answer'],
  [
    'ends the process as if there were findings',
    'process.exit(1);',
    '`hublint.config.mjs` ended the process before there was an answer',
  ],
  ['rejects a promise that nothing handles', "Promise.reject(new Error('No desk.')); export default {};", 'No desk.'],
  [
    'rejects a promise with a value that is not an error',
    'Promise.reject(7); export default {};',
    'raised an error that nothing handles: 7.',
  ],
  [
    'throws after the report is written',
    "process.once('beforeExit', () => setImmediate(() => { throw new Error('Too late.'); })); export default {};",
    'Too late.',
  ],
])('is no success if a configuration %s', async (_, config, message) => {
  const child = run(folderWith({ 'integration.yaml': clean, 'hublint.config.mjs': config }));
  const [, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(2);
  expect(said).toMatch(/^hublint: /);
  expect(said).toContain(message);
  expect(said).not.toMatch(/\n\s+at /);
});

it('exits with its exit code even if a plugin would keep the process alive', async () => {
  const plugin = "setInterval(() => {}, 60_000); export default { name: 'ports', rules: [] };";
  const child = run(
    folderWith({ 'integration.yaml': faulty, 'ports.mjs': plugin, 'hublint.config.yaml': 'plugins: [./ports.mjs]\n' }),
    'integration.yaml',
  );
  const [shown, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(shown).toContain('version-semver');
  expect(said).toBe(
    'hublint: The work is done, but `ports.mjs` keeps the process alive, so hublint ends it. It left open: a timer.\n',
  );
}, 60_000);

it('keeps what a plugin prints out of the results', async () => {
  const plugin = `console.log('loaded'); export default { name: 'ports', rules: [{ id: 'port', summary: 'A port.',
    presets: { all: 'warn' }, messages: { a: 'A' }, *integration() { console.table(['asked']); } }] };`;
  const child = run(
    folderWith({
      'integration.yaml': clean,
      'ports.mjs': plugin,
      'hublint.config.yaml': 'extends: [ports/all]\nplugins: [./ports.mjs]\n',
    }),
    '--format',
    'json',
  );
  const [shown, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(JSON.parse(shown).summary.files).toBe(1);
  expect(said).toMatch(/^loaded\n[\s\S]*'asked'/);
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { nodeBuild } from '../../src/host/cache/node-build.ts';
import { temporaryFolder } from '../temporary.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const isBuilt = existsSync(join(dist, 'cli/index.cjs'));
const manifest = { name: 'harbor/tides', version: '1.2.3', title: 'Tides', description: 'Tells when the water comes.' };

/** Records for which of Node's own modules V8 accepted Node's code cache, and which it compiled. */
const recorder = `
const { internalBinding } = require('internal/test/binding');
process.on('exit', () => {
  const { compiledWithCache, compiledWithoutCache } = internalBinding('builtins').getCacheUsage();
  const of = (names) => [...names];
  require('fs').writeFileSync(process.env.RECORD, JSON.stringify([of(compiledWithCache), of(compiledWithoutCache)]));
});`;

let folder: string;
const at = (path: string) => join(folder, path);

/** A separate installation: other tests update the code cache of the build. */
beforeAll(() => {
  if (!isBuilt) return;
  folder = temporaryFolder();
  for (const part of ['cli', 'lib']) cpSync(join(dist, part), at(`dist/${part}`), { recursive: true });
  writeFileSync(at('recorder.cjs'), recorder);
});

function place(name: string, more: object = {}): void {
  mkdirSync(at(name), { recursive: true });
  writeFileSync(at(`${name}/integration.json`), JSON.stringify({ ...manifest, ...more }));
}

interface Options {
  readonly node?: readonly string[];
  readonly format?: string;
}

function lint(target: string, { node = [], format = 'json' }: Options = {}): string {
  const env = { ...process.env, RECORD: at('record.json') };
  const args = [...node, at('dist/cli/index.cjs'), at(target), '--no-config', '--fail-on', 'never'];
  return execFileSync(process.execPath, [...args, '--format', format], { env, encoding: 'utf8', stdio: 'pipe' });
}

it.skipIf(!existsSync(join(dist, 'ahead', nodeBuild())))(
  'starts with the code cache of its build, and writes none of its own then',
  () => {
    place('first');
    const said = lint('first', { format: 'pretty' });
    expect(existsSync(at('dist/.cache'))).toBe(true);
    rmSync(at('dist/.cache'), { recursive: true });
    cpSync(join(dist, 'ahead'), at('dist/ahead'), { recursive: true });
    expect(lint('first', { format: 'pretty' })).toBe(said);
    expect(existsSync(at('dist/.cache'))).toBe(false);
    rmSync(at('dist/ahead'), { recursive: true });
  },
);

it.skipIf(!isBuilt)('uses Node’s own code cache for Node’s modules, whenever they are loaded', () => {
  // A script that breaks the compiler, so a worker thread checks it.
  place('scripted', { identifier: { extractScript: `${'('.repeat(450)}1${')'.repeat(450)}` } });
  lint('scripted', { node: ['--expose-internals', '--require', at('recorder.cjs')] });
  const [taken, compiled]: [string[], string[]] = JSON.parse(readFileSync(at('record.json'), 'utf8'));
  for (const name of ['vm', 'crypto', 'worker_threads', 'internal/util/parse_args/parse_args']) {
    expect(taken).toContain(name);
    expect(compiled).not.toContain(name);
  }
});

it.skipIf(!isBuilt)('causes no warnings of Node, and loads no streams to write into a pipe', () => {
  place('first');
  const teller = at('teller.cjs');
  writeFileSync(teller, "process.on('exit', () => require('fs').writeSync(2, process.moduleLoadList.join()));");
  const hublint = [at('dist/cli/index.cjs'), at('first'), '--no-config', '--fail-on', 'never'];
  const run = (...node: string[]) => spawnSync(process.execPath, [...node, ...hublint], { encoding: 'utf8' }).stderr;
  expect(run('--pending-deprecation', '--trace-warnings')).toBe('');
  const loaded = run('--require', teller).split(',');
  expect(loaded).toContain('NativeModule vm');
  // In later versions, the function that sets V8 flags is available only with these modules.
  if (Number.parseInt(process.versions.node, 10) > 22) return;
  expect(loaded.filter((name) => /^NativeModule (?:v8|internal\/streams\/readable)$/.test(name))).toEqual([]);
});

it.skipIf(!isBuilt)('uses the code cache of earlier runs, even with many manifests', () => {
  for (let count = 1; count <= 10; count += 1) place(`many/tides-${count}`);
  const kept = () => {
    const [version = ''] = readdirSync(at('dist/.cache/short'));
    const files = readdirSync(at(`dist/.cache/short/${version}`));
    return files.map((file) => [file, statSync(at(`dist/.cache/short/${version}/${file}`)).mtimeMs]);
  };
  const first = lint('many');
  const before = kept();
  expect(before.length).toBeGreaterThan(2);
  expect(lint('many')).toBe(first);
  expect(lint('many/tides-1')).not.toBe(first);
  expect(kept()).toEqual(before);
});

it.skipIf(!isBuilt)('uses the default export of CommonJS that a compiler wrote, in configurations and plugins', () => {
  const compiled = (exported: string) =>
    `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nexports.default = ${exported};\n`;
  const rule = `{ id: 'tide-named', summary: 'Tides are named.', presets: { recommended: 'warn' }, messages: { plain: 'No tide.' },
    *integration({ at }) { yield { message: 'plain', at: at('title') }; } }`;
  place('compiled');
  writeFileSync(at('compiled/tides.cjs'), compiled(`{ name: 'tides', rules: [${rule}] }`));
  const config = "{ extends: 'tides/recommended', plugins: ['./tides.cjs'] }";
  writeFileSync(at('compiled/hublint.config.cjs'), compiled(config));
  const args = [at('dist/cli/index.cjs'), '--format', 'compact'];
  expect(execFileSync(process.execPath, args, { cwd: at('compiled'), encoding: 'utf8' })).toBe(
    'integration.json:1:50: warning: No tide. [tides/tide-named]\n1 warning in 1 manifest.\n',
  );
});

it.skipIf(!isBuilt)('shows little of its own code before the message of an uncaught error', () => {
  place('uncaught');
  const library = pathToFileURL(at('dist/lib/index.js')).href;
  const program = `import { lint } from '${library}'; await lint('.', { preset: 'harbour' });`;
  const args = ['--input-type=module', '--eval', program];
  const { stderr } = spawnSync(process.execPath, args, { cwd: at('uncaught'), encoding: 'utf8' });
  expect(stderr).toContain('There is no preset `harbour`.');
  expect(stderr.length).toBeLessThan(5000);
});

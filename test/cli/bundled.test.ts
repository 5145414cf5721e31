import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const isBuilt = existsSync(join(dist, 'cli/index.cjs'));
const manifest = { name: 'harbor/tides', version: '1.2.3', title: 'Tides', description: 'Tells when the water comes.' };

/** Writes down of which modules of Node's own V8 took what Node brings along, and which it compiled. */
const recorder = `
const { internalBinding } = require('internal/test/binding');
process.on('exit', () => {
  const { compiledWithCache, compiledWithoutCache } = internalBinding('builtins').getCacheUsage();
  const of = (names) => [...names];
  require('fs').writeFileSync(process.env.RECORD, JSON.stringify([of(compiledWithCache), of(compiledWithoutCache)]));
});`;

let folder: string;
const at = (path: string) => join(folder, path);

/** An installation of its own: of the one that is built here others keep code, too. */
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

function lint(target: string, options: readonly string[] = []): string {
  const env = { ...process.env, RECORD: at('record.json') };
  const args = [...options, at('dist/cli/index.cjs'), at(target), '--no-config', '--fail-on', 'never'];
  return execFileSync(process.execPath, [...args, '--format', 'json'], { env, encoding: 'utf8', stdio: 'pipe' });
}

it.skipIf(!isBuilt)('takes what Node has compiled of its own modules, whenever they are loaded', () => {
  place('scripted', { identifier: { extractScript: 'to_string!(.body.tide)' } });
  lint('scripted', ['--expose-internals', '--require', at('recorder.cjs')]);
  const [taken, compiled]: [string[], string[]] = JSON.parse(readFileSync(at('record.json'), 'utf8'));
  for (const name of ['os', 'crypto', 'worker_threads', 'internal/util/parse_args/parse_args']) {
    expect(taken).toContain(name);
    expect(compiled).not.toContain(name);
  }
});

it.skipIf(!isBuilt)('takes what was kept, also where there are many manifests', () => {
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

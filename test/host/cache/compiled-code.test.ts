import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nodeBuild } from '../../../src/host/cache/node-build.ts';
import { run } from '../../package/install.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const program = `import { CompiledCode } from ${JSON.stringify(at('src/host/cache/compiled-code.ts'))};
const [, , cached, shipped, file] = process.argv as string[];
new CompiledCode({ cached, shipped }).load(file);
`;

let folder: string;
const place = (name: string, text: string) => writeFileSync(join(folder, name), text);
const cached = () => join(folder, 'cached', nodeBuild());
const shipped = () => join(folder, 'shipped', nodeBuild());
const load = (file: string) =>
  run(process.execPath, folder, [
    at('node_modules/jiti/lib/jiti-cli.mjs'),
    'program.ts',
    join(folder, 'cached'),
    join(folder, 'shipped'),
    join(folder, file),
  ]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hublint-compiled-'));
  place('program.ts', program);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('caches the code of files with a content hash in their name', async () => {
  place(
    'start.cjs',
    "const { greet } = require('./greet-AbCdEf12.cjs'); console.log(greet(require('node:path').sep));",
  );
  place('greet-AbCdEf12.cjs', "exports.greet = (sign) => 'Hello ' + sign;");
  const first = await load('start.cjs');
  expect(first).toEqual({ code: 0, stdout: expect.stringMatching(/^Hello [\\/]\n$/), stderr: '' });
  expect(readdirSync(cached())).toEqual(['greet-AbCdEf12.cjs']);
  expect(await load('start.cjs')).toEqual(first);
});

it('uses the code cache', async () => {
  place('part-AbCdEf12.cjs', "const said = () => 'one'; console.log(said());");
  await load('part-AbCdEf12.cjs');
  // V8 identifies a source text only by its length, which is why only files with a content hash in their name are cached.
  place('part-AbCdEf12.cjs', "const said = () => 'two'; console.log(said());");
  expect((await load('part-AbCdEf12.cjs')).stdout).toBe('one\n');
});

it('compiles again if the cache is of another version, or broken', async () => {
  place('part-AbCdEf12.cjs', "console.log('read');");
  await load('part-AbCdEf12.cjs');
  for (const broken of ['', 'no code', '\0'.repeat(2000)]) {
    writeFileSync(join(cached(), 'part-AbCdEf12.cjs'), broken);
    expect(await load('part-AbCdEf12.cjs')).toEqual({ code: 0, stdout: 'read\n', stderr: '' });
    expect(readFileSync(join(cached(), 'part-AbCdEf12.cjs')).length).toBeGreaterThan(100);
  }
});

it('caches nothing if nothing can be written, and reports nothing', async () => {
  place('part-AbCdEf12.cjs', "console.log('read');");
  place('cached', 'a file stands where the folder would be');
  expect(await load('part-AbCdEf12.cjs')).toEqual({ code: 0, stdout: 'read\n', stderr: '' });
});

it('caches what a later run calls for the first time, if it loads a new file', async () => {
  place(
    'lint-AbCdEf12.cjs',
    "exports.yaml = () => { const text = 'a text that only one of the runs needs'; return text.length; };",
  );
  place('json.cjs', "require('./lint-AbCdEf12.cjs');");
  place('yaml.cjs', "console.log(require('./lint-AbCdEf12.cjs').yaml()); require('./read-GhIjKl34.cjs');");
  place('read-GhIjKl34.cjs', '');
  await load('json.cjs');
  const before = readFileSync(join(cached(), 'lint-AbCdEf12.cjs')).length;
  await load('yaml.cjs');
  expect(readdirSync(cached())).toEqual(['lint-AbCdEf12.cjs', 'read-GhIjKl34.cjs']);
  expect(readFileSync(join(cached(), 'lint-AbCdEf12.cjs')).length).toBeGreaterThan(before);
});

it('shares modules with `require`: each file is executed once', async () => {
  place(
    'start.cjs',
    "const a = require('./state-AbCdEf12.cjs'); const { createRequire } = require('node:module'); console.log(a === createRequire(__filename)('./state-AbCdEf12.cjs'));",
  );
  place('state-AbCdEf12.cjs', 'exports.state = {};');
  expect((await load('start.cjs')).stdout).toBe('true\n');
});

it('supports import cycles', async () => {
  place('a-AbCdEf12.cjs', "exports.name = 'a'; const b = require('./b-AbCdEf12.cjs'); console.log(b.seen);");
  place('b-AbCdEf12.cjs', "exports.seen = require('./a-AbCdEf12.cjs').name;");
  expect((await load('a-AbCdEf12.cjs')).stdout).toBe('a\n');
});

describe('the code cache of an installation', () => {
  beforeEach(async () => {
    place('start.cjs', "require('./greet-AbCdEf12.cjs').greet(process.env.GREETED);");
    place(
      'greet-AbCdEf12.cjs',
      "exports.greet = (name) => name ? require('./loud-AbCdEf12.cjs') : console.log('Hello');",
    );
    place('loud-AbCdEf12.cjs', "console.log('HELLO');");
    await load('start.cjs');
    mkdirSync(join(folder, 'shipped'));
    renameSync(cached(), shipped());
  });

  it('is used by the first run, which has nothing to cache', async () => {
    // V8 does not notice the change, so the output shows that the cached code ran.
    place(
      'greet-AbCdEf12.cjs',
      "exports.greet = (name) => name ? require('./loud-AbCdEf12.cjs') : console.log('Bells');",
    );
    expect(await load('start.cjs')).toEqual({ code: 0, stdout: 'Hello\n', stderr: '' });
    expect(existsSync(cached())).toBe(false);
  });

  it('stays as it is, and what else a run loads is cached beside it', async () => {
    const before = readFileSync(join(shipped(), 'greet-AbCdEf12.cjs'));
    vi.stubEnv('GREETED', 'Tide');
    expect((await load('start.cjs')).stdout).toBe('HELLO\n');
    vi.unstubAllEnvs();
    expect(readdirSync(cached())).toEqual(['loud-AbCdEf12.cjs']);
    expect(readFileSync(join(shipped(), 'greet-AbCdEf12.cjs'))).toEqual(before);
    expect(readdirSync(shipped())).toEqual(['greet-AbCdEf12.cjs']);
  });

  it('is used if V8 rejects the cache of earlier runs, for example under other options for Node', async () => {
    mkdirSync(cached(), { recursive: true });
    writeFileSync(join(cached(), 'greet-AbCdEf12.cjs'), 'of another V8');
    expect((await load('start.cjs')).stdout).toBe('Hello\n');
    expect(readFileSync(join(cached(), 'greet-AbCdEf12.cjs'), 'utf8')).toBe('of another V8');
  });

  it('is used from then on if V8 rejects one file of the cache of earlier runs', async () => {
    // The cached code is of another text of the same length, so the output shows which code ran.
    place('loud-AbCdEf12.cjs', "console.log('BELLS');");
    vi.stubEnv('GREETED', 'Tide');
    expect((await load('start.cjs')).stdout).toBe('BELLS\n');
    place('loud-AbCdEf12.cjs', "console.log('HELLO');");
    expect((await load('start.cjs')).stdout).toBe('BELLS\n');
    writeFileSync(join(cached(), 'loud-AbCdEf12.cjs'), 'of another V8');
    expect((await load('start.cjs')).stdout).toBe('HELLO\n');
    vi.unstubAllEnvs();
  });

  it('is compiled again if it is broken', async () => {
    writeFileSync(join(shipped(), 'greet-AbCdEf12.cjs'), 'no code');
    expect(await load('start.cjs')).toEqual({ code: 0, stdout: 'Hello\n', stderr: '' });
    expect(readdirSync(cached())).toEqual(['greet-AbCdEf12.cjs']);
  });

  it('is ignored by every other build of Node', async () => {
    renameSync(shipped(), `${shipped()}-of-another`);
    expect((await load('start.cjs')).stdout).toBe('Hello\n');
    expect(readdirSync(cached())).toEqual(['greet-AbCdEf12.cjs']);
  });
});

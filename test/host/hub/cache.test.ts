import {
  chmodSync,
  chownSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startHub } from '../../hub/server.ts';
import { folderWith } from '../folder.ts';
import { git } from '../repository.ts';
import { hubForTests, token } from './hub-for-tests.ts';

const { hub, run } = hubForTests();
const target = 'hub:coastal/tide-tables@1.0.0';

/** Returns the output of a run with this environment, and its number of requests. */
async function asked(more: Readonly<Record<string, string>>, what = target) {
  const before = hub().heard.length;
  const { stdout, stderr, code } = await run(`print ${what}`, { more });
  return { requests: hub().heard.length - before, title: code === 0 ? JSON.parse(stdout).title : stderr };
}

/** Creates a cache that contains the target. Returns the file. */
async function filled() {
  const caches = folderWith({});
  const env = { XDG_CACHE_HOME: caches };
  expect(await asked(env)).toEqual({ requests: 1, title: 'Tide Tables' });
  const folder = join(caches, 'hublint/hub');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  return { env, caches, folder, file, text: readFileSync(file, 'utf8') };
}

const [kept, again] = [
  { requests: 0, title: 'Tide Tables' },
  { requests: 1, title: 'Tide Tables' },
];

describe('an exact version of a public integration', () => {
  test('is requested once, and then available without a token or hub', async () => {
    const { env } = await filled();
    expect(await asked(env)).toEqual(kept);
    expect(await asked({ ...env, HUBLINT_TOKEN: '' })).toEqual(kept);
  });

  test('is readable only for its user, and contains no token', async () => {
    const { caches, folder, file, text } = await filled();
    for (const path of [join(caches, 'hublint'), folder]) expect(statSync(path).mode & 0o777, path).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(text).not.toContain(token);
    expect(file).toMatch(/[0-9a-f]{64}\.json$/);
  });

  test('is separate for each hub', async () => {
    const { env } = await filled();
    const other = await startHub({ token });
    await run(`print ${target}`, { more: { ...env, HUBLINT_HUB_URL: other.url } });
    expect(other.heard).toHaveLength(1);
    await other.close();
  });

  test('is in the system’s folder for caches', async () => {
    const home = folderWith({});
    const env = { HOME: home, XDG_CACHE_HOME: 'relative', LOCALAPPDATA: home };
    await asked(env);
    expect(await asked(env)).toEqual(kept);
    expect(readdirSync(home)).toHaveLength(1);
  });
});

test.each(['latest', '^1.0.0', '1.0'])(
  'a reference that may resolve to another version later is not cached: %s',
  async (version) => {
    const env = { XDG_CACHE_HOME: folderWith({}) };
    await asked(env, `hub:coastal/tide-tables@${version}`);
    expect(readdirSync(env.XDG_CACHE_HOME)).toEqual([]);
  },
);

test.each([
  'hub:lighthouse@1.0.0',
  'hub:intver_LIGHTHOUSE0000000000000',
  'hub:faults/mistaken@1.0.0',
  'hub:faults/404@1.0.0',
])('nor is one that is not public, not the requested one, or not named by a version: %s', async (what) => {
  const env = { XDG_CACHE_HOME: folderWith({}) };
  await asked(env, what);
  expect(readdirSync(env.XDG_CACHE_HOME)).toEqual([]);
});

describe('an untrusted entry', () => {
  const replace = (file: string, text: string) => {
    writeFileSync(file, text);
  };

  test.each<[string, (entry: Awaited<ReturnType<typeof filled>>) => void]>([
    ['that is cut off', ({ file, text }) => replace(file, text.slice(0, 100))],
    ['that is empty', ({ file }) => replace(file, '')],
    ['that is no object', ({ file }) => replace(file, '[]')],
    ['of another name', ({ file, text }) => replace(file, text.replace('coastal/', 'postal/'))],
    ['of another version', ({ file, text }) => replace(file, text.replace('"1.0.0"', '"1.0.1"'))],
    [
      'that is not public',
      ({ file, text }) => replace(file, text.replace('"visibility":"public"', '"visibility":"private"')),
    ],
    ['that is too large', ({ file, text }) => replace(file, text + ' '.repeat(5_000_000))],
    ['of yesterday', ({ file }) => utimesSync(file, 1_000_000_000, 1_000_000_000)],
    ['of tomorrow', ({ file }) => utimesSync(file, 4_000_000_000, 4_000_000_000)],
    ['that others can read', ({ file }) => chmodSync(file, 0o644)],
    ['in a folder that others can write to', ({ folder }) => chmodSync(folder, 0o777)],
    ['in a folder around which others can write', ({ caches }) => chmodSync(join(caches, 'hublint'), 0o770)],
    ['that has a second name', ({ file, caches }) => linkSync(file, join(caches, 'second'))],
    [
      'that is a link',
      ({ file, caches, text }) => {
        writeFileSync(join(caches, 'planted'), text.replace('Tide Tables', 'Planted'), { mode: 0o600 });
        rmSync(file);
        symlinkSync(join(caches, 'planted'), file);
      },
    ],
    [
      'whose folder is a link',
      ({ folder, caches, file, text }) => {
        const planted = folderWith({});
        writeFileSync(join(planted, file.slice(folder.length)), text.replace('Tide Tables', 'Planted'), {
          mode: 0o600,
        });
        rmSync(join(caches, 'hublint/hub'), { recursive: true });
        symlinkSync(planted, folder);
      },
    ],
  ])('%s', async (_, spoil) => {
    const entry = await filled();
    spoil(entry);
    expect(await asked(entry.env)).toEqual(again);
  });

  test('in a repository, which may have been committed', async () => {
    const { caches, env } = await filled();
    git(caches, 'init', '--quiet');
    expect(await asked(env)).toEqual(again);
    expect(await asked(env)).toEqual(again);
  });
});

test('if nothing can be cached, nothing is reported', async () => {
  const env = { XDG_CACHE_HOME: join(folderWith({ file: '' }), 'file') };
  expect(await asked(env)).toEqual(again);
  expect(await asked(env)).toEqual(again);
});

test.skipIf(process.getuid?.() !== 0)('an entry of another user is not trusted', async () => {
  const file = await filled();
  chownSync(file.file, 65_534, 65_534);
  expect(await asked(file.env)).toEqual(again);
  const folder = await filled();
  chownSync(folder.folder, 65_534, 65_534);
  expect(await asked(folder.env)).toEqual(again);
});

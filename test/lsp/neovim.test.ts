import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { command, env } from './program.ts';
import { copyOf, linted } from './workspace.ts';

const script = fileURLToPath(new URL('neovim.lua', import.meta.url));
const isThere = spawnSync('nvim', ['--version']).status === 0;
if (!isThere) console.warn('There is no Neovim here (`nvim`): what it shows is not tried.');

it.skipIf(!isThere)('shows in Neovim what lint finds, and fixes it', { timeout: 240_000 }, async () => {
  const { folder } = copyOf('parcel-desk');
  const home = temporaryFolder();
  const found = Object.entries(await linted(folder))
    .flatMap(([file, shown]) => shown.map((one) => `${file}:${one}`))
    .sort();
  const file = 'integration.definition.ts';
  const answer = join(home, 'answer.json');
  const work = { folder, file, command, count: found.length, line: 8, answer };
  await promisify(execFile)('nvim', ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${script}`], {
    cwd: folder,
    env: { ...env, HOME: home, XDG_STATE_HOME: home, XDG_DATA_HOME: home, HUBLINT_TEST: JSON.stringify(work) },
  });
  expect(JSON.parse(readFileSync(answer, 'utf8'))).toEqual({
    before: found,
    title: 'Write `1.6.0`',
    line: "  version: '1.6.0',",
    after: found.filter((one) => !one.endsWith('version-semver')),
  });
});

import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { command, env } from './program.ts';
import { copyOf, linted } from './workspace.ts';

const script = fileURLToPath(new URL('neovim.lua', import.meta.url));
const setups = fileURLToPath(new URL('../../docs/editors.md', import.meta.url));
const version = /^NVIM v(\d+)\.(\d+)/.exec(spawnSync('nvim', ['--version']).stdout?.toString() ?? '');
const isThere = version !== null;
if (!isThere) console.warn('There is no Neovim here (`nvim`): what it shows is not tried.');

/**
 * Returns the configuration for `init.lua` from the page on editors, for the installed version, with the command of the tests.
 */
function setup(): string {
  const minor = version?.[1] === '0' ? Number(version[2]) : 99;
  const [, neovim = ''] = readFileSync(setups, 'utf8').split(/^## (?=Neovim$)/m);
  const blocks = [...neovim.matchAll(/^```lua\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const block = blocks[minor >= 11 ? 0 : minor >= 8 ? 1 : 2] ?? '';
  const words = command.map((word) => `'${word}'`);
  const own = block.replace("{ 'npx', 'hublint', 'lsp' }", `{ ${words.join(', ')} }`);
  expect(own).not.toBe(block);
  return own;
}

it.skipIf(!isThere)(
  'shows and fixes findings in Neovim, configured as its page says',
  { timeout: 240_000 },
  async () => {
    const { folder } = copyOf('parcel-desk');
    const home = temporaryFolder();
    const found = Object.entries(await linted(folder))
      .flatMap(([file, shown]) => shown.map((one) => `${file}:${one}`))
      .sort();
    const file = 'integration.definition.ts';
    const answer = join(home, 'answer.json');
    const work = { folder, file, count: found.length, line: 8, answer };
    const init = join(home, 'init.lua');
    writeFileSync(init, setup());
    await promisify(execFile)('nvim', ['--headless', '-u', init, '-i', 'NONE', '-n', '-c', `luafile ${script}`], {
      cwd: folder,
      env: { ...env, HOME: home, XDG_STATE_HOME: home, XDG_DATA_HOME: home, HUBLINT_TEST: JSON.stringify(work) },
    });
    expect(JSON.parse(readFileSync(answer, 'utf8'))).toEqual({
      before: found,
      title: 'Write `1.6.0`',
      line: "  version: '1.6.0',",
      after: found.filter((one) => !one.endsWith('version-semver')),
    });
  },
);

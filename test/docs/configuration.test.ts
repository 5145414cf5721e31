import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { configModel } from '../../schemas/config.ts';
import { searchPlaces } from '../../src/host/config/probe.ts';
import { clean } from '../cli/manifests.ts';
import { folderWith, hublint } from '../cli/terminal.ts';
import { write } from '../host/folder.ts';
import { blocksOf, proseOf, testPage } from './page.ts';

const page = 'configuration.md';
const root = fileURLToPath(new URL('../../', import.meta.url));
const blocks = blocksOf(page);
const prose = proseOf(page);

let folder = '';
beforeAll(() => {
  folder = folderWith({ 'integration.yaml': clean });
});

describe('the page on configurations', () => {
  testPage(page, { folder: () => folder });
});

/** Returns the effective configuration in a project of its own. */
async function effective(name: string, text: string, target = '') {
  const at = folderWith({ 'integration.yaml': clean, 'package.json': '{}' });
  const manifest = join(at, 'integrations/legacy/ferry/integration.yaml');
  mkdirSync(dirname(manifest), { recursive: true });
  write(at, { 'integrations/legacy/ferry/integration.yaml': clean, [name]: text });
  const { stdout, stderr } = await hublint(at, `config ${target} --format json`);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('its configuration in YAML holds', async () => {
  const text = blocks.find(({ language }) => language === 'yaml')?.text ?? '';
  const { rules, ignores } = await effective('hublint.config.yaml', text);
  expect(rules['public-deprecated']).toEqual({ severity: 'error', from: 'hublint.config.yaml' });
  expect(rules['max-execution-time-range'].severity).toBe('off');
  expect(rules['script-length'].options).toEqual({ percent: 80 });
  expect(ignores).toEqual(['**/fixtures/**']);
  const legacy = await effective('hublint.config.yaml', text, 'integrations/legacy/ferry');
  expect(legacy.rules['secret-name-case'].severity).toBe('warn');
});

test.each(blocks.filter(({ language }) => language === 'ts').map(({ text }) => text))(
  'its configuration in TypeScript holds: %s',
  async (text) => {
    const linked = text.replace(/^import \{(.*)'hublint\/config'/, `import {$1'${root}src/config.ts'`);
    expect((await effective('hublint.config.ts', linked)).ignores).toEqual(['drafts/**']);
  },
);

test('a module that is not installed is said with what to type', async () => {
  const text = blocks.find((block) => block.text.includes('defineConfig('))?.text ?? '';
  const at = folderWith({ 'integration.yaml': clean, 'hublint.config.ts': text });
  const { stderr, code } = await hublint(at, '');
  expect(code).toBe(2);
  expect(stderr).toBe(
    "hublint: hublint.config.ts:1: Cannot find module 'hublint/config'.\n  Run `npm install --save-dev hublint`; in a workflow, run `npm ci` before hublint. Its types need no installation: `import type { ConfigFile } from 'hublint/config'`.\n",
  );
});

test('it names every file and every key', () => {
  const names = [...prose.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const endings = searchPlaces.map((place) => place.replace(/^(?:hublint\.config|\.hublintrc)(?=\.)/, ''));
  expect(endings.filter((name) => !names.some((named) => named.endsWith(name)))).toEqual([]);
  const keys = [...prose.matchAll(/^\| `([$\w]+)` \| /gm)].map(([, key = '']) => key);
  expect(keys.filter((key) => key in configModel.shape).sort()).toEqual(Object.keys(configModel.shape).sort());
});

test('it says which file of a folder holds', () => {
  const [, listed = ''] = /the first of this list applies:\s([\s\S]*?)\. Configurations/.exec(prose) ?? [];
  let stem = '';
  const named = [...listed.matchAll(/`(\.(?!hublintrc))?([^`]+)`/g)].map(([, isEnding, name = '']) => {
    if (isEnding) return `${stem}.${name}`;
    stem = name.replace(/\.(?:ts|json)$/, '');
    return name;
  });
  expect(named).toEqual(searchPlaces);
});

test('a baseline that nothing names is where it says, and counts once it is named', async () => {
  const [, file = ''] = /Without either it writes `([^`]+)`/.exec(prose) ?? [];
  const at = folderWith({ 'integration.yaml': clean.replace(/^version: .*$/m, 'version: next') });
  expect((await hublint(at, '--update-baseline')).stderr).toContain(`as inherited in ${file}.`);
  expect((await hublint(at, '--format compact')).code).toBe(1);
  write(at, { 'hublint.config.yaml': `baseline: ${file}\n` });
  expect((await hublint(at, '--format compact')).code).toBe(0);
});

test.each(['next-line', 'line', 'file'])('hublint-disable-%s silences', async (scope) => {
  const comment = `# hublint-disable-${scope} version-semver -- reason`;
  expect(prose).toContain(`hublint-disable-${scope} RULE -- reason`);
  const version = scope === 'line' ? `version: next ${comment}` : `${comment}\nversion: next`;
  const at = folderWith({ 'integration.yaml': clean.replace(/^version: .*$/m, version) });
  expect((await hublint(at, '--format compact')).stdout).toBe('No problems in 1 manifest. 1 suppressed.\n');
});

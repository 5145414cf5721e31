import { expect, test } from 'vitest';
import { measured } from '../../src/report/terminal/cells.ts';
import { clean } from './manifests.ts';
import { folderWith, hublint } from './terminal.ts';

const cwd = folderWith({ 'integration.yaml': clean, 'before.yaml': clean });

/** Returns the lines that are wider than the terminal; code is not wrapped, so that it can be copied. */
const tooWide = (text: string, columns: number): readonly string[] =>
  text.split('\n').filter((line) => !line.startsWith('  │ ') && measured(line).width > columns);

const commands = [
  'rules',
  'config',
  '--help',
  'compare --help',
  'preflight --help',
  'explain readme-content',
  'explain field-default-consistent',
  'lint',
  'compare before.yaml integration.yaml',
  'review --against before.yaml',
];

test.each(commands)('`%s` is no wider than a terminal of 40 columns', async (args) => {
  const { stdout } = await hublint(cwd, args, { columns: 40 });
  expect(stdout).not.toBe('');
  expect(tooWide(stdout, 40)).toEqual([]);
});

test('code in a page breaks at its spaces where it is as long as a line', async () => {
  const { stdout } = await hublint(cwd, 'explain text-distinct', { columns: 40 });
  expect(tooWide(stdout, 40)).toEqual([]);
});

test('where there is no terminal, `COLUMNS` says how wide one is', async () => {
  const inColumns = (COLUMNS: string) => hublint(cwd, 'rules', { env: { COLUMNS } });
  expect(await inColumns('40')).toEqual(await hublint(cwd, 'rules', { columns: 40 }));
  expect(await hublint(cwd, 'rules', { columns: 80, env: { COLUMNS: '40' } })).toEqual(await hublint(cwd, 'rules'));
  for (const none of ['', '0', '-3', 'wide', '1e9']) expect(await inColumns(none)).toEqual(await hublint(cwd, 'rules'));
});

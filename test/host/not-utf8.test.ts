import { describe, expect, it } from 'vitest';
import { hublint } from '../cli/terminal.ts';
import { folderWith } from './folder.ts';

const definition = `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from './title'
import texts from './texts.json'
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', title, description: texts.about,
  identifier: { extractScript: 'extract.vrl' } })
`;
const project: Readonly<Record<string, string | Buffer>> = {
  'integration.definition.ts': definition,
  'title.ts': "export const title = 'Ferry \uFFFD Desk'",
  'texts.json': '{ "about": "Tells when the ferry leaves." }',
  'extract.vrl': '# \uFFFD\n.body\n',
};
const latin = (text: string) => Buffer.from(text, 'latin1');

const garbled = 'The file is not UTF-8 text: here is an invalid byte, or a NUL character.';
const wide = 'The file is UTF-16 text; it has to be saved as UTF-8.';

/** Returns the findings in the texts, each with its position. */
async function saidOf(files: Readonly<Record<string, string | Buffer>>, target = '.', stdin = ''): Promise<unknown> {
  const args = `${target} --no-config --format compact`;
  const { stdout } = await hublint(folderWith({ ...project, ...files }), args, { stdin: Buffer.from(stdin, 'latin1') });
  return stdout.split('\n').filter((line) => line.includes('[syntax/'));
}

describe('a file of a definition that is not UTF-8', () => {
  it.each([
    [
      'the definition',
      { 'integration.definition.ts': latin(definition.replace('ferry-desk', 'f\u00e9rry-desk')) },
      'integration.definition.ts:4:52',
      garbled,
    ],
    ['a module', { 'title.ts': latin("export const title = 'D\u00e9sk'") }, 'title.ts:1:24', garbled],
    [
      'a module, after a replacement character',
      { 'title.ts': Buffer.concat([Buffer.from("export const title = '\uFFFD'\n// "), latin('\u00e9')]) },
      'title.ts:2:4',
      garbled,
    ],
    ['a module of data', { 'texts.json': latin('{ "about": "D\u00e9sk" }') }, 'texts.json:1:14', garbled],
    ['a script', { 'extract.vrl': latin('.body\n# D\u00e9sk') }, 'extract.vrl:2:4', garbled],
    ['a module in UTF-16', { 'title.ts': Buffer.from('\uFEFFexport {}', 'utf16le') }, 'title.ts:1:1', wide],
    [
      'a module in UTF-16 without a byte order mark',
      { 'title.ts': Buffer.from('export {}', 'utf16le') },
      'title.ts:1:2',
      wide,
    ],
  ])('%s', async (_, files, at, message) => {
    expect(await saidOf(files)).toEqual([`${at}: error: ${message} [syntax/binary]`]);
  });

  it('is reported instead of being executed', async () => {
    expect(await saidOf({ 'title.ts': latin("export const title = 'D\u00e9sk'") }, '. --load')).toEqual([
      `title.ts:1:24: error: ${garbled} [syntax/binary]`,
    ]);
  });

  it('is reported on standard input', async () => {
    const text = definition.replace('ferry-desk', 'f\u00e9rry-desk');
    expect(await saidOf({}, '- --stdin-filename integration.definition.ts', text)).toEqual([
      `integration.definition.ts:4:52: error: ${garbled} [syntax/binary]`,
    ]);
  });
});

it('a file in UTF-8 may contain the replacement character', async () => {
  expect(await saidOf({})).toEqual([]);
});

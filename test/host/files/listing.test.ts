import { chmodSync, linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import * as entries from '../../../src/host/files/entries.ts';
import { FileCache } from '../../../src/host/files/file-cache.ts';
import { FolderListing, listingOf } from '../../../src/host/files/listing.ts';
import { lookUpFrom } from '../../../src/host/files/lookup.ts';
import { readWithin } from '../../../src/host/files/read.ts';
import { lint, load } from '../../../src/index.ts';
import { folderWith } from '../folder.ts';

vi.mock(import('../../../src/host/files/entries.ts'), { spy: true });

const definition = (imports: string) => `import { IntegrationDefinition } from '@botpress/sdk';
${imports}
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', title, description });`;

describe('a folder listing', () => {
  it('shows what is at a name, and what does not exist', () => {
    const root = folderWith({ 'ferry.ts': '', 'ports/index.ts': '' });
    symlinkSync('ferry.ts', join(root, 'boat.ts'));
    const listing = listingOf(root, new FileCache());
    expect(['ferry.ts', 'ports', 'boat.ts', 'train.ts'].map((name) => listing?.statusOf(name))).toEqual([
      'file',
      'folder',
      undefined,
      'absent',
    ]);
  });

  it.each([
    ['with other capital letters', 'Ferry.ts', 'ferry.ts'],
    ['without its accents', 'caf\u00e9.ts', 'cafe.ts'],
    ['that another system makes shorter', 'ferryschedule.ts', 'FERRYS~1.TS'],
    ['with a dot behind it', 'ferry.ts', 'ferry.ts.'],
    ['with a space in it', 'ferry.ts', 'fer ry.ts'],
    ['of a stream of the file', 'ferry.ts', 'ferry.ts::$DATA'],
  ])('has nothing under a name %s', (_, there, wanted) => {
    expect(new FolderListing([{ name: there, kind: 'file' }]).statusOf(wanted)).toBe('absent');
  });

  it('leaves it to the system whether a letter and its accent equal one character', () => {
    const listing = new FolderListing([{ name: 'caf\u00e9.ts', kind: 'file' }]);
    expect(listing.statusOf('cafe\u0301.ts')).toBeUndefined();
  });

  it('is empty for what is no folder', () => {
    const root = folderWith({ 'ferry.ts': '' });
    expect(listingOf(join(root, 'ferry.ts'), new FileCache())).toBeUndefined();
    expect(listingOf(join(root, 'nowhere'), new FileCache())).toBeUndefined();
  });
});

const texts = "export const title = 'Ferry Desk';";

describe('the modules of a definition', () => {
  const description = "export const description = 'Books ferries.';";
  const both = "import { title } from './title'; import { description } from './description';";

  it('are read through symlinks that stay in the project', async () => {
    const cwd = folderWith({
      'package.json': '{ "name": "ferry" }',
      'shared/title.ts': texts,
      'description.ts': description,
      'integration.definition.ts': definition(both),
    });
    symlinkSync(join('shared', 'title.ts'), join(cwd, 'title.ts'));
    const [document] = await load('integration.definition.ts', { cwd });
    expect(document?.data).toMatchObject({ title: 'Ferry Desk', description: 'Books ferries.' });
  });

  it('are not read from a sibling folder whose name begins like the project’s', async () => {
    const outer = folderWith({
      'desk/package.json': '{ "name": "ferry" }',
      'desk/integration.definition.ts': definition(
        "import { title } from '../desk-drafts/title'; import { description } from './description';",
      ),
      'desk-drafts/title.ts': texts,
      'desk-drafts/description.ts': description,
    });
    const cwd = join(outer, 'desk');
    symlinkSync(join('..', 'desk-drafts', 'description.ts'), join(cwd, 'description.ts'));
    const [document] = await load('integration.definition.ts', { cwd });
    expect(JSON.stringify(document)).not.toMatch(/Ferry Desk|Books ferries/);
  });

  it('are found in a folder that may be entered, but not listed', async () => {
    const cwd = folderWith({
      'package.json': '{ "name": "ferry" }',
      'texts/title.ts': texts,
      'integration.definition.ts': definition("import { title } from './texts/title'; const description = 'Ferries.';"),
    });
    chmodSync(join(cwd, 'texts'), 0o311);
    const [document] = await load('integration.definition.ts', { cwd });
    chmodSync(join(cwd, 'texts'), 0o755);
    expect(document?.data).toMatchObject({ title: 'Ferry Desk' });
  });

  it('are searched for only in their project', async () => {
    const root = folderWith({
      'package.json': '{ "name": "desks", "dependencies": { "@botpress/sdk": "^4.0.0" } }',
      'desks/ferry/integration.definition.ts': definition(
        "import { title } from 'somewhere'; import { description } from './else';",
      ),
    });
    const [document] = await load('integration.definition.ts', { cwd: join(root, 'desks', 'ferry') });
    const sought = [...(document?.sought ?? [])];
    expect(sought).toContain('../../package-lock.json');
    expect(sought.filter((path) => path.startsWith('../../../'))).toEqual([]);
  });

  it('are not looked up one by one if the listing of their folder lacks them', async () => {
    const cwd = folderWith({
      'package.json': '{ "name": "ferry" }',
      'title/index.ts': texts,
      'description/index.ts': description,
      'integration.definition.ts': definition(both),
    });
    vi.mocked(entries.lookUp).mockClear();
    expect((await lint('.', { cwd })).results).toHaveLength(1);
    const asked = vi.mocked(entries.lookUp).mock.calls.map(([path]) => path);
    expect(asked.filter((path) => /(?:title|description)\.[jt]sx?$/.test(path))).toEqual([]);
  });
});

describe('a reference with wrong upper or lower case', () => {
  it('does not resolve, whatever the file system would find', async () => {
    const cwd = folderWith({
      'package.json': '{ "name": "ferry" }',
      'texts/title.ts': texts,
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk';
import { title } from './Texts/title';
import { description } from './texts/Title';
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', title, description, icon: 'Icon.svg' });`,
    });
    vi.mocked(entries.lookUp).mockClear();
    const { results } = await lint('.', { cwd });
    const missing = results[0]?.diagnostics.filter(({ rule }) => rule.startsWith('syntax/')) ?? [];
    expect(missing.map(({ message }) => message)).toEqual([
      'Cannot find module `./Texts/title`. There is no folder `Texts`, but `texts`.',
      'Cannot find module `./texts/Title`. Did you mean `./texts/title`?',
      'File `Icon.svg` not found. Did you mean `icon.svg`?',
    ]);
    const asked = vi.mocked(entries.lookUp).mock.calls.map(([path]) => path);
    expect(asked.filter((path) => /Texts|Title|Icon/.test(path))).toEqual([]);
  });

  it('is not looked up in parent folders, nor beyond the root of another drive', () => {
    const root = folderWith({ 'texts/title.ts': texts });
    const title = join(root, 'texts', 'title.ts');
    for (const from of [root, join(root, 'texts'), 'elsewhere']) {
      expect(lookUpFrom(from, new FileCache())(title)).toBe('file');
    }
    expect(lookUpFrom(join(root, 'TEXTS'), new FileCache())(join(root, 'texts'))).toBe('folder');
  });
});

describe.skipIf(process.platform === 'win32')('a file that is read in a project', () => {
  it('is not read through a symlink that replaced it', () => {
    const root = folderWith({ 'ferry.ts': 'export {};' });
    const outside = folderWith({ secret: 'of another' });
    mkdirSync(join(root, 'ports'));
    symlinkSync(join(outside, 'secret'), join(root, 'ports', 'index.ts'));
    expect(readWithin(join(root, 'ports', 'index.ts'), 'file', root, new FileCache())).toEqual({
      refusal: 'unreadable',
    });
    linkSync(join(root, 'ferry.ts'), join(root, 'boat.ts'));
    expect(readWithin(join(root, 'boat.ts'), 'file', root, new FileCache())).toEqual({
      bytes: Buffer.from('export {};'),
    });
  });
});

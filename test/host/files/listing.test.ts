import { chmodSync, linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import * as entries from '../../../src/host/files/entries.ts';
import { FolderListing, listingOf } from '../../../src/host/files/listing.ts';
import { readWithin } from '../../../src/host/files/read.ts';
import { SeenFiles } from '../../../src/host/files/seen.ts';
import { lint, load } from '../../../src/index.ts';
import { folderWith } from '../folder.ts';

vi.mock(import('../../../src/host/files/entries.ts'), { spy: true });

const definition = (imports: string) => `import { IntegrationDefinition } from '@botpress/sdk';
${imports}
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', title, description });`;

describe('a listing', () => {
  it('tells what stands under a name, and what is not there', () => {
    const root = folderWith({ 'ferry.ts': '', 'ports/index.ts': '' });
    symlinkSync('ferry.ts', join(root, 'boat.ts'));
    const listing = listingOf(root, new SeenFiles());
    expect(['ferry.ts', 'ports', 'boat.ts', 'train.ts'].map((name) => listing?.standing(name))).toEqual([
      'file',
      'folder',
      undefined,
      'absent',
    ]);
  });

  it.each([
    ['of another case', 'Ferry.ts', 'ferry.ts'],
    ['that is written in another way', 'caf\u00e9.ts', 'cafe.ts'],
    ['that another system shortens', 'FERRYS~1.TS', 'ferryschedule.ts'],
  ])('leaves it to the system whether it takes a name for one %s', (_, there, wanted) => {
    expect(new FolderListing([{ name: there, kind: 'file' }]).standing(wanted)).toBeUndefined();
  });

  it('leaves it to the system what a name with signs of its own stands for', () => {
    const listing = new FolderListing([{ name: 'ferry.ts', kind: 'file' }]);
    expect(['ferry.ts.', 'fer ry.ts', 'f\u00e9rry.ts'].map((name) => listing.standing(name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is none of what is no folder', () => {
    const root = folderWith({ 'ferry.ts': '' });
    expect(listingOf(join(root, 'ferry.ts'), new SeenFiles())).toBeUndefined();
    expect(listingOf(join(root, 'nowhere'), new SeenFiles())).toBeUndefined();
  });
});

describe('the modules of a definition', () => {
  const texts = "export const title = 'Ferry Desk';";
  const description = "export const description = 'Books ferries.';";
  const both = "import { title } from './title'; import { description } from './description';";

  it('are read through links that stay in the project', async () => {
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

  it('are not read from a folder beside the project whose name begins as that of the project', async () => {
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

  it('are found where a folder may be entered, but not listed', async () => {
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

  it('are looked for in their project alone', async () => {
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

  it('are not asked for one by one where their folder tells that they are not there', async () => {
    const cwd = folderWith({
      'package.json': '{ "name": "ferry" }',
      'title/index.ts': texts,
      'description/index.ts': description,
      'integration.definition.ts': definition(both),
    });
    vi.mocked(entries.standingAt).mockClear();
    expect((await lint('.', { cwd })).results).toHaveLength(1);
    const asked = vi.mocked(entries.standingAt).mock.calls.map(([path]) => path);
    expect(asked.filter((path) => /(?:title|description)\.[jt]sx?$/.test(path))).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('a file that is read in a project', () => {
  it('is not read through a link that was put in its place', () => {
    const root = folderWith({ 'ferry.ts': 'export {};' });
    const outside = folderWith({ secret: 'of another' });
    mkdirSync(join(root, 'ports'));
    symlinkSync(join(outside, 'secret'), join(root, 'ports', 'index.ts'));
    expect(readWithin(join(root, 'ports', 'index.ts'), 'file', root, new SeenFiles())).toEqual({
      refusal: 'unreadable',
    });
    linkSync(join(root, 'ferry.ts'), join(root, 'boat.ts'));
    expect(readWithin(join(root, 'boat.ts'), 'file', root, new SeenFiles())).toEqual({
      bytes: Buffer.from('export {};'),
    });
  });
});

import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DidChangeWorkspaceFoldersNotification, WatchKind } from 'vscode-languageserver/node';
import { globOf } from '../../src/host/files/find/glob.ts';
import { watchers } from '../../src/lsp/capabilities.ts';
import { folderWith, write } from '../host/folder.ts';
import { Client } from './client.ts';
import { copyOf, definitionOf, sharedActions, yamlManifest } from './workspace.ts';

const definition = 'integration.definition.ts';

describe('files', () => {
  it('that two definitions import belong to both', async () => {
    const folder = folderWith({
      'package.json': '{ "workspaces": ["*"] }',
      'north/integration.definition.ts': definitionOf('north-ferry'),
      'south/integration.definition.ts': definitionOf('south-ferry'),
      'shared/actions.ts': sharedActions,
    });
    const client = await new Client(folder).start();
    await client.open('shared/actions.ts', sharedActions);
    await client.until(() => client.published.size === 3);
    expect(client.shown('shared/actions.ts')).toEqual(['3:3 action-description-required']);
    expect(client.shown('north/integration.definition.ts')).toEqual(client.shown('south/integration.definition.ts'));
    await client.change('shared/actions.ts', sharedActions.replace("'Book a place'", "' '"));
    await client.until(() => client.shown('shared/actions.ts').length > 1);
    await client.close('shared/actions.ts');
    await client.until(() => Object.keys(client.all()).length === 0);
  });

  it('that definitions import belong to all of them, even if one is already open', async () => {
    const [north, south] = ['north/integration.definition.ts', 'south/integration.definition.ts'];
    const folder = folderWith({
      'package.json': '{ "workspaces": ["*"] }',
      [north]: definitionOf('north-ferry'),
      [south]: definitionOf('south-ferry'),
      'shared/actions.ts': sharedActions,
    });
    const client = await new Client(folder).start();
    await client.open(south, definitionOf('south-ferry'));
    await client.until(() => client.shown(south).length > 0);
    expect(client.shown(north)).toEqual([]);
    await client.open('shared/actions.ts', sharedActions);
    await client.until(() => client.shown(north).length > 0);
    await client.close(south);
    await client.quiet();
    expect(client.shown(north)).toEqual(client.shown(south));
  });

  it('that are no manifests, or have no path, are ignored', async () => {
    const client = await new Client(folderWith({ 'notes.yaml': 'a: b' })).start();
    await client.open('untitled:Untitled-1', yamlManifest, 'yaml');
    await client.open('notes.yaml', yamlManifest, 'yaml');
    await client.open('node_modules/ferry/integration.yaml', yamlManifest, 'yaml');
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.until(() => client.shown('integration.yaml').length > 0);
    expect(Object.keys(client.all())).toEqual(['integration.yaml']);
  });

  it('outside of the open folder are checked in their own project', async () => {
    const elsewhere = folderWith({ 'package.json': '{}', 'integration.yaml': yamlManifest });
    const client = await new Client(folderWith({})).start();
    const uri = `file://${join(elsewhere, 'integration.yaml')}`;
    await client.open(uri, yamlManifest, 'yaml');
    await client.until(() => client.shown(uri).includes('3:10 version-semver'));
  });

  it('that are open under two names are one file', async () => {
    const client = await new Client(folderWith({})).start();
    const other = client.uri('integration.yaml').replace('integration.yaml', 'integration%2Eyaml');
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.open(other, yamlManifest, 'yaml');
    await client.until(() => client.shown(other).length > 0);
    expect(client.shown('integration.yaml')).toEqual(client.shown(other));
    await client.close('integration.yaml');
    await client.change(other, `${yamlManifest}public: true\n`);
    await client.until(() => client.shown(other).join().includes('public-deprecated'));
    expect(client.shown('integration.yaml')).toEqual([]);
  });

  it('are relative to the open folders, as they are added and removed', async () => {
    const elsewhere = folderWith({});
    const folder = folderWith({});
    const client = await new Client(folder).start({ workspace: { workspaceFolders: true } });
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.until(() => client.shown('integration.yaml').includes('3:10 version-semver'));
    const [here, there] = [folder, elsewhere].map((path) => ({ uri: pathToFileURL(path).href, name: path }));
    const event = { added: there ? [there] : [], removed: here ? [here] : [] };
    await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
    await client.change('integration.yaml', yamlManifest.replace("'2.1'", "'2.1.0'"));
    await client.until(() => !client.shown('integration.yaml').includes('3:10 version-semver'));
  });

  it('that definitions import from outside of the open folder are shown by those', async () => {
    const folder = folderWith({
      'package.json': '{ "workspaces": ["*"] }',
      'north/integration.definition.ts': definitionOf('north-ferry'),
      'shared/actions.ts': sharedActions,
    });
    const client = await new Client(join(folder, 'north')).start();
    await client.open(definition, definitionOf('north-ferry'));
    await client.open('../shared/actions.ts', sharedActions);
    await client.quiet();
    const before = client.all();
    expect(Object.keys(before)).toHaveLength(2);
    write(folder, { 'north/.hublintrc': 'baseline: inherited.json\n' });
    await client.watched(['.hublintrc', 1]);
    await client.quiet();
    expect(client.messages).toEqual(['hublint: Baseline `inherited.json` not found. `--update-baseline` writes one.']);
    expect(client.all()).toEqual(before);
  });

  it('that are removed or renamed are followed', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(definition, read(definition));
    await client.until(() => client.shown('src/actions.ts').length === 3);
    renameSync(join(folder, 'src/actions.ts'), join(folder, 'src/deeds.ts'));
    await client.watched(['src/actions.ts', 3], ['src/deeds.ts', 1]);
    await client.until(() => client.shown(definition).join().includes('syntax/import-unresolved'));
    expect(client.shown('src/actions.ts')).toEqual([]);
    await client.change(definition, read(definition).replace('./src/actions', './src/deeds'));
    await client.until(() => client.shown('src/deeds.ts').length === 3);
    rmSync(join(folder, definition));
    await client.watched([definition, 3]);
    await client.close(definition);
    await client.until(() => Object.keys(client.all()).length === 0);
  });
});

describe('a definition of which only a module is open', () => {
  const moduleFile = 'src/actions.ts';

  async function withModule() {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(moduleFile, read(moduleFile));
    await client.until(() => client.shown(definition).length > 0);
    return { folder, read, client };
  }

  it('has its findings removed when it is deleted', async () => {
    const { folder, client } = await withModule();
    rmSync(join(folder, definition));
    await client.watched([definition, 3]);
    await client.until(() => Object.keys(client.all()).length === 0);
    await client.change(moduleFile, 'export const actions = {};\n');
    await client.save(moduleFile);
    await client.quiet();
    expect(client.all()).toEqual({});
  });

  it('is followed where it is renamed', async () => {
    const { folder, client } = await withModule();
    await client.quiet();
    const before = client.all();
    const renamed = 'integration.definition.mts';
    renameSync(join(folder, definition), join(folder, renamed));
    await client.watched([definition, 3], [renamed, 1]);
    await client.until(() => client.shown(renamed).length > 0);
    await client.quiet();
    const { [definition]: shown = [], ...others } = before;
    expect(client.all()).toEqual({ ...others, [renamed]: shown });
  });

  it('that is deleted on disk but open in the editor is shown until it is closed', async () => {
    const { folder, read, client } = await withModule();
    await client.open(definition, read(definition));
    rmSync(join(folder, definition));
    await client.watched([definition, 3]);
    await client.quiet();
    expect(client.shown(definition)).toContain('8:12 version-semver');
    await client.close(definition);
    await client.until(() => Object.keys(client.all()).length === 0);
  });
});

it('is checked if it is open and written along with a file that is not', async () => {
  const { folder, read } = copyOf('parcel-desk');
  const client = await new Client(folder).start();
  await client.open(definition, read(definition));
  await client.until(() => client.shown('src/actions.ts').length === 3);
  write(folder, { 'src/actions.ts': read('src/actions.ts').replace("'TODO'", "'The day that it is moved to'") });
  await client.watched(['src/actions.ts', 2], ['src/unread.ts', 2]);
  await client.until(() => client.shown('src/actions.ts').length === 2);
});

it.each([
  'integration.definition.ts',
  'src/actions.mjs',
  'tsconfig.json',
  'desk/hub.md',
  'desk/icon.svg',
  'desk/icon.png',
  'desk/icon.webp',
  'desk/extract.vrl',
  '.hublintrc',
  'desk/.gitignore',
])('an editor is asked to report %s, with a pattern that all support', (file) => {
  const watching = watchers.filter(({ globPattern }) => globOf(globPattern)(file));
  // Changes in one pattern, creation and deletion in another: nothing is reported twice.
  expect(watching.map(({ kind }) => kind)).toEqual([WatchKind.Change, WatchKind.Create | WatchKind.Delete]);
  expect(watching[0]?.globPattern).not.toMatch(/\{[^}]*[{*]/);
});

describe('a folder', () => {
  const told = watchers.find(({ kind }) => kind !== WatchKind.Change);
  const shared = {
    'package.json': '{ "workspaces": ["*"] }',
    'north/integration.definition.ts': definitionOf('north-ferry'),
  };
  const north = 'north/integration.definition.ts';

  it('that is moved or removed is reported alone, and its files are missing', async () => {
    const folder = folderWith({ ...shared, 'shared/actions.ts': sharedActions });
    const client = await new Client(folder).start();
    await client.open(north, definitionOf('north-ferry'));
    await client.until(() => client.shown(north).length > 0);
    expect(client.shown(north)).not.toContain('2:25 syntax/import-unresolved');
    expect(told && globOf(told.globPattern)('shared')).toBe(true);
    renameSync(join(folder, 'shared'), join(folder, 'parts'));
    await client.watched(['shared', 3], ['parts', 1]);
    await client.until(() => client.shown(north).includes('2:25 syntax/import-unresolved'));
    renameSync(join(folder, 'parts'), join(folder, 'shared'));
    await client.watched(['shared', 1]);
    await client.until(() => !client.shown(north).includes('2:25 syntax/import-unresolved'));
  });

  it('of build output, and files that nothing is read from, are ignored', async () => {
    const folder = folderWith({ ...shared, 'shared/actions.ts': sharedActions });
    const client = await new Client(folder).start();
    await client.open(north, definitionOf('north-ferry'));
    await client.until(() => client.shown(north).length > 0);
    await client.quiet();
    rmSync(join(folder, 'shared'), { recursive: true });
    write(folder, { 'north/ferry.log': '', 'north/dist/chunks/ferry.css': '' });
    await client.watched(['north/ferry.log', 1], ['north/dist/chunks', 1], ['north/dist/old', 3], ['north/dist', 2]);
    await client.quiet();
    expect(client.shown(north)).not.toContain('2:25 syntax/import-unresolved');
  });
});

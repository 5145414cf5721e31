import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CodeLens } from 'vscode-languageserver/node';
import { CodeLensRefreshRequest } from 'vscode-languageserver/node';
import { folderWith, write } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { Client } from './client.ts';
import { copyOf } from './workspace.ts';

const file = 'integration.yaml';

const manifest = (version: string, actions: readonly string[]) => `name: ferry-desk
title: Ferry Desk
version: '${version}'
description: Tells travellers when the next ferry leaves, and whether it is on time.
actions:
${actions.map((name) => `  ${name}: { title: Book, description: Books a place., input: { schema: {} }, output: { schema: {} } }`).join('\n')}
`;

const before = manifest('1.2.0', ['bookPlace', 'cancelPlace']);

/** Creates a repository with a branch besides `main`. */
function branched(files: Readonly<Record<string, string>>): string {
  const folder = folderWith(files);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Start');
  git(folder, 'checkout', '--quiet', '-b', 'work');
  return folder;
}

/** Returns the positions and titles of the lenses in a file. */
async function lensesOf(client: Client, name: string): Promise<readonly string[]> {
  const textDocument = { uri: client.uri(name) };
  const lenses = (await client.connection.sendRequest('textDocument/codeLens', { textDocument })) as CodeLens[];
  const resolved: string[] = [];
  for (const lens of lenses) {
    const { command, range } = (await client.connection.sendRequest('codeLens/resolve', lens)) as CodeLens;
    resolved.push(`${range.start.line + 1}:${range.start.character + 1} ${command?.title}`);
  }
  return resolved;
}

async function opened(folder: string, name: string, text: string, capabilities = {}): Promise<Client> {
  const client = await new Client(folder).start(capabilities);
  await client.open(name, text, 'yaml');
  return client;
}

describe('above the version is the bump it needs since the base of the branch', () => {
  it.each([
    ['no change', before, 'no bump needed since main'],
    ['a patch bump', before.replace('the next ferry', 'a ferry'), 'patch is enough since main: next version 1.2.1'],
    [
      'a minor bump',
      manifest('1.2.0', ['bookPlace', 'cancelPlace', 'movePlace']),
      'minor bump needed since main: next version 1.3.0',
    ],
    ['a major bump', manifest('1.2.0', ['bookPlace']), 'major bump needed since main: next version 2.0.0'],
    [
      'a larger bump than the version was raised by',
      manifest('1.2.1', ['bookPlace']),
      'major bump needed since main, not patch: next version 2.0.0',
    ],
    [
      'a bump that the version was raised by',
      manifest('2.0.0', ['bookPlace']),
      'major bump from 1.2.0 since main: enough',
    ],
    ['a version that was lowered', manifest('1.1.0', ['bookPlace', 'cancelPlace']), 'goes down from 1.2.0 since main'],
  ])('if that is %s', async (_, text, title) => {
    const client = await opened(branched({ [file]: before }), file, text);
    expect(await lensesOf(client, file)).toEqual([`3:1 ${title}`]);
  });

  it('as soon as the file is open, whatever has to be read first', async () => {
    const configured = { [file]: before, 'hublint.config.yaml': 'extends: recommended\n' };
    const client = await opened(branched(configured), file, manifest('1.2.0', ['bookPlace']));
    expect(await lensesOf(client, file)).toEqual(['3:1 major bump needed since main: next version 2.0.0']);
  });

  it('at the editor’s position: a byte order mark that it sends is a character', async () => {
    const text = `\uFEFFversion: '1.2.0'\n${before.replace(/^version.*\n/m, '')}`;
    const client = await opened(branched({ [file]: before }), file, text);
    expect(await lensesOf(client, file)).toEqual(['1:2 no bump needed since main']);
  });

  it('while typing, before it is saved, and as before while it is broken', async () => {
    const client = await opened(branched({ [file]: before }), file, before);
    expect(await lensesOf(client, file)).toEqual(['3:1 no bump needed since main']);
    await client.change(file, manifest('1.2.0', ['bookPlace']));
    const owed = ['3:1 major bump needed since main: next version 2.0.0'];
    expect(await lensesOf(client, file)).toEqual(owed);
    await client.change(file, `${manifest('1.2.0', ['bookPlace'])}  "\n: [`);
    expect(await lensesOf(client, file)).toEqual(owed);
  });

  it('as committed on the branch, compared with the merge base', async () => {
    const folder = branched({ [file]: before });
    git(folder, 'checkout', '--quiet', 'main');
    write(folder, { [file]: manifest('3.0.0', []) });
    git(folder, 'commit', '--quiet', '-am', 'Move on');
    git(folder, 'checkout', '--quiet', 'work');
    const text = manifest('1.3.0', ['bookPlace', 'cancelPlace', 'movePlace']);
    write(folder, { [file]: text });
    git(folder, 'commit', '--quiet', '-am', 'Move places');
    const client = await opened(folder, file, text);
    expect(await lensesOf(client, file)).toEqual(['3:1 minor bump from 1.2.0 since main: enough']);
  });

  it('compared with the default branch of the remote, and again after a commit', async () => {
    const origin = folderWith({ [file]: before });
    git(origin, 'init', '--quiet', '--initial-branch=develop');
    git(origin, 'add', '.');
    git(origin, 'commit', '--quiet', '-m', 'Start');
    const folder = join(folderWith({}), 'clone');
    git(origin, 'clone', '--quiet', origin, folder);
    // git rejects a push to a branch that is checked out.
    git(origin, 'checkout', '--quiet', '--detach');
    git(folder, 'checkout', '--quiet', '-b', 'main');
    const text = manifest('1.2.0', ['bookPlace']);
    const client = await opened(folder, file, text);
    expect(await lensesOf(client, file)).toEqual(['3:1 major bump needed since develop: next version 2.0.0']);
    write(folder, { [file]: text });
    git(folder, 'commit', '--quiet', '-am', 'Take it away');
    git(folder, 'push', '--quiet', 'origin', 'main:develop');
    expect(await lensesOf(client, file)).toEqual(['3:1 no bump needed since develop']);
  });

  it('for a new one, and for one that was moved', async () => {
    const folder = branched({ 'ferry/integration.yaml': before });
    const moved = 'desks/ferry/integration.yaml';
    mkdirSync(join(folder, 'desks'));
    renameSync(join(folder, 'ferry'), join(folder, 'desks/ferry'));
    const added = manifest('0.1.0', []).replace('ferry-desk', 'harbour-desk');
    write(folder, { 'harbour/integration.yaml': added });
    const client = await opened(folder, moved, before);
    await client.open('harbour/integration.yaml', added, 'yaml');
    expect(await lensesOf(client, moved)).toEqual(['3:1 no bump needed since main']);
    expect(await lensesOf(client, 'harbour/integration.yaml')).toEqual(['3:1 new in this branch']);
  });

  it('for a definition, because of a module that it imports, in the file of the version', async () => {
    const { folder, read } = copyOf('parcel-desk');
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '-m', 'Start');
    const definition = 'integration.definition.ts';
    const client = await new Client(folder).start({ workspace: { codeLens: { refreshSupport: true } } });
    let asked = 0;
    client.connection.onRequest(CodeLensRefreshRequest.type, () => {
      asked += 1;
    });
    await client.open(definition, read(definition));
    const line =
      read(definition)
        .split('\n')
        .findIndex((text) => text.includes('version:')) + 1;
    expect(await lensesOf(client, definition)).toEqual([`${line}:3 no bump needed since main`]);
    const actions = read('src/actions.ts');
    await client.open('src/actions.ts', actions);
    expect(await lensesOf(client, 'src/actions.ts')).toEqual([]);
    await client.quiet();
    const so = asked;
    await client.change('src/actions.ts', actions.replace(/moveDelivery/g, 'shiftDelivery'));
    await client.until(() => asked > so);
    expect(await lensesOf(client, definition)).toEqual([
      expect.stringMatching(new RegExp(`^${line}:3 (?:major|minor) bump needed since main: next version `)),
    ]);
  });

  it('even if the open folder contains several repositories', async () => {
    const folder = branched({ [file]: before });
    const client = await new Client(join(folder, '..')).start();
    const uri = new Client(folder).uri(file);
    await client.open(uri, manifest('1.2.0', ['bookPlace']), 'yaml');
    expect(await lensesOf(client, uri)).toEqual(['3:1 major bump needed since main: next version 2.0.0']);
  });
});

describe('there is no lens', () => {
  it.each([
    ['without a repository', (folder: string) => folder],
    [
      'in a repository without a commit',
      (folder: string) => {
        git(folder, 'init', '--quiet', '--initial-branch=main');
        return folder;
      },
    ],
    [
      'where no branch has the name of a default branch',
      (folder: string) => {
        git(folder, 'init', '--quiet', '--initial-branch=work');
        git(folder, 'add', '.');
        git(folder, 'commit', '--quiet', '-m', 'Start');
        return folder;
      },
    ],
  ])('%s', async (_, prepared) => {
    const client = await opened(prepared(folderWith({ [file]: before })), file, before);
    expect(await lensesOf(client, file)).toEqual([]);
    expect(client.messages).toEqual([]);
  });

  it('above an invalid or missing version', async () => {
    const client = await opened(branched({ [file]: before }), file, before.replace("version: '1.2.0'\n", ''));
    expect(await lensesOf(client, file)).toEqual([]);
    await client.change(file, before.replace("'1.2.0'", '12'));
    expect(await lensesOf(client, file)).toEqual([]);
  });
});

it('shows if the base cannot be read', async () => {
  const client = await opened(branched({ [file]: 'name: [' }), file, before);
  expect(await lensesOf(client, file)).toEqual(['3:1 not compared with the base of the branch']);
  expect(client.messages).toEqual([]);
});

it('shows the changes when it is chosen', async () => {
  const client = await opened(branched({ [file]: before }), file, manifest('1.2.0', ['bookPlace']));
  await lensesOf(client, file);
  const lenses = (await client.connection.sendRequest('textDocument/codeLens', {
    textDocument: { uri: client.uri(file) },
  })) as CodeLens[];
  const { command } = (await client.connection.sendRequest('codeLens/resolve', lenses[0])) as CodeLens;
  await client.connection.sendRequest('workspace/executeCommand', command);
  await client.until(() => client.messages.length > 0);
  expect(client.messages).toEqual([
    expect.stringMatching(
      /^integration\.yaml: major bump needed since main: next version 2\.0\.0\.\nmajor: .*`cancelPlace`.*\n`hublint compare git:[0-9a-f]{12}:integration\.yaml` says where\.$/,
    ),
  ]);
});

it('shows the changes that need most first, and no comparison if nothing changed', async () => {
  const changed = manifest('1.2.0', ['bookPlace']).replace('the next ferry', 'a ferry');
  const client = await opened(branched({ [file]: before }), file, changed);
  const tell = async () => {
    const textDocument = { uri: client.uri(file) };
    const [lens] = (await client.connection.sendRequest('textDocument/codeLens', { textDocument })) as CodeLens[];
    const { command } = (await client.connection.sendRequest('codeLens/resolve', lens)) as CodeLens;
    const count = client.messages.length;
    await client.connection.sendRequest('workspace/executeCommand', command);
    await client.until(() => client.messages.length > count);
    return client.messages.at(-1);
  };
  expect((await tell())?.match(/^[a-z]+(?=: )/gm)).toEqual(['major', 'patch']);
  await client.change(file, before);
  expect(await tell()).toBe('integration.yaml: no bump needed since main.');
});

it('does not delay typing', async () => {
  const client = await opened(branched({ [file]: before }), file, before);
  const [lens] = (await client.connection.sendRequest('textDocument/codeLens', {
    textDocument: { uri: client.uri(file) },
  })) as CodeLens[];
  const resolving = client.connection.sendRequest('codeLens/resolve', lens);
  await client.change(file, before.replace("'1.2.0'", "'1.2'"));
  await client.until(() => client.shown(file).includes('3:10 version-semver'));
  await resolving;
});

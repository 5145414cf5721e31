import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ErrorCodes, ExitNotification, InitializeRequest, ShutdownRequest } from 'vscode-languageserver/node';
import { folderWith } from '../host/folder.ts';
import { Client } from './client.ts';
import { yamlManifest } from './workspace.ts';

const file = 'integration.yaml';
const start = { line: 0, character: 0 };
const refused = (code: number, message: string) => ({ code, message });
const initialize = { processId: null, rootUri: null, capabilities: {} };

describe('requests are answered in the order of the protocol', () => {
  it('refuses requests before `initialize`, and answers after it', async () => {
    const client = new Client(folderWith({ '.git/HEAD': '' }));
    const error = refused(ErrorCodes.ServerNotInitialized, 'The server is not initialized: `initialize` comes first.');
    expect(error.code).toBe(-32002);
    await client.open(file, yamlManifest, 'yaml');
    await expect(client.ask('textDocument/hover', file, start)).rejects.toMatchObject(error);
    await expect(client.connection.sendRequest(ShutdownRequest.type)).rejects.toMatchObject(error);
    await client.start();
    await client.open(file, yamlManifest, 'yaml');
    await client.until(() => client.shown(file).length > 0);
    expect(await client.end()).toBe(0);
  });

  it('refuses another `initialize`', async () => {
    const client = await new Client(folderWith({})).start();
    await expect(client.connection.sendRequest(InitializeRequest.type, initialize)).rejects.toMatchObject(
      refused(-32600, 'The server is initialized: `initialize` comes once.'),
    );
  });

  it('refuses everything after `shutdown`, and ends on `exit`', async () => {
    const client = await new Client(folderWith({})).start();
    await client.connection.sendRequest(ShutdownRequest.type);
    const error = refused(-32600, 'The server was shut down: only `exit` can follow.');
    await expect(client.ask('textDocument/hover', file, start)).rejects.toMatchObject(error);
    await expect(client.connection.sendRequest(ShutdownRequest.type)).rejects.toMatchObject(error);
    await client.connection.sendNotification(ExitNotification.type);
    expect(await client.exited).toBe(0);
  });

  it('ends on `exit` alone, as a failure', async () => {
    const client = new Client(folderWith({}));
    await client.connection.sendNotification(ExitNotification.type);
    expect(await client.exited).toBe(1);
  });
});

it('ends when the process of the editor is gone, even if the connection is open', { timeout: 20_000 }, async () => {
  const editor = spawn(process.execPath, ['--eval', '']);
  await once(editor, 'exit');
  const client = new Client(folderWith({}));
  await client.connection.sendRequest(InitializeRequest.type, { ...initialize, processId: editor.pid ?? null });
  expect(await client.exited).toBe(1);
});

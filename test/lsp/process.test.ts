import { expect, it } from 'vitest';
import { ExitNotification } from 'vscode-languageserver/node';
import { folderWith } from '../host/folder.ts';
import { Client } from './client.ts';
import { programIn } from './program.ts';
import { copyOf, linted, yamlManifest } from './workspace.ts';

const timeout = 120_000;

it('serves over standard input and output, and ends when it is told to', { timeout }, async () => {
  const { folder, read } = copyOf('parcel-desk');
  const program = programIn(folder);
  const client = await new Client(folder, program).start();
  const file = 'integration.definition.ts';
  await client.open(file, read(file));
  await client.until(() => client.shown(file).length > 0, 60_000);
  await client.quiet();
  expect(client.all()).toEqual(await linted(folder));
  expect(await client.end()).toBe(0);
  expect(await program.complaints).toBe('');
});

it('keeps the output of a configuration out of the protocol, and exits with a failure without `shutdown`', {
  timeout,
}, async () => {
  const config = "console.log('I ran');\nprocess.stdout.write('So did I');\nexport default {};\n";
  const folder = folderWith({ '.git/HEAD': '', 'hublint.config.mjs': config });
  const program = programIn(folder);
  const client = await new Client(folder, program).start();
  await client.open('integration.yaml', yamlManifest, 'yaml');
  await client.until(() => client.shown('integration.yaml').includes('3:10 version-semver'), 60_000);
  await client.connection.sendNotification(ExitNotification.type);
  expect(await client.exited).toBe(1);
  expect(await program.complaints).toBe('I ran\nSo did I');
});

it.each([
  ['', ''],
  [', also in the middle of a message', 'Content-Length: 100\r\n\r\n{'],
])('ends with the editor%s', { timeout }, async (_, rest) => {
  const folder = folderWith({});
  const program = programIn(folder);
  const client = await new Client(folder, program).start();
  await client.open('integration.yaml', yamlManifest, 'yaml');
  await client.until(() => client.published.size > 0, 60_000);
  await new Promise((written) => program.output.write(rest, written));
  program.input.destroy();
  program.output.destroy();
  expect(await client.exited).toBe(1);
  expect(await program.complaints).toBe('');
});

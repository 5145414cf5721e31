import { Client } from '@botpress/client';
import { expect, test } from 'vitest';
import { hubForTests, token } from './hub-for-tests.ts';

const { hub, run } = hubForTests();

/** The platform's own client, as a reference: it sends the same requests to the hub. */
const witness = () =>
  new Client({ apiUrl: hub().url, token, headers: { 'x-multiple-integrations': 'true' }, retry: { retries: 0 } });

/** Returns the relevant parts of the last request. */
function lastHeard() {
  const { method, url, headers } = hub().heard.at(-1) ?? {};
  const meant = ['authorization', 'x-multiple-integrations', 'x-workspace-id', 'x-bot-id', 'content-type'];
  return { method, url, headers: Object.fromEntries(meant.map((name) => [name, headers?.[name]])) };
}

test.each([
  ['coastal/tide-tables', '1.0.0'],
  ['coastal/tide-tables', '^1.0.0'],
  ['coastal/tide-tables', '>=1.0.0||~0.9'],
  ['coastal/tide-tables', '1.x'],
  ['coastal/tide-tables', '*'],
  ['coastal/tide-tables', 'latest'],
  ['lighthouse', '1.0.0'],
])('%s %s is requested and read like by the platform’s own client', async (name, version) => {
  const { integration } = await witness().getPublicIntegration({ name, version });
  const theirs = lastHeard();
  const { stdout, stderr } = await run(`print hub:${name}@${version}`);
  expect(stderr).toBe('');
  expect(lastHeard()).toEqual(theirs);
  expect(JSON.parse(stdout)).toEqual(integration);
});

test('so is an id', async () => {
  const id = 'intver_LIGHTHOUSE0000000000000';
  const { integration } = await witness().getPublicIntegrationById({ id });
  const theirs = lastHeard();
  const { stdout } = await run(`print hub:${id}`);
  expect(lastHeard()).toEqual(theirs);
  expect(JSON.parse(stdout)).toEqual(integration);
});

test('so is a missing one', async () => {
  await expect(witness().getPublicIntegration({ name: 'coastal/boats', version: 'latest' })).rejects.toThrow();
  const theirs = lastHeard();
  expect((await run('hub:coastal/boats@latest')).code).toBe(2);
  expect(lastHeard()).toEqual(theirs);
});

import { Client as Witness } from '@botpress/client';
import { describe, expect, test, vi } from 'vitest';
import { HubClient } from '../../../src/host/hub/client.ts';
import { defaultPolicy, Requests } from '../../../src/host/hub/request.ts';
import { startHub } from '../../hub/server.ts';
import { hubForTests, token } from './hub-for-tests.ts';

const many = Array.from({ length: 10_000 }, (_, at) => ({
  id: `wkspace_${at}`,
  name: `Workspace ${at}`,
  handle: `handle-${at}`,
  role: 'viewer',
}));

const { hub } = hubForTests();
const requests = () => new Requests({ ...defaultPolicy, pause: 1 });
const client = (address = hub().url) => new HubClient({ address, token, requests: requests() });
const witness = (more: object = {}) =>
  new Witness({ apiUrl: hub().url, token, headers: { 'x-multiple-integrations': 'true' }, ...more });

const page = (nextToken: string) =>
  Buffer.from(JSON.stringify({ workspaces: [{ id: 'wkspace_1', name: 'Coastal Services' }], meta: { nextToken } }));

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Returns the relevant headers of the last `count` requests. */
const lastHeard = (count = 1, names = ['authorization', 'x-multiple-integrations', 'x-workspace-id', 'x-bot-id']) =>
  hub()
    .heard.slice(-count)
    .map(({ method, url, headers }) => ({ method, url: sorted(url), headers: names.map((name) => headers[name]) }));

/** Sorts the query parameters, whose order does not matter. */
const sorted = (url: string): string => {
  const [path, query = ''] = url.split('?');
  return `${path}?${query.split('&').sort().join('&')}`;
};

test('a short token that occurs in a response by chance is not a leak', async () => {
  const plain = new Requests(defaultPolicy);
  const body = Buffer.from('{ "workspaces": [{ "id": "wkspace_1", "name": "Coastal Services" }] }');
  plain.get = async () => ({ status: 200, type: 'application/json', body });
  const asking = (token: string) => new HubClient({ address: 'http://localhost:8080', token, requests: plain });
  expect(await all(asking('coastal').listWorkspaces())).toHaveLength(1);
  await expect(all(asking('services').listWorkspaces())).rejects.toThrow('answers with a text that contains the token');
});

describe("as the platform's own client", () => {
  test('workspaces are listed', async () => {
    const theirs = await witness().listWorkspaces({});
    const heard = lastHeard();
    expect(await all(client().listWorkspaces())).toEqual(theirs.workspaces);
    expect(lastHeard()).toEqual(heard);
  });

  test('the workspace of a handle is found', async () => {
    for (const handle of ['postal', 'a b&c=d/ü+']) {
      const theirs = await witness().listWorkspaces({ handle });
      const heard = lastHeard();
      expect(await all(client().listWorkspaces({ handle }))).toEqual(theirs.workspaces);
      expect(lastHeard()).toEqual(heard);
    }
  });

  test('a member is read', async () => {
    const workspaceId = 'wkspace_03LOCKS';
    const theirs = await witness({ workspaceId }).getWorkspaceMember({ id: 'me' });
    const heard = lastHeard();
    expect(await client().getWorkspaceMember(workspaceId)).toEqual(theirs);
    expect(lastHeard()).toEqual(heard);
  });

  test('a state is read', async () => {
    const asked = { type: 'integration', id: 'int/01', name: 'harbour/berths' } as const;
    const theirs = await witness({ botId: 'bot_01HARBOUR' }).getState(asked);
    const named = ['authorization', 'x-workspace-id', 'x-bot-id'];
    const heard = lastHeard(1, named);
    expect(JSON.parse(await client().getState({ ...asked, botId: 'bot_01HARBOUR' }))).toEqual(theirs);
    expect(lastHeard(1, named)).toEqual(heard);
  });
});

test('ten thousand workspaces are read page by page', async () => {
  const own = await startHub({ token, workspaces: many });
  const found = await all(client(own.url).listWorkspaces());
  expect(found.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  expect(own.heard).toHaveLength(100);
  await own.close();
});

test('pages that refer to each other end', async () => {
  const endless = new Requests(defaultPolicy);
  endless.get = async () => ({
    status: 200,
    type: 'application/json',
    body: Buffer.from('{ "workspaces": [{ "id": "wkspace_1" }], "meta": { "nextToken": "again" } }'),
  });
  const asking = new HubClient({ address: 'https://hub.example', token, requests: endless });
  await expect(all(asking.listWorkspaces())).rejects.toThrow(
    'The hub at `hub.example` answers with an endless list of workspaces.',
  );
});

test('endless slow pages end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const slow = new Requests(defaultPolicy);
    let asked = 0;
    slow.get = async () => {
      vi.advanceTimersByTime(15_000);
      asked += 1;
      return { status: 200, type: 'application/json', body: page(`page-${asked}`) };
    };
    const asking = new HubClient({ address: 'https://hub.example', token, requests: slow });
    await expect(all(asking.listWorkspaces())).rejects.toThrow(
      'The hub at `hub.example` answers with an endless list of workspaces.',
    );
    expect(asked).toBe(8);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['\ud800', 'x'.repeat(4001)])('a page token that no URL can contain is reported', async (nextToken) => {
  const odd = new Requests(defaultPolicy);
  odd.get = async () => ({ status: 200, type: 'application/json', body: page(nextToken) });
  const asking = new HubClient({ address: 'https://hub.example', token, requests: odd });
  await expect(all(asking.listWorkspaces())).rejects.toThrow(
    'The hub at `hub.example` answers with no workspaces as specified.',
  );
});

test('a response of another shape is reported', async () => {
  const odd = new Requests(defaultPolicy);
  odd.get = async () => ({ status: 200, type: 'application/json', body: Buffer.from('{ "id": 1 }') });
  const asking = new HubClient({ address: 'https://hub.example', token, requests: odd });
  const state = { type: 'bot', id: 'bot_1', name: 'x', botId: 'bot_1' } as const;
  await expect(all(asking.listWorkspaces())).rejects.toThrow('answers with no workspaces as specified');
  await expect(asking.getWorkspaceMember('wkspace_1')).rejects.toThrow('answers with no member of a workspace as');
  await expect(asking.getState(state)).rejects.toThrow('answers with no state as specified.');
});

test('a missing resource is reported by its name', async () => {
  await expect(client().getWorkspaceMember('wkspace_99')).rejects.toThrow(
    'has no workspace `wkspace_99` that this token is a member of.',
  );
  const state = { type: 'bot', id: 'bot_1', name: 'tides', botId: 'bot_1' } as const;
  await expect(client().getState(state)).rejects.toThrow('has no state `tides` of the bot `bot_1`.');
});

test('no id breaks out of its header or path', async () => {
  const before = hub().heard.length;
  for (const id of ['wkspace_1\r\nx-bot-id: 2', '', 'größe', 'a b', 'x'.repeat(201)]) {
    await expect(client().getWorkspaceMember(id)).rejects.toThrow(
      'The id of a workspace consists of visible characters',
    );
  }
  for (const id of ['..', '.', '', '\ud800']) {
    const state = { type: 'bot', id, name: 'tides', botId: 'bot_1' } as const;
    await expect(client().getState(state)).rejects.toThrow('cannot be requested: it is not a valid part of a URL.');
  }
  expect(hub().heard).toHaveLength(before);
});

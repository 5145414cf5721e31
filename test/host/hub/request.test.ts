import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { defaultPolicy, type Policy, Requests } from '../../../src/host/hub/request.ts';
import { startHub } from '../../hub/server.ts';
import { hubForTests, token } from './hub-for-tests.ts';

const { hub } = hubForTests();
const headers = { authorization: `Bearer ${token}` };

const addressOf = (name: string, version = 'latest') =>
  `${hub().url}/v1/admin/hub/integrations/${encodeURIComponent(name)}/${version}`;

/** Sends a request with changes to the usual policy. */
const ask = (name: string, policy: Partial<Policy> = {}) =>
  new Requests({ ...defaultPolicy, pause: 1, ...policy }).get(addressOf(name), headers);

const heard = (name: string) => hub().heard.filter(({ url }) => url.includes(encodeURIComponent(name))).length;

describe('a slow hub', () => {
  test.each(['faults/silent', 'faults/slow'])('times out: %s', async (name) => {
    expect(await ask(name, { timeout: 1000, tries: 2 })).toEqual({ because: 'late' });
    // On a very busy machine, not even the first request may be sent in time.
    expect(heard(name)).toBeLessThanOrEqual(2);
  });

  test('is not waited for longer than is reasonable', async () => {
    expect(await ask('faults/busy')).toMatchObject({ status: 429, wait: 3600 });
    expect(heard('faults/busy')).toBe(1);
  });

  test('is retried after a second if it says so, and at once after a date in the past', async () => {
    expect(await ask('faults/hasty', { pause: 3_600_000 })).toMatchObject({ status: 200, type: 'application/json' });
    expect(heard('faults/hasty')).toBe(3);
  });
});

test('a `Retry-After` that is neither seconds nor a date is ignored', async () => {
  const start = performance.now();
  expect(await ask('faults/vague', { pause: 20 })).toMatchObject({ status: 200 });
  // The pauses of the policy: 20, 40 and 80 milliseconds.
  expect(performance.now() - start).toBeGreaterThan(130);
  expect(await ask('faults/closed')).toMatchObject({ status: 429, wait: 1e20 });
  expect(heard('faults/closed')).toBe(1);
});

test('is retried after a pause, but not forever', async () => {
  expect(await ask('faults/interrupted', { tries: 3 })).toEqual({ because: 'interrupted' });
  expect(heard('faults/interrupted')).toBe(3);
});

test('the size of a response is its decompressed size', async () => {
  expect(await ask('faults/bomb')).toEqual({ because: 'too-long' });
  expect(await ask('faults/hasty', { length: 100 })).toEqual({ because: 'too-long' });
});

test('at most eight requests run concurrently, and each is answered', async () => {
  const own = await startHub({ token });
  const requests = new Requests(defaultPolicy);
  const all = Array.from({ length: 100 }, (_, at) =>
    requests.get(`${own.url}/v1/admin/hub/integrations/lighthouse/${at % 2 === 0 ? '1.0.0' : '9.0.0'}`, headers),
  );
  const statuses = (await Promise.all(all)).map((one) => ('status' in one ? one.status : one.because));
  expect(statuses).toEqual(Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 200 : 404)));
  expect(own.most()).toBeLessThanOrEqual(8);
  expect(own.most()).toBeGreaterThan(1);
  await own.close();
});

test('a failure frees its slot for the next', async () => {
  const requests = new Requests({ ...defaultPolicy, atOnce: 1, tries: 1, timeout: 3000 });
  const [late, refused] = await Promise.all([
    requests.get(addressOf('faults/silent'), headers),
    requests.get(addressOf('faults/403'), headers),
  ]);
  expect([late, refused]).toMatchObject([{ because: 'late' }, { status: 403 }]);
});

test('no redirect is followed', async () => {
  for (const name of ['faults/here', 'faults/elsewhere']) {
    expect(await ask(name)).toMatchObject({ status: 307 });
    expect(heard(name)).toBe(1);
  }
});

test('a hub that disappears during a request is distinguished from one that was never there', async () => {
  const own = await startHub({ token });
  const asked = new Requests({ ...defaultPolicy, tries: 1 }).get(
    `${own.url}/v1/admin/hub/integrations/faults%2Fsilent/1.0.0`,
    headers,
  );
  await once(own.server, 'request');
  await own.close();
  expect(await asked).toEqual({ because: 'interrupted' });
  const again = new Requests(defaultPolicy).get(`${own.url}/v1`, headers);
  expect(await again).toEqual({ because: 'ECONNREFUSED' });
});

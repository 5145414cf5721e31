import { expect, test } from 'vitest';
import { limits } from '../../../schemas/limits.ts';
import { addressesOf } from '../../../src/engine/compare/scripts.ts';
import { createNode, type ManifestNode } from '../../../src/engine/walk/node.ts';

const owner = { kind: 'configuration', label: 'the configuration' } as const;
const path = ['configuration', 'identifier', 'linkTemplateScript'];
const script = (node: unknown): ManifestNode => createNode('script', { node: node as string, path, owner });

const hosts = (before: ManifestNode, after: ManifestNode) => {
  const { base, head } = addressesOf({ change: 'changed', noun: 'script', before, after });
  return [base.hosts, head.hosts];
};

const link = (host: string, length = 0) => `"https://${host}/oauth"`.padEnd(length, '\n');
const most = 2 * limits.script.max;

test('a script redirects to a host in each version', () => {
  expect(hosts(script(link('ferry.example')), script(link('desk.example')))).toEqual([
    ['ferry.example'],
    ['desk.example'],
  ]);
});

test('a missing script redirects nowhere', () => {
  expect(hosts(script({}), script(link('desk.example')))).toEqual([[], ['desk.example']]);
  const text = createNode('secret', { node: link('ferry.example') as never, path: ['secrets', 'TOKEN'], owner });
  expect(hosts(text, script(link('desk.example')))).toEqual([[], ['desk.example']]);
});

test('a script far beyond the platform’s limit is not read, and neither is the one it is compared with', () => {
  const [long, longer] = [link('ferry.example', most), link('ferry.example', most + 1)].map(script);
  const short = script(link('desk.example'));
  if (!long || !longer) throw new Error('There are two.');
  expect(hosts(long, short)).toEqual([['ferry.example'], ['desk.example']]);
  expect(hosts(longer, short)).toEqual([[], []]);
  expect(hosts(short, longer)).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { changedAssets, type VersionAssets } from '../../../src/engine/compare/assets.ts';
import type { Manifest } from '../../../src/rule/nodes.ts';

const encoder = new TextEncoder();

/** Returns the assets of a version by file name. */
const holding = (files: Readonly<Record<string, string | Uint8Array>>): VersionAssets => ({
  read: (name) => {
    const held = files[name];
    return held === undefined ? undefined : { bytes: typeof held === 'string' ? encoder.encode(held) : held };
  },
});

const changed = (base: Manifest, head: Manifest, before?: VersionAssets, after?: VersionAssets) =>
  [...changedAssets(base, head, before && after && { base: before, head: after })].map(
    ({ name, change }) => `${name} ${change}`,
  );

const both = { icon: 'icon.svg', readme: 'hub.md' };
const readme = { readme: 'hub.md' };

test('if the files are unknown, only their names are compared', () => {
  expect(changed(both, both)).toEqual([]);
  expect(changed(both, { icon: 'icons/ferry.svg', readme: 'hub.md' })).toEqual(['icon changed']);
  expect(changed({}, both)).toEqual(['icon added', 'readme added']);
  expect(changed(both, {})).toEqual(['icon removed', 'readme removed']);
  expect([...changedAssets({}, readme, undefined)]).toEqual([
    {
      name: 'readme',
      change: 'added',
      at: { path: ['readme'], on: 'value' },
      was: { path: ['readme'], on: 'value' },
      hosts: expect.any(Function),
    },
  ]);
});

test('the hosts of links in both are listed once each, and not at all if unknown', () => {
  const links = 'https://ferries.example/a https://ferries.example/b, see <http://Tides.example:8080>.';
  const [asset] = changedAssets(readme, readme, {
    base: holding({ 'hub.md': '# Ferries\n' }),
    head: holding({ 'hub.md': links }),
  });
  expect(asset?.hosts()).toEqual({ base: [], head: ['ferries.example', 'tides.example'] });
  const [unknown] = changedAssets({}, readme, undefined);
  expect(unknown?.hosts()).toEqual({ base: [], head: [] });
});

test('a file that was moved is the same, and one with another content is not', () => {
  const before = holding({ 'hub.md': '# Ferries\n' });
  expect(changed(readme, { readme: 'docs/hub.md' }, before, holding({ 'docs/hub.md': '# Ferries\n' }))).toEqual([]);
  expect(changed(readme, readme, before, holding({ 'hub.md': '# Ferries!' }))).toEqual(['readme changed']);
});

test('if one of the files is missing, names are compared again', () => {
  const held = holding({ 'hub.md': '# Ferries\n' });
  const none = holding({});
  expect(changed(readme, readme, held, none)).toEqual([]);
  expect(changed({ readme: 'docs/hub.md' }, readme, none, held)).toEqual(['readme changed']);
  const large: VersionAssets = { read: () => ({ reason: 'too-large' }) as never };
  expect(changed(readme, readme, held, large)).toEqual([]);
});

test.each<[string, string, string, boolean]>([
  ['line breaks', '# Ferries\r\n\r\nSeats.\r\n', '# Ferries\n\nSeats.\n', true],
  ['line breaks, the other way round', '# Ferries\n\nSeats.', '# Ferries\r\n\r\nSeats.', true],
  ['nothing at all', '', '', true],
  ['a final line break', '# Ferries\n', '# Ferries', false],
  ['a further line', '# Ferries', '# Ferries\nSeats.', false],
  ['a lone carriage return', '# Ferries\rSeats.', '# FerriesSeats.', false],
  ['a lone carriage return, the other way round', '# FerriesSeats.', '# Ferries\rSeats.', false],
  ['a final carriage return', '# Ferries\r', '# Ferries', false],
  ['one of two carriage returns', '# Ferries\r\r\n', '# Ferries\r\n', false],
  ['its last letter', '# Ferries', '# Ferrier', false],
])('a readme that differs in %s is the same or not: %j and %j', (_, once, now, isSame) => {
  const told = changed(readme, readme, holding({ 'hub.md': once }), holding({ 'hub.md': now }));
  expect(told).toEqual(isSame ? [] : ['readme changed']);
});

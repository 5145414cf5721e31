import { describe, expect, test } from 'vitest';
import { isFromRegistry, linesWith } from '../../../../../src/document/module/modules/resolution/lockfiles.ts';

const pnpm9 = `lockfileVersion: '9.0'

importers:

  packages/depots:
    dependencies:
      '@parcels/labels':
        specifier: workspace:*
        version: link:../labels
      '@parcels/routes':
        specifier: ^2.0.0
        version: 2.1.0
      carrier-client:
        specifier: ^1.4.0
        version: 1.4.2

packages:

  '@parcels/labels@1.0.0':
    resolution: {integrity: sha512-9k==}

  '@parcels/routes@2.1.0':
    resolution: {integrity: sha512-9k==}

  '@parcels/zones@file:packages/zones':
    resolution: {directory: packages/zones, type: directory}

  carrier-client@1.4.2:
    resolution: {integrity: sha512-9k==}
`;

const pnpm5 = `lockfileVersion: 5.4
importers:
  packages/depots:
    dependencies:
      '@parcels/labels': link:../labels
      carrier-client: 1.4.2
packages:
  /@parcels/labels/1.0.0:
    resolution: {integrity: sha512-9k==}
  /carrier-client/1.4.2:
    resolution: {integrity: sha512-9k==}
  /lodash.get/4.4.2:
    resolution: {integrity: sha512-9k==}
`;

const npm = JSON.stringify(
  {
    lockfileVersion: 3,
    packages: {
      'node_modules/@parcels/labels': { resolved: 'packages/labels', link: true },
      'packages/depots/node_modules/@parcels/labels': { version: '1.0.0' },
      'node_modules/@parcels/zones': { resolved: 'packages/zones', link: true },
      'node_modules/carrier-client': { version: '1.4.2', resolved: 'https://packages.example/carrier-client.tgz' },
    },
  },
  undefined,
  2,
);

const from = (file: string, text: string) => (name: string) =>
  isFromRegistry(name, (asked) => (asked === file ? text : undefined));

describe.each([
  ['pnpm', from('pnpm-lock.yaml', pnpm9)],
  ['pnpm, on Windows', from('pnpm-lock.yaml', pnpm9.replaceAll('\n', '\r\n'))],
  ['an older pnpm', from('pnpm-lock.yaml', pnpm5)],
  ['npm', from('package-lock.json', npm)],
])('the lockfile of %s', (_, isThere) => {
  test.each([
    ['has a release', 'carrier-client', true],
    ['has a release, and links somebody to a folder', '@parcels/labels', false],
    ['has a folder', '@parcels/zones', false],
    ['has a longer name', 'carrier', false],
    ['has a name that begins otherwise', 'client', false],
    ['has a name that differs where this has a dot', 'lodash_get', false],
    ['has nothing of it', 'nowhere', false],
    ['has something else, which is no name', 'carrier-client":', false],
  ])('%s: %s', (__, name, expected) => {
    expect(isThere(name)).toBe(expected);
  });
});

test('a release within a scope, and one with a dot in its name', () => {
  expect(from('pnpm-lock.yaml', pnpm9)('@parcels/routes')).toBe(true);
  expect(from('pnpm-lock.yaml', pnpm5)('lodash.get')).toBe(true);
  expect(from('pnpm-lock.yaml', pnpm5)('lodash-get')).toBe(false);
});

test('without a lockfile nothing is known', () => {
  expect(isFromRegistry('carrier-client', () => undefined)).toBe(false);
});

test.each([
  ['pnpm-lock.yaml', `\n  carrier-client@1.4.2:\n carrier-client:\n specifier: ${' '.repeat(2e6)}\n${' '.repeat(2e6)}`],
  ['pnpm-lock.yaml', `\n  carrier-client@1.4.2:${'\n carrier-client:\n specifier: '.repeat(1e5)}`],
  [
    'package-lock.json',
    `node_modules/carrier-client": {"version": "1.4.2"${'node_modules/carrier-client": {'.repeat(1e5)}`,
  ],
  [
    'package-lock.json',
    `node_modules/carrier-client": {"version": "1.4.2"node_modules/carrier-client": {${' '.repeat(4e6)}`,
  ],
])('a hostile one, %#, is searched once', (file, text) => {
  expect(from(file, text)('carrier-client')).toBe(true);
});

test.each([
  ['one, with the two lines behind it', 'a\nb: x\nc\nd\ne\n', 'b: x\nc\nd\n'],
  ['the last', 'a\nx', 'x'],
  ['two that share lines', 'a\nx\nb\nx x\nc\nd\ne', 'x\nb\nx x\nc\nd\n'],
  ['two that share none', 'x\n1\n2\n3\nx\n4\n5\n6', 'x\n1\n2\nx\n4\n5\n'],
  ['none', 'a\nb', ''],
])('only lines of a lockfile with the name are read: %s', (_, text, expected) => {
  expect(linesWith('x', text)).toBe(expected);
});

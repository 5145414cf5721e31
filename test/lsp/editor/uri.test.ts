import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/lsp/editor/uri.ts';
import { folderWith } from '../../host/folder.ts';
import { Client } from '../client.ts';
import { yamlManifest } from '../workspace.ts';

describe('a file has one path, however its URI is spelt', () => {
  it.each([
    'file:///c:/parcel desk/integration.yaml',
    'file:///C:/parcel%20desk/integration.yaml',
    'file:///c%3A/parcel%20desk/integration.yaml',
    'FILE:///c%3a/parcel desk/%69ntegration.yaml',
  ])('%s', (uri) => {
    expect(pathOf(uri, { windows: true })).toBe('C:\\parcel desk\\integration.yaml');
  });

  it.each(['file:///srv/a b/c:d.yaml', 'file:///srv/a%20b/c%3Ad.yaml'])('%s', (uri) => {
    expect(pathOf(uri, { windows: false })).toBe('/srv/a b/c:d.yaml');
  });

  it('and one outside of the file system has none', () => {
    expect(pathOf('untitled:integration.yaml')).toBeUndefined();
  });
});

it('a file that is open under two spellings is one document', async () => {
  const folder = folderWith({ '.git/HEAD': '', 'parcel desk/integration.yaml': yamlManifest });
  const client = await new Client(folder).start();
  const encoded = client.uri('parcel desk/integration.yaml');
  const plain = encoded.replaceAll('%20', ' ');
  await client.open(encoded, yamlManifest, 'yaml');
  await client.open(plain, yamlManifest, 'yaml');
  await client.until(() => client.shown(encoded).length > 0 && client.shown(plain).length > 0);
  expect(client.shown(plain)).toEqual(client.shown(encoded));
  await client.change(plain, yamlManifest.replace(/^version: .*$/m, 'version: 1.0.0'));
  await client.until(() => !client.shown(encoded).includes('3:10 version-semver'));
  expect(client.shown(plain)).toEqual(client.shown(encoded));
});

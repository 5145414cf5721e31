import { rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatherAssets, readerIn } from '../../../src/host/facts/assets.ts';
import { FileCache } from '../../../src/host/files/file-cache.ts';
import { readBeside } from '../../../src/host/files/read.ts';
import { folderWith } from '../folder.ts';

const read = async (folder: string, value: string) => {
  const asset = (await gatherAssets({ icon: value }, readerIn(folder))).read(value);
  return asset && 'bytes' in asset ? Buffer.from(asset.bytes).toString() : asset;
};

it('decodes base64, with or without line breaks', async () => {
  expect(await read('/nowhere', 'cGFyY2Vscw==')).toBe('parcels');
  expect(await read('/nowhere', 'cGFy\nY2Vs\r\ncw==')).toBe('parcels');
});

it('decodes megabytes of base64', async () => {
  expect(await read('/nowhere', Buffer.alloc(6_000_000, 'parcels').toString('base64'))).toHaveLength(6_000_000);
});

it('reads a file of the folder', async () => {
  const root = folderWith({ 'images/a b.svg': '<svg/>' });
  expect(await read(root, 'images/a b.svg')).toBe('<svg/>');
  expect(await read(root, './images/a b.svg')).toBe('<svg/>');
});

it('reads nothing outside of it, whatever the spelling', async () => {
  const root = folderWith({ 'secret.txt': 'secret', 'desk/hub.md': 'hub', 'desk/sub/x.md': 'x' });
  const desk = join(root, 'desk');
  symlinkSync('../secret.txt', join(desk, 'link.md'));
  symlinkSync('..', join(desk, 'up'));
  for (const name of ['../secret.txt', join(root, 'secret.txt'), 'sub/../../secret.txt']) {
    expect(await read(desk, name), name).toEqual({ missing: true });
  }
  for (const name of ['link.md', 'up/secret.txt', './sub/../link.md']) {
    expect(await read(desk, name), name).toEqual({ missing: true, why: 'leads out of the folder of the integration' });
  }
  expect(await read(desk, 'none.md')).toEqual({ missing: true });
  expect(await read(root, 'desk/sub.d')).toEqual({ missing: true });
});

it('says why it does not read a path', async () => {
  const root = folderWith({ 'hub.md/tides.md': 'tides', 'map.svg': '' });
  truncateSync(join(root, 'map.svg'), 5_000_001);
  expect(await read(root, 'hub.md')).toEqual({ missing: true, why: 'is not a regular file' });
  expect(await read(root, 'map.svg')).toEqual({ missing: true, why: 'is larger than 5 MB' });
});

it('returns nothing for what is neither base64 nor a file', async () => {
  for (const value of ['%%%', 'abc', 'abc=====', 'ab=c', '=abc', 'abcd=', 'ab=='.slice(1)]) {
    expect(await read('/nowhere', value), value).toBeUndefined();
  }
  expect(await read('/nowhere', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeUndefined();
  expect((await gatherAssets({ icon: 5, readme: null }, readerIn('/nowhere'))).read('5')).toBeUndefined();
});

it('lists which of the usual files are in the folder, and reads nothing outside of it', async () => {
  const root = folderWith({ 'hub.md': 'hub', 'desk/icon.svg': '<svg/>' });
  symlinkSync('../hub.md', join(root, 'desk', 'hub.md'));
  const there = async (folder: string) => {
    const { isThere } = await gatherAssets({}, readerIn(folder));
    return (['icon.svg', 'hub.md'] as const).filter((name) => isThere?.(name));
  };
  expect(await there(root)).toEqual(['hub.md']);
  expect(await there(join(root, 'desk'))).toEqual(['icon.svg']);
  expect(await there('/nowhere')).toEqual([]);
});

it('does not read a file again that was read with the manifest', async () => {
  const folder = folderWith({ 'icon.svg': '<svg/>', 'hub.md': 'hub' });
  const fileCache = new FileCache();
  expect(readBeside(join(folder, 'icon.svg'), folder, fileCache)).toEqual({ bytes: Buffer.from('<svg/>') });
  for (const name of ['icon.svg', 'hub.md']) rmSync(join(folder, name));
  const { isThere } = await gatherAssets({}, readerIn(folder, fileCache));
  expect([isThere?.('icon.svg'), isThere?.('hub.md')]).toEqual([true, false]);
});

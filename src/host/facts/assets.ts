import { resolve } from 'node:path';
import type { Asset, AssetFacts } from '../../rule/facts.ts';
import { readInside } from '../files/read.ts';

/** A relative path of a file with an extension; base64 has no dot. */
const path = /^(?!.*\/\/)[\w@ ./-]{1,250}\.[A-Za-z0-9]{1,8}$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** What the platform's tool calls them in a new integration. */
const usual = ['icon.svg', 'hub.md'] as const;

/** What `icon` and `readme` hold; a file that one of them names is looked for in `folder` and nowhere else. */
export function gatherAssets(data: object, folder: string): AssetFacts {
  const { icon, readme }: { icon?: unknown; readme?: unknown } = data;
  const assets = new Map<string, Asset>();
  for (const value of [icon, readme]) {
    const asset = typeof value === 'string' ? assetOf(value, folder) : undefined;
    if (asset) assets.set(String(value), asset);
  }
  const there = new Set<string>(usual.filter((name) => isFile(resolve(folder, name), folder)));
  return { read: (value) => assets.get(value), isThere: (name) => there.has(name) };
}

function assetOf(value: string, folder: string): Asset | undefined {
  if (path.test(value)) return fileAt(value, folder);
  const text = value.replace(/[\r\n]+/g, '');
  return text !== '' && base64.test(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}

/** A link that leaves the folder is as good as no file; what is larger than any picture is left alone. */
function fileAt(value: string, folder: string): Asset | undefined {
  const read = readInside(resolve(folder, value), folder);
  if ('bytes' in read) return read;
  return read.refusal === 'too-large' ? undefined : { missing: true };
}

/** Nothing of it is read. */
function isFile(path: string, folder: string): boolean {
  const read = readInside(path, folder, 0);
  return 'bytes' in read || read.refusal === 'too-large';
}

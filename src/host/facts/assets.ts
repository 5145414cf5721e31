import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Asset, AssetFacts } from '../../rule/facts.ts';

/** Bytes of a file that is read. Real icons and readmes take a hundredth. */
const largest = 5_000_000;

/** A relative path of a file with an extension; base64 has no dot. */
const path = /^(?!.*\/\/)[\w@ ./-]{1,250}\.[A-Za-z0-9]{1,8}$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** What `icon` and `readme` hold; a file that one of them names is looked for in `folder` and nowhere else. */
export async function gatherAssets(data: object, folder: string): Promise<AssetFacts> {
  const { icon, readme }: { icon?: unknown; readme?: unknown } = data;
  const assets = new Map<string, Asset>();
  for (const value of [icon, readme]) {
    const asset = typeof value === 'string' ? await assetOf(value, folder) : undefined;
    if (asset) assets.set(String(value), asset);
  }
  return { read: (value) => assets.get(value) };
}

async function assetOf(value: string, folder: string): Promise<Asset | undefined> {
  if (path.test(value)) return fileAt(value, folder);
  const text = value.replace(/[\r\n]+/g, '');
  return text !== '' && base64.test(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}

/** A link that leaves the folder is as good as no file. */
async function fileAt(value: string, folder: string): Promise<Asset | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, value));
    if (!file.startsWith(root + sep)) return { missing: true };
    const stats = await stat(file);
    if (!stats.isFile()) return { missing: true };
    return stats.size > largest ? undefined : { bytes: await readFile(file) };
  } catch {
    return { missing: true };
  }
}

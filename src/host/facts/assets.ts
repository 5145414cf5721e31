import { dirname, posix, resolve } from 'node:path';
import type { Document } from '../../document/document.ts';
import { usualAssets } from '../../document/usual-assets.ts';
import type { VersionAssets } from '../../engine/compare/assets.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Asset, AssetFacts } from '../../rule/facts.ts';
import { displayPath } from '../files/display-path.ts';
import { type FileReading, readBeside, whyUnread, whyUnreadWithin } from '../files/read.ts';
import { SeenFiles } from '../files/seen.ts';

/** A relative path of a file with an extension; base64 has no dot. */
const isPath = (value: string): boolean =>
  value.length <= longestPath && !value.includes('//') && /^[\w@ ./-]+\.[A-Za-z0-9]{1,8}$/.test(value);
const longestPath = 259;

/**
 * Reads a file of the manifest's folder by its path from there, and none elsewhere. Whoever gives a `limit`, in bytes, needs
 * nothing of what larger files hold.
 */
export type BesideReader = (name: string, limit?: number) => FileReading | Promise<FileReading>;

/** On disk, whatever the limit: what is asked for was read along with the manifest, as a rule, and is at hand. */
export const readerIn =
  (folder: string, seen = new SeenFiles()): BesideReader =>
  (name) =>
    readBeside(resolve(folder, name), folder, seen);

/** Where a manifest stands. */
export interface ManifestLocation {
  readonly cwd: string;
  /** Reads what stands beside it, where it is not on disk. */
  readonly beside?: BesideReader | undefined;
  /** What was seen on disk so far, where nothing changes there. */
  readonly seen?: SeenFiles | undefined;
}

/** Reads what stands beside a manifest. */
export const readerFor = ({ file }: Document, { cwd, beside, seen }: ManifestLocation): BesideReader =>
  beside ?? readerIn(dirname(resolve(cwd, file)), seen);

/** The same, with texts that stand in for those on disk. */
export function overlaid(read: BesideReader, { file }: Document, overlay: Overlay, cwd: string): BesideReader {
  return (name, limit) => {
    // What leads out of the folder is refused, wherever its text comes from.
    const isBeside = !name.split('/').includes('..');
    const text = isBeside ? overlay.get(displayPath(resolve(cwd, dirname(file), name), cwd)) : undefined;
    return text === undefined ? read(name, limit) : { bytes: Buffer.from(text) };
  };
}

export async function gatherAssets(data: object, read: BesideReader): Promise<AssetFacts> {
  const assets = await readAssets(data, read);
  const there = new Set<string>();
  // What the manifest names has been read, as a rule.
  for (const name of usualAssets) if (isRead(assets.read(name)) || (await isFile(name, read))) there.add(name);
  return { ...assets, isThere: (name) => there.has(name) };
}

const isRead = (asset: Asset | undefined): boolean => asset !== undefined && 'bytes' in asset;

/** What `icon` and `readme` hold; a file that one of them names is looked for in the manifest's folder and nowhere else. */
export async function readAssets(data: object, read: BesideReader): Promise<VersionAssets> {
  const { icon, readme }: { icon?: unknown; readme?: unknown } = data;
  const assets = new Map<string, Asset>();
  for (const value of [icon, readme]) {
    const asset = typeof value === 'string' ? await assetOf(value, read) : undefined;
    if (asset) assets.set(String(value), asset);
  }
  return { read: (value) => assets.get(value) };
}

/** What the files hold that `icon` and `readme` name, by their paths from the manifest's folder. */
export function assetFiles(data: object, { read }: VersionAssets): ReadonlyMap<string, Uint8Array> {
  const { icon, readme }: { icon?: unknown; readme?: unknown } = data;
  const files = new Map<string, Uint8Array>();
  for (const value of [icon, readme]) {
    const asset = typeof value === 'string' && isPath(value) ? read(value) : undefined;
    if (asset !== undefined && 'bytes' in asset) files.set(String(value), asset.bytes);
  }
  return files;
}

async function assetOf(value: string, read: BesideReader): Promise<Asset | undefined> {
  if (isPath(value)) return fileAt(value, read);
  const text = value.replaceAll('\n', '').replaceAll('\r', '');
  return text !== '' && isBase64(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}

/** An expression for the whole would be too deep for one of some megabytes. */
function isBase64(text: string): boolean {
  const end = text.search(/[^A-Za-z0-9+/]/);
  return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(end)));
}

async function fileAt(value: string, read: BesideReader): Promise<Asset | undefined> {
  const found = await read(value);
  if ('bytes' in found) return found;
  const why = leavesFolder.test(posix.normalize(value)) ? whyUnread(found) : whyUnreadWithin(found);
  return { missing: true, ...(why !== undefined && { why }) };
}

/** A path that does so by its name. */
const leavesFolder = /^(?:\/|\.\.(?:\/|$))/;

/** What it holds does not matter. */
async function isFile(name: string, read: BesideReader): Promise<boolean> {
  const found = await read(name, 0);
  return 'bytes' in found || found.refusal === 'too-large';
}

import { dirname, posix, resolve } from 'node:path';
import type { Document } from '../../document/document.ts';
import { usualAssets } from '../../document/usual-assets.ts';
import type { VersionAssets } from '../../engine/compare/assets.ts';
import type { Overlay } from '../../engine/fix.ts';
import type { Asset, AssetFacts } from '../../rule/facts.ts';
import { displayPath } from '../files/display-path.ts';
import { FileCache } from '../files/file-cache.ts';
import { type FileReading, readBeside, whyUnread, whyUnreadWithin } from '../files/read.ts';

/** Returns whether a value is a relative path of a file with an extension; base64 contains no dot. */
const isPath = (value: string): boolean =>
  value.length <= maxPathLength && !value.includes('//') && /^[\w@ ./-]+\.[A-Za-z0-9]{1,8}$/.test(value);
const maxPathLength = 259;

/**
 * Reads a file by its path relative to the manifest's folder, and none outside it. A caller that passes a `limit`, in
 * bytes, does not need the content of larger files.
 */
export type SiblingReader = (name: string, limit?: number) => FileReading | Promise<FileReading>;

/** Reads from disk and ignores the limit: the file was usually read along with the manifest, and is cached. */
export const readerIn =
  (folder: string, fileCache = new FileCache()): SiblingReader =>
  (name) =>
    readBeside(resolve(folder, name), folder, fileCache);

/** Where a manifest is. */
export interface ManifestLocation {
  readonly cwd: string;
  /** Reads files next to the manifest if it is not on disk. */
  readonly beside?: SiblingReader | undefined;
  /** The files that were read from disk so far, if they cannot change in the meantime. */
  readonly fileCache?: FileCache | undefined;
}

/** Returns the reader for files next to a manifest. */
export const readerFor = ({ file }: Document, { cwd, beside, fileCache }: ManifestLocation): SiblingReader =>
  beside ?? readerIn(dirname(resolve(cwd, file)), fileCache);

/** Wraps a reader so that overlay texts replace the files on disk. */
export function overlaid(read: SiblingReader, { file }: Document, overlay: Overlay, cwd: string): SiblingReader {
  return (name, limit) => {
    // A path that leads out of the folder is refused, also if an overlay has a text for it.
    const isBeside = !name.split('/').includes('..');
    const text = isBeside ? overlay.get(displayPath(resolve(cwd, dirname(file), name), cwd)) : undefined;
    return text === undefined ? read(name, limit) : { bytes: Buffer.from(text) };
  };
}

export async function gatherAssets(data: object, read: SiblingReader): Promise<AssetFacts> {
  const assets = await readAssets(data, read);
  const present = new Set<string>();
  // The assets that the manifest names have usually been read already.
  for (const name of usualAssets) if (isRead(assets.read(name)) || (await isFile(name, read))) present.add(name);
  return { ...assets, isThere: (name) => present.has(name) };
}

const isRead = (asset: Asset | undefined): boolean => asset !== undefined && 'bytes' in asset;

/** Reads the contents of `icon` and `readme`; a file that one of them names is looked up in the manifest's folder only. */
export async function readAssets(data: object, read: SiblingReader): Promise<VersionAssets> {
  const { icon, readme }: { icon?: unknown; readme?: unknown } = data;
  const assets = new Map<string, Asset>();
  for (const value of [icon, readme]) {
    const asset = typeof value === 'string' ? await assetOf(value, read) : undefined;
    if (asset) assets.set(String(value), asset);
  }
  return { read: (value) => assets.get(value) };
}

/** Returns the contents of the files that `icon` and `readme` name, by their paths relative to the manifest's folder. */
export function assetFiles(data: object, { read }: VersionAssets): ReadonlyMap<string, Uint8Array> {
  const { icon, readme }: { icon?: unknown; readme?: unknown } = data;
  const files = new Map<string, Uint8Array>();
  for (const value of [icon, readme]) {
    const asset = typeof value === 'string' && isPath(value) ? read(value) : undefined;
    if (asset !== undefined && 'bytes' in asset) files.set(String(value), asset.bytes);
  }
  return files;
}

async function assetOf(value: string, read: SiblingReader): Promise<Asset | undefined> {
  if (isPath(value)) return fileAt(value, read);
  const text = value.replaceAll('\n', '').replaceAll('\r', '');
  return text !== '' && isBase64(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}

/** One regular expression for the whole string would overflow the stack on input of several megabytes. */
function isBase64(text: string): boolean {
  const end = text.search(/[^A-Za-z0-9+/]/);
  return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(end)));
}

async function fileAt(value: string, read: SiblingReader): Promise<Asset | undefined> {
  const found = await read(value);
  if ('bytes' in found) return found;
  const why = leavesFolder.test(posix.normalize(value)) ? whyUnread(found) : whyUnreadWithin(found);
  return { missing: true, ...(why !== undefined && { why }) };
}

/** Matches a normalized path that leaves the folder by its spelling. */
const leavesFolder = /^(?:\/|\.\.(?:\/|$))/;

/** Returns whether the file exists; its content does not matter. */
async function isFile(name: string, read: SiblingReader): Promise<boolean> {
  const found = await read(name, 0);
  return 'bytes' in found || found.refusal === 'too-large';
}

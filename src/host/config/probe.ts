import { join } from 'node:path';
import { jsonIn } from '../../data/json-in.ts';
import { isObject } from '../../data/objects.ts';
import { ownRepositoryOf, upward } from '../files/boundary.ts';
import { isSharedFolder } from '../files/entries.ts';
import { FileCache } from '../files/file-cache.ts';
import { listingOf } from '../files/listing.ts';
import { rootOf } from '../files/project/project.ts';
import { readInside } from '../files/read.ts';

const scriptExtensions = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const dataExtensions = ['json', 'jsonc', 'yaml', 'yml'];

/** The names of configuration files, in order of precedence. */
export const searchPlaces: readonly string[] = [
  ...[...scriptExtensions, ...dataExtensions].map((extension) => `hublint.config.${extension}`),
  '.hublintrc',
  ...dataExtensions.map((extension) => `.hublintrc.${extension}`),
  'package.json',
];

/** Names that can only be meant as a configuration. */
const misnamedConfig = /^\.?hublint(?:\.config|rc)(?:\.\w+)?$|^\.hublint\.(?:jsonc?|ya?ml)$/;

export interface Probed {
  /** The configuration file that applies to a folder. */
  readonly file?: string;
  /** A configuration that would apply, but is in a folder that others can write to. */
  readonly skipped?: string;
  /** A configuration that would apply if it had a supported name. */
  readonly misnamed?: string;
}

/**
 * Finds the configuration of a folder, upward to the project's root. Reads almost only names, so that a project without
 * a configuration does not pay for a loader.
 */
export function probe(folder: string, fileCache = new FileCache()): Probed {
  const root = rootOf(folder, fileCache);
  const lookIn = (at: string) => fileCache.cached('configuration', at, () => foundIn(at, fileCache));
  let misnamed: string | undefined;
  for (const at of upward(folder, root, fileCache)) {
    const found = lookIn(at);
    if (found.file !== undefined) return { file: found.file, ...(misnamed && { misnamed }) };
    misnamed ??= found.misnamed;
  }
  const isShared = ownRepositoryOf(folder, fileCache) === undefined && isSharedFolder(folder);
  const { file: skipped } = isShared ? lookIn(folder) : {};
  return { ...(skipped && { skipped }), ...(misnamed && { misnamed }) };
}

/** Looks for a configuration in the folder itself. */
function foundIn(folder: string, fileCache: FileCache): Pick<Probed, 'file' | 'misnamed'> {
  // A folder or a pipe with such a name counts, too: the user must learn that it cannot be read.
  const names = (listingOf(folder, fileCache)?.entries ?? []).map(({ name }) => name);
  const file = searchPlaces.find(
    (name) => names.includes(name) && (name !== 'package.json' || hasKey(folder, fileCache)),
  );
  const misnamed = names.find(
    (name) => name.includes('hublint') && misnamedConfig.test(name) && !searchPlaces.includes(name),
  );
  return {
    ...(file !== undefined && { file: join(folder, file) }),
    ...(misnamed !== undefined && { misnamed: join(folder, misnamed) }),
  };
}

/** An unreadable `package.json` may have the key. A symlink that is dangling, or leads out of the folder, does not count. */
function hasKey(folder: string, fileCache: FileCache): boolean {
  const read = readInside(join(folder, 'package.json'), folder, fileCache);
  if ('refusal' in read) return read.refusal !== 'outside' && read.refusal !== 'absent';
  return isConfiguring(read.bytes.toString('utf8'));
}

/** Returns whether a `package.json` with this text is a configuration. */
export function isConfiguring(text: string): boolean {
  if (!/"hublint"\s*:/.test(text)) return false;
  // Only a top-level key counts, because a dependency or a script may have this name. Invalid JSON counts, to be
  // reported.
  const content = jsonIn(text);
  return isObject(content) ? Object.hasOwn(content, 'hublint') : /"hublint"\s*:\s*[{[]/.test(text);
}

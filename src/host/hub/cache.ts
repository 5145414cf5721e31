import { createHash } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import process from 'node:process';
import { repositoryOf } from '../files/boundary.ts';
import { hardLinkCount, isPrivate, kindNoFollow, modifiedAt } from '../files/entries.ts';
import { readInside, textIn } from '../files/read.ts';
import { create, remove } from '../files/write/replace.ts';
import { makePrivateFolder } from '../files/write/write.ts';
import type { HubReference } from './reference.ts';

/** The lifetime of an entry, in milliseconds: the content of a version never changes, but its status and its counters do. */
const lifetime = 24 * 60 * 60 * 1000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Caches a hub's responses for exact versions, in the user's cache folder. The cache is optional: an invalid entry
 * counts as absent, and an entry is validated like a response of the hub.
 */
export class Cache {
  readonly #folder: string | undefined;
  readonly #address: string;

  constructor(env: Environment, address: string) {
    const caches = userCacheFolder(env);
    const folder = caches && join(caches, 'hublint', 'hub');
    // A cache inside a repository may have come with it.
    this.#folder = folder !== undefined && repositoryOf(folder) === undefined ? folder : undefined;
    this.#address = address;
  }

  read(reference: HubReference): string | undefined {
    const path = this.#pathOf(reference);
    if (path === undefined || !isSafe(path.folder)) return undefined;
    const { folder, file } = path;
    if (kindNoFollow(file) !== 'file' || !isPrivate(file) || hardLinkCount(file) !== 1) return undefined;
    // File times are more precise than the clock, which may be up to a millisecond behind.
    const age = Date.now() - Math.floor(modifiedAt(file) ?? 0);
    return age >= 0 && age < lifetime ? textIn(readInside(file, folder)) : undefined;
  }

  store(reference: HubReference, text: string): void {
    const path = this.#pathOf(reference);
    if (path === undefined) return;
    try {
      makePrivateFolder(path.folder);
      if (!isSafe(path.folder)) return;
      remove(path.file);
      create(path.file, text, { isPrivate: true });
    } catch {
      // The next run asks the hub again.
    }
  }

  #pathOf(reference: HubReference): { readonly folder: string; readonly file: string } | undefined {
    const folder = this.#folder;
    if (folder === undefined || !('name' in reference) || !reference.isExact) return undefined;
    const key = JSON.stringify([this.#address, reference.name, reference.version]);
    return { folder, file: join(folder, `${createHash('sha256').update(key).digest('hex')}.json`) };
  }
}

/** Returns whether only this user can access a folder and its parent. */
const isSafe = (folder: string): boolean =>
  [folder, join(folder, '..')].every((path) => kindNoFollow(path) === 'folder' && isPrivate(path));

/** Returns the user's cache folder. Sources: XDG Base Directory Specification; the guidelines of macOS and Windows. */
function userCacheFolder({ XDG_CACHE_HOME: named, HOME: home, LOCALAPPDATA: local }: Environment): string | undefined {
  if (named !== undefined && isAbsolute(named)) return named;
  if (process.platform === 'win32') return local !== undefined && isAbsolute(local) ? local : undefined;
  if (home === undefined || !isAbsolute(home)) return undefined;
  return process.platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}

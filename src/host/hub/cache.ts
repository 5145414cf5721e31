import { createHash } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import process from 'node:process';
import { repositoryOf } from '../files/boundary.ts';
import { isPrivate, kindAt, nameCount, writtenAt } from '../files/entries.ts';
import { readInside, textIn } from '../files/read.ts';
import { create, remove } from '../files/write/replace.ts';
import { makePrivateFolder } from '../files/write/write.ts';
import type { HubReference } from './reference.ts';

/** What is fixed in a version are its contents; its status and its counters move on. In milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Answers of a hub about exact versions, in the user's cache folder. Nothing depends on it: what is not in order there
 * is as good as absent, and whoever reads it looks at it as at an answer of the hub.
 */
export class Cache {
  readonly #folder: string | undefined;
  readonly #address: string;

  constructor(env: Environment, address: string) {
    const caches = cachesOf(env);
    const folder = caches && join(caches, 'hublint', 'hub');
    // What stands in a repository may have come with it.
    this.#folder = folder !== undefined && repositoryOf(folder) === undefined ? folder : undefined;
    this.#address = address;
  }

  read(reference: HubReference): string | undefined {
    const path = this.#pathOf(reference);
    if (path === undefined || !isSafe(path.folder)) return undefined;
    const { folder, file } = path;
    if (kindAt(file) !== 'file' || !isPrivate(file) || nameCount(file) !== 1) return undefined;
    // Files know more of the time than the clock, which is a whole millisecond behind at most.
    const age = Date.now() - Math.floor(writtenAt(file) ?? 0);
    return age >= 0 && age < lifetime ? textIn(readInside(file, folder)) : undefined;
  }

  keep(reference: HubReference, text: string): void {
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

/** A folder that only this user has had a hand in, as has the one around it. */
const isSafe = (folder: string): boolean =>
  [folder, join(folder, '..')].every((one) => kindAt(one) === 'folder' && isPrivate(one));

/** Where programs keep what they can do without. Sources: XDG Base Directory Specification; the guidelines of macOS and Windows. */
function cachesOf({ XDG_CACHE_HOME: named, HOME: home, LOCALAPPDATA: local }: Environment): string | undefined {
  if (named !== undefined && isAbsolute(named)) return named;
  if (process.platform === 'win32') return local !== undefined && isAbsolute(local) ? local : undefined;
  if (home === undefined || !isAbsolute(home)) return undefined;
  return process.platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}

import { join, posix } from 'node:path';
import { jsonIn } from '../../../data/json-in.ts';
import { propertyOf } from '../../../data/objects.ts';
import { once, onceEach } from '../../../data/once.ts';
import { Remembered } from '../../../data/remembered.ts';
import { isFromRegistry } from '../../../document/module/modules/resolution/lockfiles.ts';
import { folderWithin } from '../boundary.ts';
import { entriesOf } from '../entries.ts';
import { FileCache } from '../file-cache.ts';
import { readInside, textOnce } from '../read.ts';
import { maxRunSteps, type WorkspaceFiles, workspaceFolders } from './workspace-folders.ts';

/** The packages of a workspace. */
export interface PackageWorkspace {
  /**
   * Returns the folder of a package by its name.
   * @throws KnownError if following the patterns of the workspace takes too many steps, or one descends too deep.
   */
  folderOf(name: string): string | undefined;
  /**
   * Returns the folders of all packages by name.
   * @throws KnownError as above.
   */
  packages(): ReadonlyMap<string, string>;
}

/**
 * Creates an npm, Yarn or pnpm workspace. Most packages are in a folder with their name. Looking for one that is not
 * requires reading all others, unless a lockfile shows that it comes from a registry. `budget` limits the search.
 */
export function workspaceOf(files: WorkspaceFiles, budget = { steps: maxRunSteps }): PackageWorkspace {
  const folders = new Remembered(workspaceFolders(files, budget));
  const lockfile = onceEach(files.read);
  const text = onceEach((folder) => files.read(posix.join(folder, 'package.json')) ?? '');
  const nameIn = (folder: string): unknown => propertyOf(jsonIn(text(folder)), 'name');
  const nameTest = (name: string) => {
    const written = JSON.stringify(name);
    // Searching the text for the name is faster than parsing it.
    const mayContain = (json: string) => json.includes(written) || json.includes('\\u');
    return (folder: string) => mayContain(text(folder)) && nameIn(folder) === name;
  };
  return {
    packages: once(() => new Map([...folders].flatMap((folder) => named(nameIn(folder), folder)))),
    folderOf: onceEach((name) => {
      const [hasName, suffix] = [nameTest(name), `/${posix.basename(name)}`];
      for (const folder of folders) if (`/${folder}`.endsWith(suffix) && hasName(folder)) return folder;
      const all = [...folders];
      return all.length === 0 || isFromRegistry(name, lockfile) ? undefined : all.findLast(hasName);
    }),
  };
}

const named = (name: unknown, folder: string): readonly (readonly [string, string])[] =>
  typeof name === 'string' ? [[name, folder]] : [];

const workspaces = new Map<string, PackageWorkspace>();
let budget = { steps: maxRunSteps };

/**
 * Returns the workspace on disk with this root, which is absolute and has no symlinks. It is read once; `fileCache` has what was
 * read for other purposes.
 */
export function workspaceAt(root: string, fileCache = new FileCache()): PackageWorkspace {
  const workspace = workspaces.get(root) ?? workspaceOf(filesOnDisk(root, fileCache), budget);
  workspaces.set(root, workspace);
  return workspace;
}

/** Drops all cached workspaces: in a long-running process, packages are added and removed. */
export function forgetWorkspaces(): void {
  workspaces.clear();
  budget = { steps: maxRunSteps };
}

const filesOnDisk = (root: string, fileCache: FileCache): WorkspaceFiles => ({
  read(path) {
    const file = join(root, path);
    return textOnce(file, root, fileCache, () => readInside(file, root, fileCache));
  },
  folders(path) {
    const folder = folderWithin(join(root, path), root, fileCache);
    const entries = folder === undefined ? [] : entriesOf(folder);
    return entries.filter(({ kind }) => kind === 'folder').map(({ name }) => name);
  },
});

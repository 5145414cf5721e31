import { join, posix } from 'node:path';
import { jsonIn } from '../../../data/json-in.ts';
import { propertyOf } from '../../../data/objects.ts';
import { once, onceEach } from '../../../data/once.ts';
import { Remembered } from '../../../data/remembered.ts';
import { isFromRegistry } from '../../../document/module/modules/resolution/lockfiles.ts';
import { entriesOf } from '../entries.ts';
import { readInside, textOnce } from '../read.ts';
import { SeenFiles } from '../seen.ts';
import { type WorkspaceFiles, workspaceFolders } from './workspace-folders.ts';

/** The packages of a workspace. */
export interface PackageWorkspace {
  /**
   * The folder of a package, by its name.
   * @throws KnownError where following the patterns of the workspace takes too many steps, or one leads too deep.
   */
  folderOf(name: string): string | undefined;
  /**
   * The folders of all packages, by their names.
   * @throws KnownError as above.
   */
  packages(): ReadonlyMap<string, string>;
}

/**
 * A workspace, npm's, Yarn's or pnpm's. Most packages stand in a folder that is called like them: for one that does not, all
 * others are looked at, unless a lockfile has it from a registry.
 */
export function workspaceOf(files: WorkspaceFiles): PackageWorkspace {
  const folders = new Remembered(workspaceFolders(files));
  const lockfile = onceEach(files.read);
  const text = onceEach((folder) => files.read(posix.join(folder, 'package.json')) ?? '');
  const nameIn = (folder: string): unknown => propertyOf(jsonIn(text(folder)), 'name');
  const isCalled = (name: string) => {
    const written = JSON.stringify(name);
    // To look for a name in a text takes less than to read what that says.
    const mayBe = (json: string) => json.includes(written) || json.includes('\\u');
    return (folder: string) => mayBe(text(folder)) && nameIn(folder) === name;
  };
  return {
    packages: once(() => new Map([...folders].flatMap((folder) => named(nameIn(folder), folder)))),
    folderOf: onceEach((name) => {
      const [isIt, usual] = [isCalled(name), `/${posix.basename(name)}`];
      for (const folder of folders) if (`/${folder}`.endsWith(usual) && isIt(folder)) return folder;
      const all = [...folders];
      return all.length === 0 || isFromRegistry(name, lockfile) ? undefined : all.findLast(isIt);
    }),
  };
}

const named = (name: unknown, folder: string): readonly (readonly [string, string])[] =>
  typeof name === 'string' ? [[name, folder]] : [];

const known = new Map<string, PackageWorkspace>();

/** The workspace on disk whose root is an absolute folder. It is read once; `seen` knows what was read for others. */
export function workspaceAt(root: string, seen = new SeenFiles()): PackageWorkspace {
  const workspace = known.get(root) ?? workspaceOf(onDisk(root, seen));
  known.set(root, workspace);
  return workspace;
}

/** Has the workspaces read anew: their packages come and go while a program runs on. */
export const forgetWorkspaces = (): void => known.clear();

const onDisk = (root: string, seen: SeenFiles): WorkspaceFiles => ({
  read(path) {
    const file = join(root, path);
    return textOnce(file, root, seen, () => readInside(file, root, seen));
  },
  folders: (path) =>
    entriesOf(join(root, path))
      .filter(({ kind }) => kind === 'folder')
      .map(({ name }) => name),
});

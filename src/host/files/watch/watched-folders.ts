import { basename, dirname, join } from 'node:path';
import { isWithin } from '../boundary.ts';
import { kindOf, namesIn } from '../entries.ts';
import { skippedFolders } from '../find/names.ts';
import { walkFiles } from '../find/walk.ts';
import { watchFolder } from './watch.ts';

/** What happened to a file or a folder. */
export interface FileChange {
  /** Absolute. */
  readonly path: string;
  /** Whether it came or went; a file that was replaced by another of its name did neither. */
  readonly isStructural: boolean;
  readonly isFolder: boolean;
}

interface Watched {
  /** What it held when it was last looked at. */
  readonly names: Set<string>;
  /** Whether folders that come to be in it are watched, too. */
  readonly isTree: boolean;
  readonly end: () => void;
}

/** Folders whose changes are told, as often as asked. */
export class WatchedFolders {
  readonly #heard: () => void;
  readonly #folders = new Map<string, Watched>();
  /** What the system told of since the last time, and whether it was more than a change of content. */
  readonly #touched = new Map<string, boolean>();

  /** `heard` is called for whatever the system tells: what it comes to, `changes` says. */
  constructor(heard: () => void) {
    this.#heard = heard;
  }

  get size(): number {
    return this.#folders.size;
  }

  /** Watches what is in a folder; again, where it is watched already, does nothing. */
  watch(folder: string, isTree = false): void {
    const before = this.#folders.get(folder);
    if (before !== undefined && (before.isTree || !isTree)) return;
    const end = before?.end ?? watchFolder(folder, (name, isRename) => this.#hear(folder, name, isRename));
    if (end === undefined) return;
    const names = before?.names ?? new Set(namesIn(folder));
    this.#folders.set(folder, { names, isTree, end });
  }

  /** Watches all folders from one on that a search for manifests goes through, and those that come to be. */
  async watchTree(folder: string): Promise<void> {
    const enters = (one: string) => this.watch(one, true);
    const walk = walkFiles(folder, { wants: () => false, passes: () => {}, enters });
    while (!(await walk.next()).done);
  }

  /** What changed since this was last asked. What came and went meanwhile did not. */
  async changes(): Promise<readonly FileChange[]> {
    const touched = [...this.#touched];
    this.#touched.clear();
    const changes: FileChange[] = [];
    for (const [path, isRename] of touched) {
      const folder = this.#folders.get(dirname(path));
      const name = basename(path);
      const before = folder?.names.has(name) ?? false;
      const kind = kindOf(path);
      if (kind === undefined) folder?.names.delete(name);
      else folder?.names.add(name);
      const isFolder = kind === 'folder' || this.#folders.has(path);
      // Of a folder some systems also tell that something in it changed.
      if ((kind === undefined && !before) || (isFolder && !isRename) || skippedFolders.has(name)) continue;
      if (isFolder) await this.#renew(path, folder);
      changes.push({ path, isStructural: isFolder || before !== (kind !== undefined), isFolder });
    }
    return changes;
  }

  end(): void {
    for (const { end } of this.#folders.values()) end();
    this.#folders.clear();
  }

  #hear(folder: string, name: string | undefined, isRename: boolean): void {
    const path = name === undefined ? folder : join(folder, name);
    this.#touched.set(path, isRename || name === undefined || this.#touched.get(path) === true);
    this.#heard();
  }

  /** What watches a folder that was removed hears nothing of another one with its name. */
  async #renew(path: string, parent: Watched | undefined): Promise<void> {
    for (const [folder, { end }] of this.#folders) {
      if (!isWithin(folder, path)) continue;
      end();
      this.#folders.delete(folder);
    }
    // From above: what git ignores is told by the folders that it is in.
    if (parent?.isTree) await this.watchTree(dirname(path));
  }
}

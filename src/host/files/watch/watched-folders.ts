import { basename, dirname, join } from 'node:path';
import { isWithin } from '../boundary.ts';
import { kindFollowing, namesIn } from '../entries.ts';
import { skippedFolders } from '../find/names.ts';
import { walkFiles } from '../find/walk.ts';
import { watchFolder } from './watch.ts';

/** A change of a file or folder. */
export interface FileChange {
  /** Absolute. */
  readonly path: string;
  /** Whether the entry was added or removed; a file that was replaced by another one of the same name was neither. */
  readonly isStructural: boolean;
  readonly isFolder: boolean;
}

interface Watched {
  /** The entries at the last look. */
  readonly names: Set<string>;
  /** Whether folders that are created in it are watched, too. */
  readonly isTree: boolean;
  readonly end: () => void;
}

/** Watches folders and reports their changes on request. */
export class WatchedFolders {
  readonly #onChange: () => void;
  readonly #folders = new Map<string, Watched>();
  /** The paths that the system has reported since the last request, and whether more than their content changed. */
  readonly #touchedPaths = new Map<string, boolean>();

  /** `heard` is called for every event of the system; `changes` returns the net effect. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#folders.size;
  }

  /** Watches the entries of a folder; does nothing if it is watched already. */
  watch(folder: string, isTree = false): void {
    const before = this.#folders.get(folder);
    if (before !== undefined && (before.isTree || !isTree)) return;
    const end = before?.end ?? watchFolder(folder, (name, isRename) => this.#noteChange(folder, name, isRename));
    if (end === undefined) return;
    const names = before?.names ?? new Set(namesIn(folder));
    this.#folders.set(folder, { names, isTree, end });
  }

  /** Watches every folder that a search for manifests would visit below this one, also those created later. */
  async watchTree(folder: string): Promise<void> {
    const onFolder = (one: string) => this.watch(one, true);
    const walk = walkFiles(folder, { isWanted: () => false, onSkipped: () => {}, onFolder });
    while (!(await walk.next()).done);
  }

  /** Returns the changes since the last call. An entry that was added and removed in between is left out. */
  async changes(): Promise<readonly FileChange[]> {
    const touched = [...this.#touchedPaths];
    this.#touchedPaths.clear();
    const changes: FileChange[] = [];
    for (const [path, isRename] of touched) {
      const folder = this.#folders.get(dirname(path));
      const name = basename(path);
      const before = folder?.names.has(name) ?? false;
      const kind = kindFollowing(path);
      if (kind === undefined) folder?.names.delete(name);
      else folder?.names.add(name);
      const isFolder = kind === 'folder' || this.#folders.has(path);
      // Some systems also report a folder if something inside it changed.
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

  #noteChange(folder: string, name: string | undefined, isRename: boolean): void {
    const path = name === undefined ? folder : join(folder, name);
    this.#touchedPaths.set(path, isRename || name === undefined || this.#touchedPaths.get(path) === true);
    this.#onChange();
  }

  /** Drops the watchers in a folder that was removed: they would not report a new folder of the same name. */
  async #renew(path: string, parent: Watched | undefined): Promise<void> {
    for (const [folder, { end }] of this.#folders) {
      if (!isWithin(folder, path)) continue;
      end();
      this.#folders.delete(folder);
    }
    // Starts at the parent, because its `.gitignore` files decide what is ignored.
    if (parent?.isTree) await this.watchTree(dirname(path));
  }
}

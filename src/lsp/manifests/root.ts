import { basename, dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isExecutable } from '../../host/config/read.ts';
import { type Source, sourceAt } from '../../host/files/find/discover.ts';
import { ignoredBy } from '../../host/files/find/ignored.ts';
import { belongsToManifest, isManifestName, skippedFolders } from '../../host/files/find/names.ts';
import { ownerOf } from '../../host/files/find/owner.ts';
import { openRun, type Run } from '../../run/open-run.ts';
import type { Surroundings } from '../../run/surroundings.ts';

/** Thrown where nobody waits any more for what is being worked on. */
export class Cancelled extends Error {}

/** What is done once, for all that is checked: nobody leaves it because one manifest changes meanwhile. */
const shared: ReadonlySet<string> = new Set(['configuration', 'finding']);

/** What the roots of a server have in common. */
export interface ServerSetting extends Pick<Surroundings, 'env' | 'noCode' | 'notice' | 'parsed'> {
  /** Whether what is being checked is out of date. */
  readonly isStale: () => boolean;
}

/** A folder that files are named from, with the run that checks what is below it. */
export class Root {
  readonly folder: string;
  readonly #setting: ServerSetting;
  #run: Promise<Run> | undefined;

  constructor(folder: string, setting: ServerSetting) {
    this.folder = folder;
    this.#setting = setting;
  }

  /** @throws KnownError for a configuration that means nothing. */
  run(): Promise<Run> {
    const { isStale, ...rest } = this.#setting;
    const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      if (shared.has(name)) return work();
      // Only between turns of the event loop can anybody say that they no longer wait.
      await setImmediate();
      if (isStale()) throw new Cancelled();
      return work();
    };
    this.#run ??= openRun({}, { ...rest, cwd: this.folder, watch: { phase, rule: (rule) => rule } });
    return this.#run;
  }

  /** Has configurations and baselines read anew. */
  renew(): void {
    this.#run = undefined;
  }

  /** Whether what is configured for a folder is code, or brings some: what that imports is not known. */
  async runsCode(folder: string): Promise<boolean> {
    try {
      const { layers, plugins } = await (await this.run()).configuration(folder);
      return plugins.length > 0 || layers.some(({ from }) => isExecutable(from));
    } catch {
      // What is wrong there may have been mended in any module.
      return true;
    }
  }

  /** Whether a file or folder stands in a folder for what was installed or built. */
  isMade(path: string): boolean {
    const folders = dirname(path).slice(this.folder.length).split(/[\\/]/);
    return folders.some((folder) => skippedFolders.has(folder));
  }

  /** The manifest that a file is, or may be a part of; undefined where there is none, or where it is ignored. */
  async manifestOf(path: string): Promise<Source | undefined> {
    const name = basename(path);
    if (this.isMade(path) || (!isManifestName(name) && !belongsToManifest(name))) return undefined;
    // A file that was never saved has an owner, too.
    const source = sourceAt(ownerOf(path), this.folder);
    if (!isManifestName(basename(source.path))) return undefined;
    const { ignores } = await (await this.run()).configuration(dirname(source.path));
    return (await ignoredBy(ignores)(source.path)) ? undefined : source;
  }
}

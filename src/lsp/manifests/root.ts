import { basename, dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isExecutable } from '../../host/config/read.ts';
import { type Source, sourceAt } from '../../host/files/find/discover.ts';
import { ignoredBy } from '../../host/files/find/ignored.ts';
import { belongsToManifest, isManifestName, skippedFolders } from '../../host/files/find/names.ts';
import { owningManifest } from '../../host/files/find/owning-manifest.ts';
import { openRun, type Run } from '../../run/open-run.ts';
import type { RunEnvironment } from '../../run/run-environment.ts';

/** Thrown into work whose result is no longer wanted. */
export class Cancelled extends Error {}

/** Phases shared by all manifests: not cancelled when one manifest changes meanwhile. */
const shared: ReadonlySet<string> = new Set(['configuration', 'finding']);

/** The settings that all roots of a server share. */
export interface ServerSetting extends Pick<RunEnvironment, 'env' | 'noCode' | 'notice' | 'parsed'> {
  /** Whether the manifest being checked is out of date. */
  readonly isStale: () => boolean;
}

/** A folder that file names are relative to, with the run that checks the manifests in it. */
export class Root {
  readonly folder: string;
  readonly #setting: ServerSetting;
  #run: Promise<Run> | undefined;

  constructor(folder: string, setting: ServerSetting) {
    this.folder = folder;
    this.#setting = setting;
  }

  /** @throws KnownError for an invalid configuration. */
  run(): Promise<Run> {
    const { isStale, ...rest } = this.#setting;
    const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      if (shared.has(name)) return work();
      // A cancellation can only arrive between turns of the event loop.
      await setImmediate();
      if (isStale()) throw new Cancelled();
      return work();
    };
    this.#run ??= openRun({}, { ...rest, cwd: this.folder, watch: { phase, rule: (rule) => rule } });
    return this.#run;
  }

  /** Discards the run, so that configurations and baselines are read again. */
  renew(): void {
    this.#run = undefined;
  }

  /** Whether the configuration of a folder is code or uses plugins: the files that code imports are not known. */
  async runsCode(folder: string): Promise<boolean> {
    try {
      const { layers, plugins } = await (await this.run()).configuration(folder);
      return plugins.length > 0 || layers.some(({ from }) => isExecutable(from));
    } catch {
      // The cause of the error may have been fixed in any module.
      return true;
    }
  }

  /** Whether a path is in a folder of installed packages or build output. */
  isMade(path: string): boolean {
    const folders = dirname(path).slice(this.folder.length).split(/[\\/]/);
    return folders.some((folder) => skippedFolders.has(folder));
  }

  /** Returns the manifest that a file is or may belong to; undefined if there is none or it is ignored. */
  async manifestOf(path: string): Promise<Source | undefined> {
    const name = basename(path);
    if (this.isMade(path) || (!isManifestName(name) && !belongsToManifest(name))) return undefined;
    // A file that was never saved belongs to a manifest, too.
    const source = sourceAt(owningManifest(path), this.folder);
    if (!isManifestName(basename(source.path))) return undefined;
    const { ignores } = await (await this.run()).configuration(dirname(source.path));
    return (await ignoredBy(ignores)(source.path)) ? undefined : source;
  }
}

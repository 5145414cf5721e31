import { dirname, resolve } from 'node:path';
import { isPluginRule } from '../../engine/plan/registry.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { isExecutable } from '../../host/config/read.ts';
import { forgetWorkspaces } from '../../host/files/project/workspace.ts';
import type { CheckedSource, Run } from '../open-run.ts';
import type { WatchedManifest, WatchedState } from './affected.ts';

interface LintedManifest extends WatchedManifest {
  readonly result: FileResult;
}

export interface WatchSetup {
  readonly cwd: string;
  readonly targets: readonly string[];
  /** Whether unchanged manifests may be left out. */
  readonly isPartial: boolean;
  /** The baseline given by the user. */
  readonly baseline?: string;
  /** Opens a run, which reads all configurations again. `onError` receives errors that prevent checks of a manifest. */
  readonly open: (onError: (error: unknown) => void) => Promise<Run>;
}

/** The latest results for the manifests of targets, updated as files change. */
export class WatchSession {
  readonly #opening: WatchSetup;
  readonly #byPath = new Map<string, LintedManifest>();
  readonly #settings = new Set<string>();
  #errors: unknown[] = [];
  #run: Run | undefined;

  constructor(opening: WatchSetup) {
    this.#opening = opening;
  }

  /** The latest result for each manifest. */
  get results(): readonly FileResult[] {
    return [...this.#byPath.values()].map(({ result }) => result);
  }

  /** The errors that prevented manifests from being checked. */
  get errors(): readonly unknown[] {
    return this.#errors;
  }

  /** The run that checked them; undefined before the first one, or if it cannot be opened. */
  get run(): Run | undefined {
    return this.#run;
  }

  get state(): WatchedState {
    const rules = this.#run?.registry().rules.keys() ?? [];
    return {
      manifests: [...this.#byPath.values()],
      settings: this.#settings,
      runsCode: [...rules].some(isPluginRule) || [...this.#settings].some(isExecutable),
      isWhole: this.#run !== undefined && this.#errors.length === 0 && !this.#opening.isPartial,
    };
  }

  /**
   * Checks all manifests, and reads configurations, workspaces and targets again. Returns the number of manifests.
   * @throws KnownError if nothing can be checked; then there are no results.
   */
  async checkAll(): Promise<number> {
    const { open, targets } = this.#opening;
    this.#byPath.clear();
    this.#settings.clear();
    this.#errors = [];
    this.#run = undefined;
    forgetWorkspaces();
    this.#run = await open((error) => this.#errors.push(error));
    for await (const checked of this.#run.checkEach(targets)) await this.#take(checked, this.#run);
    return this.#byPath.size;
  }

  /** Checks manifests again, by path, or all if that fails. Returns the number of manifests checked. */
  async check(paths: Iterable<string>): Promise<number> {
    const run = this.#run;
    if (run === undefined || this.#errors.length > 0) return this.checkAll();
    let count = 0;
    try {
      for await (const checked of run.checkEach([...paths])) {
        await this.#take(checked, run);
        count += 1;
      }
    } catch (error) {
      this.#errors.push(error);
    }
    return this.#errors.length > 0 ? this.checkAll() : count;
  }

  async #take({ source, files, result }: CheckedSource, run: Run): Promise<void> {
    const { cwd, baseline: asked } = this.#opening;
    const { path } = source;
    this.#byPath.set(path, { path, files: new Set([path, ...files.map((file) => resolve(cwd, file))]), result });
    const { layers, file, baseline, plugins } = await run.configuration(dirname(path));
    // Layers that do not come from a file have names that no file has.
    for (const from of [file ?? [], ...layers.map((layer) => layer.from)].flat())
      this.#settings.add(resolve(cwd, from));
    for (const named of [...plugins, baseline ?? []].flat()) this.#settings.add(resolve(named.folder, named.names));
    if (asked !== undefined) this.#settings.add(resolve(cwd, asked));
  }
}

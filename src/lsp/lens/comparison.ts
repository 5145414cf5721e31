import { setImmediate } from 'node:timers/promises';
import type { Document } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import { NothingFound } from '../../engine/known-error.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { sourceAt } from '../../host/files/find/discover.ts';
import type { OpenedManifest } from '../../run/check/opened-manifest.ts';
import { compareTargets } from '../../run/compare.ts';
import { openRun, type Run } from '../../run/open-run.ts';
import type { RunEnvironment } from '../../run/run-environment.ts';
import { Cancelled } from '../manifests/root.ts';
import type { Base } from './bases.ts';

/** Length of an abbreviated commit id that is unique in practice. */
const idLength = 12;

/** Compares manifests of one repository, in their current state in the editor, with its revisions. */
export class RevisionComparison {
  readonly #root: string;
  readonly #run: Promise<Run>;
  /** For each commit, the paths of its integrations by name. */
  readonly #places = new Map<string, Promise<ReadonlyMap<string, string>>>();
  #isCancelled = () => false;

  constructor(root: string, { noCode }: Pick<RunEnvironment, 'noCode'>) {
    this.#root = root;
    const phase = async <T>(_: string, work: () => Promise<T>): Promise<T> => {
      // Typing and showing its results takes precedence.
      await setImmediate();
      if (this.#isCancelled()) throw new Cancelled();
      return work();
    };
    this.#run = openRun({}, { cwd: root, ...(noCode && { noCode }), watch: { phase, rule: (rule) => rule } });
    // Each caller that awaits the run gets the error.
    this.#run.catch(() => {});
  }

  /** Reads a manifest in its current state. File names in the overlay are relative to the root of the repository. */
  async open(path: string, overlay: Overlay): Promise<OpenedManifest> {
    const source = sourceAt(path, this.#root);
    return { source, document: await (await this.#run).open(source, overlay) };
  }

  /**
   * Returns the changes of a manifest since the base; without `compare` if the base has no such integration.
   * @throws KnownError if the base cannot be read.
   */
  async since(base: Base, opened: OpenedManifest, isCancelled: () => boolean): Promise<FileResult | undefined> {
    this.#isCancelled = isCancelled;
    try {
      const own = this.#targetOf(base, displayPath(opened.source.path, this.#root));
      const result = await this.#compared(own, opened);
      if (result?.compare !== undefined) return result;
      // The integration may have been moved.
      const former = (await this.#placesIn(base)).get(nameOf(opened.document) ?? '');
      return former === undefined ? result : await this.#compared(former, opened);
    } finally {
      this.#isCancelled = () => false;
    }
  }

  async #compared(base: string, opened: OpenedManifest): Promise<FileResult | undefined> {
    const asked = { base, opened, requireBump: false, mayBeNew: true };
    for await (const result of compareTargets(await this.#run, asked, { cwd: this.#root })) return result;
    return undefined;
  }

  #placesIn(base: Base): Promise<ReadonlyMap<string, string>> {
    const places = this.#places.get(base.commit) ?? this.#read(base);
    this.#places.clear();
    this.#places.set(base.commit, places);
    return places;
  }

  async #read(base: Base): Promise<ReadonlyMap<string, string>> {
    const run = await this.#run;
    const places = new Map<string, string>();
    try {
      for await (const source of run.sources([this.#targetOf(base, '')])) {
        const name = nameOf(await run.open(source));
        if (name !== undefined && !places.has(name)) places.set(name, source.file);
      }
    } catch (error) {
      if (!(error instanceof NothingFound)) throw error;
    }
    return places;
  }

  #targetOf = ({ commit }: Base, path: string): string => `git:${commit.slice(0, idLength)}:${path}`;
}

const nameOf = ({ data }: Document): string | undefined => (typeof data?.name === 'string' ? data.name : undefined);

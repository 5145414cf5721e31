import { resolve } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { CancellationToken, CodeLens, Range } from 'vscode-languageserver';
import { KnownError } from '../../engine/known-error.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Run } from '../../run/open-run.ts';
import type { Surroundings } from '../../run/surroundings.ts';
import { countedPlace } from '../editor/byte-order-mark.ts';
import type { OpenFiles } from '../editor/open-files.ts';
import { fullRange } from '../editor/ranges.ts';
import type { CheckedManifest, EditorManifest } from '../manifests/manifest.ts';
import { Cancelled } from '../manifests/root.ts';
import { type Base, Bases } from './bases.ts';
import { RevisionComparison } from './comparison.ts';
import { owedText, owedTitle } from './owed.ts';

export const compareCommand = 'hublint.compare';

/** In milliseconds: who goes on typing needs no answer. */
const pause = 200;
/** An editor asks by itself for the file that is typed in; what stands above the version may be due to another one. */
const refreshPause = 500;

interface Context extends Pick<Surroundings, 'noCode'> {
  readonly open: OpenFiles;
  readonly manifests: () => readonly EditorManifest[];
  /** Resolves when everything is checked as it is now. */
  readonly settled: () => Promise<void>;
  /** Has the editor ask anew. */
  readonly refresh: () => void;
  /** Hears why there is nothing to say. */
  readonly log: (text: string) => void;
}

/** What is said above a version, and what it comes from. */
interface Owed {
  readonly title: string;
  readonly text: string;
}

interface Answer extends Owed {
  readonly checked: CheckedManifest;
  readonly commit: string;
}

/** Says above the version of a manifest which step is owed since the base of the branch. */
export class Lenses {
  readonly #context: Context;
  readonly #bases = new Bases();
  /** A run has other configurations than the one before it. */
  readonly #comparisons = new WeakMap<Run, Map<string, RevisionComparison>>();
  readonly #places = new WeakMap<
    EditorManifest,
    { readonly checked: CheckedManifest; readonly path: string; readonly range: Range }
  >();
  readonly #answers = new WeakMap<EditorManifest, Answer>();
  #last: Promise<unknown> = Promise.resolve();
  #isShown = false;
  #refreshing: NodeJS.Timeout | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** A manifest was checked: where there is a lens of any, it may say something else now. */
  checked(): void {
    if (!this.#isShown) return;
    clearTimeout(this.#refreshing);
    this.#refreshing = setTimeout(this.#context.refresh, refreshPause).unref();
  }

  /** The lenses of a file. What they say is told by `resolve`: it takes longer. */
  async at(path: string, token: CancellationToken): Promise<CodeLens[]> {
    const lenses: CodeLens[] = [];
    for (const manifest of this.#context.manifests()) {
      if (token.isCancellationRequested) break;
      if (!manifest.files.has(path)) continue;
      const place = await this.#orNothing(() => this.#placeOf(manifest));
      if (place?.path === path) lenses.push({ range: place.range, data: { manifest: manifest.source.path } });
    }
    return lenses;
  }

  /** The lens with what it says. */
  async resolve(lens: CodeLens, token: CancellationToken): Promise<CodeLens> {
    const wanted: unknown = Object(lens.data).manifest;
    const manifest = this.#context.manifests().find(({ source }) => source.path === wanted);
    if (manifest === undefined) return lens;
    this.#isShown = true;
    // One at a time: there is one thread, and what is typed has to be checked.
    const work = this.#last.then(() => this.#orNothing(() => this.#owedBy(manifest, token)));
    this.#last = work.catch(() => {});
    const { title } = (await work) ?? { title: 'not compared with the base of the branch' };
    return { ...lens, command: { title, command: compareCommand, arguments: [manifest.source.path] } };
  }

  /** What was said last of a manifest, with the changes that it comes from. */
  report(path: unknown): string {
    const manifest = this.#context.manifests().find(({ source }) => source.path === path);
    return (manifest && this.#answers.get(manifest)?.text) ?? 'Nothing was compared yet.';
  }

  /** Where the version is; of a text that is broken, where it was. */
  async #placeOf(manifest: EditorManifest) {
    const { checked } = manifest;
    const before = this.#places.get(manifest);
    if (checked === undefined || before?.checked === checked) return before;
    const base = await this.#bases.of(manifest.source.path);
    if (base === undefined) return undefined;
    const { document } = await this.#open(checked, base);
    if (document.data === undefined) return before;
    if (typeof document.data.version !== 'string') return undefined;
    const location = (await document.positions()).locate({ path: ['version'], on: 'key' });
    if (location.approximate) return undefined;
    const range = fullRange(countedPlace(location, this.#context.open.overlay(base.root)));
    const place = { checked, path: resolve(base.root, location.file), range };
    this.#places.set(manifest, place);
    return place;
  }

  async #owedBy(manifest: EditorManifest, token: CancellationToken): Promise<Owed | undefined> {
    const base = await this.#bases.of(manifest.source.path);
    const before = this.#answers.get(manifest);
    if (base === undefined) return undefined;
    if (before?.checked === manifest.checked && before?.commit === base.commit) return before;
    await passed(pause);
    await this.#context.settled();
    const { checked } = manifest;
    if (token.isCancellationRequested) throw new Cancelled();
    if (checked === undefined) return before;
    const opened = await this.#open(checked, base);
    // While a text is broken, what was said of it stays.
    if (opened.document.data === undefined) return before;
    const result = await this.#comparison(checked, base).since(base, opened, () => token.isCancellationRequested);
    const owed = owedIn(result, base);
    if (owed !== undefined) this.#answers.set(manifest, { ...owed, checked, commit: base.commit });
    return owed;
  }

  #open(checked: CheckedManifest, base: Base) {
    return this.#comparison(checked, base).open(checked.source.path, this.#context.open.overlay(base.root));
  }

  #comparison({ run }: CheckedManifest, { root }: Base): RevisionComparison {
    const known = this.#comparisons.get(run) ?? new Map<string, RevisionComparison>();
    const comparison = known.get(root) ?? new RevisionComparison(root, this.#context);
    this.#comparisons.set(run, known.set(root, comparison));
    return comparison;
  }

  /** A reason that is known is no fault: there is nothing to say then. */
  async #orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof KnownError) this.#context.log(error.complaint.message);
      else throw error;
      return undefined;
    }
  }
}

function owedIn(result: FileResult | undefined, base: Base): Owed | undefined {
  if (result === undefined) return undefined;
  const title = owedTitle(result.compare, base.name);
  const target = result.compare?.base.file ?? '';
  return { title, text: owedText(title, result, target) };
}

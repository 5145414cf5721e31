import { resolve } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { CancellationToken, CodeLens, Range } from 'vscode-languageserver';
import { KnownError } from '../../engine/known-error.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Run } from '../../run/open-run.ts';
import type { RunEnvironment } from '../../run/run-environment.ts';
import { editorLocation } from '../editor/byte-order-mark.ts';
import type { OpenFiles } from '../editor/open-files.ts';
import { fullRange } from '../editor/ranges.ts';
import type { CheckedManifest, EditorManifest } from '../manifests/manifest.ts';
import { Cancelled } from '../manifests/root.ts';
import { type Base, Bases } from './bases.ts';
import { bumpDetails, bumpTitle } from './bump-text.ts';
import { RevisionComparison } from './comparison.ts';

export const compareCommand = 'hublint.compare';

/** Milliseconds: a user who is still typing needs no answer. */
const debounceTime = 200;
/** An editor refreshes the lenses of the file being edited by itself, but the version may be in another file. */
const refreshPause = 500;

interface Context extends Pick<RunEnvironment, 'noCode'> {
  readonly open: OpenFiles;
  readonly manifests: () => readonly EditorManifest[];
  /** Resolves when everything has been checked in its current state. */
  readonly settled: () => Promise<void>;
  /** Makes the editor request its lenses again. */
  readonly refresh: () => void;
  /** Receives the reason why there is no comparison. */
  readonly log: (text: string) => void;
}

/** The title above a version, and the changes that it is derived from. */
interface BumpText {
  readonly title: string;
  readonly text: string;
}

interface Answer extends BumpText {
  readonly checked: CheckedManifest;
  readonly commit: string;
}

/** Shows above the version of a manifest which version bump the changes since the base of the branch need. */
export class Lenses {
  readonly #context: Context;
  readonly #bases = new Bases();
  /** By run, because a new run may have another configuration. */
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

  /** Notes that a manifest was checked: lenses that are shown may be outdated. */
  checked(): void {
    if (!this.#isShown) return;
    clearTimeout(this.#refreshing);
    this.#refreshing = setTimeout(this.#context.refresh, refreshPause).unref();
  }

  /** Returns the lenses of a file. Their titles come from `resolve`, which takes longer. */
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

  /** Returns the lens with its title. */
  async resolve(lens: CodeLens, token: CancellationToken): Promise<CodeLens> {
    const wanted: unknown = Object(lens.data).manifest;
    const manifest = this.#context.manifests().find(({ source }) => source.path === wanted);
    if (manifest === undefined) return lens;
    this.#isShown = true;
    // One at a time: there is only one thread, and it also has to check what is typed.
    const work = this.#last.then(() => this.#orNothing(() => this.#owedBy(manifest, token)));
    this.#last = work.catch(() => {});
    const { title } = (await work) ?? { title: 'not compared with the base of the branch' };
    return { ...lens, command: { title, command: compareCommand, arguments: [manifest.source.path] } };
  }

  /** Returns the last comparison of a manifest, with its changes. */
  report(path: unknown): string {
    const manifest = this.#context.manifests().find(({ source }) => source.path === path);
    return (manifest && this.#answers.get(manifest)?.text) ?? 'Nothing was compared yet.';
  }

  /** Returns the position of the version; in a broken text, its last known position. */
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
    const range = fullRange(editorLocation(location, this.#context.open.overlay(base.root)));
    const place = { checked, path: resolve(base.root, location.file), range };
    this.#places.set(manifest, place);
    return place;
  }

  async #owedBy(manifest: EditorManifest, token: CancellationToken): Promise<BumpText | undefined> {
    const base = await this.#bases.of(manifest.source.path);
    const before = this.#answers.get(manifest);
    if (base === undefined) return undefined;
    if (before?.checked === manifest.checked && before?.commit === base.commit) return before;
    await passed(debounceTime);
    await this.#context.settled();
    const { checked } = manifest;
    if (token.isCancellationRequested) throw new Cancelled();
    if (checked === undefined) return before;
    const opened = await this.#open(checked, base);
    // While a text is broken, its last answer stays.
    if (opened.document.data === undefined) return before;
    const result = await this.#comparison(checked, base).since(base, opened, () => token.isCancellationRequested);
    const owed = bumpTextIn(result, base);
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

  /** Returns undefined for a known error, which is logged: there is no comparison then. */
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

function bumpTextIn(result: FileResult | undefined, base: Base): BumpText | undefined {
  if (result === undefined) return undefined;
  const title = bumpTitle(result.compare, base.name);
  const target = result.compare?.base.file ?? '';
  return { title, text: bumpDetails(title, result, target) };
}

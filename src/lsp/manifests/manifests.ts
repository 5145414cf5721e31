import { basename, dirname } from 'node:path';
import { searchPlaces } from '../../host/config/probe.ts';
import { exists } from '../../host/files/entries.ts';
import { isModule } from '../../host/files/find/names.ts';
import type { OpenFiles } from '../editor/open-files.ts';
import type { Checker } from './checker.ts';
import { Importers } from './importers.ts';
import { EditorManifest } from './manifest.ts';
import type { Root } from './root.ts';
import type { Roots } from './roots.ts';

interface Context {
  readonly open: OpenFiles;
  readonly roots: Roots;
  readonly checker: Checker;
  /** Called for a manifest that no file in the editor belongs to any more. */
  readonly dropped: (manifest: EditorManifest) => void;
}

/** The manifests that the files in the editor belong to. */
export class Manifests {
  readonly #context: Context;
  readonly #byPath = new Map<string, EditorManifest>();
  /** For each open file, the path of the manifest that it is or that is above it. */
  readonly #owners = new Map<string, string | undefined>();
  /** The files whose manifest is being determined. */
  readonly #opening = new Map<string, Promise<void>>();
  readonly #readers = new Importers();

  constructor(context: Context) {
    this.#context = context;
  }

  get all(): readonly EditorManifest[] {
    return [...this.#byPath.values()];
  }

  /** Whether the manifests of all open files are known. */
  get areKnown(): boolean {
    return this.#context.open.paths.every((path) => this.#owners.has(path));
  }

  /** Resolves when the manifest of a file is known, and everything has been checked in its current state. */
  async settled(path: string): Promise<void> {
    // The caller that opened the file gets the error.
    await this.#opening.get(path)?.catch(() => {});
    await this.#context.checker.settled();
  }

  /** Handles a file that was opened, or whose text in the editor changed. */
  async changed(path: string): Promise<void> {
    const { checker } = this.#context;
    // A manifest that is no module does not list its readme or icon among the files that it reads.
    if (this.#owners.has(path)) return checker.check(isModule(path) ? this.#touched(path) : this.#concerned(path));
    const opening = this.#opened(path);
    this.#opening.set(path, opening);
    try {
      await opening;
    } finally {
      if (this.#opening.get(path) === opening) this.#opening.delete(path);
    }
  }

  async #opened(path: string): Promise<void> {
    const { open, checker } = this.#context;
    await this.#own(path);
    if (open.has(path)) return checker.check(this.#concerned(path));
    // The file was closed meanwhile.
    this.#owners.delete(path);
    this.#release();
  }

  closed(path: string): void {
    const { open, checker } = this.#context;
    if (open.has(path)) return;
    const concerned = [...this.#concerned(path), ...this.#touched(path)];
    this.#owners.delete(path);
    this.#release();
    // The text on disk is valid again.
    checker.check(concerned.filter((manifest) => this.#byPath.has(manifest.source.path)));
  }

  /** Handles files that were written; `isStructural`: some of them were created or deleted. */
  async written(paths: readonly string[], { isStructural }: { readonly isStructural: boolean }): Promise<void> {
    const { checker, roots } = this.#context;
    const isUnsettled = paths.some((path) => this.#isUnsettledBy(path, isStructural));
    if (!isUnsettled && !(await this.#mayConfigure(paths)))
      return checker.check(paths.flatMap((path) => this.#touched(path)));
    roots.renew();
    await this.reopen();
  }

  /** Whether a written file may change which manifests the open files belong to, or their configuration. */
  #isUnsettledBy(path: string, isStructural: boolean): boolean {
    if (isConfiguration(path)) return true;
    if (this.#readingOf(path).length > 0) return isStructural && this.#byPath.has(path);
    return isStructural || !isModule(path);
  }

  /** Whether modules that no manifest reads may be part of a configuration in code, or of a plugin. */
  async #mayConfigure(paths: readonly string[]): Promise<boolean> {
    const { open, roots } = this.#context;
    if (!paths.some((path) => isModule(path) && this.#readingOf(path).length === 0)) return false;
    const folders = new Map(open.paths.map((path) => [dirname(path), roots.of(path)] as const));
    for (const [folder, root] of folders) if (await root.runsCode(folder)) return true;
    return false;
  }

  /**
   * Determines the manifests of the open files again and checks them all. If that fails for a file, it keeps its manifest.
   * @throws the first error, after everything else is done.
   */
  async reopen(): Promise<void> {
    const { open, checker } = this.#context;
    this.#readers.forget();
    // An ignored manifest would otherwise be kept by its own files.
    const kept = await Promise.allSettled(this.all.map((manifest) => this.#dropIgnored(manifest)));
    const owned = await Promise.allSettled(open.paths.map((path) => this.#own(path)));
    this.#release();
    checker.check(this.all);
    for (const one of [...kept, ...owned]) if (one.status === 'rejected') throw one.reason;
  }

  async #dropIgnored(manifest: EditorManifest): Promise<void> {
    const { path } = manifest.source;
    if ((await this.#context.roots.of(path).manifestOf(path)) === undefined) this.#drop(manifest);
  }

  async #own(path: string): Promise<void> {
    const owner = await this.#addFor(path);
    this.#owners.set(path, owner?.source.path);
    if (!isModule(path) || (owner !== undefined && (await this.#isReadBy(owner, path)))) return;
    // A module may also belong to definitions that are not above it, whichever file is open.
    for (const reader of await this.#readers.of(path, this.#context.roots.of(path))) await this.#addFor(reader.path);
  }

  /** Adds the manifest that a file is or may belong to. */
  async #addFor(path: string): Promise<EditorManifest | undefined> {
    const { roots } = this.#context;
    const root = roots.of(path);
    const source = await root.manifestOf(path);
    if (source === undefined || source.path === path) return source && this.#add(root, source);
    // A manifest has one root, its own, whichever of its files leads to it.
    return roots.of(source.path) === root ? this.#add(root, source) : this.#addFor(source.path);
  }

  /** Whether a file belongs to the manifest above it, which has to be read to find out. */
  async #isReadBy(owner: EditorManifest, path: string): Promise<boolean> {
    if (owner.checked === undefined) {
      this.#context.checker.check([owner]);
      await this.#context.checker.settled();
    }
    return owner.files.has(path);
  }

  #add(root: Root, source: EditorManifest['source']): EditorManifest {
    const known = this.#byPath.get(source.path);
    if (known?.root === root) return known;
    if (known !== undefined) this.#drop(known);
    const manifest = new EditorManifest(root, source);
    this.#byPath.set(source.path, manifest);
    return manifest;
  }

  #readingOf(path: string): readonly EditorManifest[] {
    return this.all.filter(({ files }) => files.has(path));
  }

  /** Returns the manifests that a change of a file may affect. */
  #touched(path: string): readonly EditorManifest[] {
    const { checker } = this.#context;
    return this.all.filter((manifest) => manifest.files.has(path) || checker.isReading(manifest));
  }

  #concerned(path: string): readonly EditorManifest[] {
    const known = [...this.#readers.known(path), this.#owners.get(path) ?? []].flat();
    return [...new Set([...this.#readingOf(path), ...known.flatMap((at) => this.#byPath.get(at) ?? [])])];
  }

  /** Drops manifests that no open file belongs to, and those that are neither open nor on disk. */
  #release(): void {
    const { open } = this.#context;
    const wanted = new Set(open.paths.flatMap((path) => this.#concerned(path)));
    const isThere = (path: string) => open.has(path) || exists(path);
    for (const manifest of this.all) if (!wanted.has(manifest) || !isThere(manifest.source.path)) this.#drop(manifest);
  }

  #drop(manifest: EditorManifest): void {
    const { path } = manifest.source;
    if (this.#byPath.get(path) === manifest) this.#byPath.delete(path);
    this.#context.checker.drop(manifest);
    this.#context.dropped(manifest);
  }
}

const isConfiguration = (path: string): boolean => searchPlaces.includes(basename(path));

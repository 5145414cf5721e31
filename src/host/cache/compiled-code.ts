import { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { Script } from 'node:vm';
import { attempt } from '../../data/attempt.ts';
import { exists } from '../files/entries.ts';
import { Reader, writeCached } from './files.ts';
import { nodeBuild } from './node-build.ts';

type Wrapped = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void;

/** The text around a file that makes it a function, as Node does. */
const wrapper = ['(function (exports, require, module, __filename, __dirname) { ', '\n});'] as const;

/** The folders with V8's compiled code; each has a subfolder per build of Node. */
export interface Folders {
  /** The code that earlier runs have cached. */
  readonly cached: string;
  /** The code that the installation contains. Nothing is written there. */
  readonly shipped: string;
}

/**
 * Returns whether the name of a file contains an eight-character hash of its content, as in a build: compiled code of
 * one such file is never used for another.
 */
const isHashed = (file: string): boolean => file.endsWith('.cjs') && file.at(-13) === '-';
const isOwnRequire = (id: string): boolean => id.startsWith('.') && isHashed(id);

/**
 * Loads the files of a bundle and caches V8's compiled code in a folder, so that the next process need not even parse
 * most functions. Code that the installation contains for this build of Node is preferred. Node's own compile cache
 * does not exist in Node 20, and only keeps what the first run compiled.
 */
export class CompiledCode {
  readonly #cached: string;
  readonly #shipped: string;
  /** Those of both folders that may exist, and whose code V8 accepts. */
  readonly #folders: Set<string>;
  /** The scripts that did not come with the installation, by file. */
  readonly #trackedScripts = new Map<string, Script>();
  readonly #require: NodeJS.Require;
  readonly #loaded = new Set<string>();
  readonly #reader = new Reader();
  #enter = () => () => {};
  #isComplete = true;

  /** @param savesCode Whether compiled code is saved for the next process. */
  constructor({ cached, shipped }: Folders, savesCode = true) {
    const build = nodeBuild();
    this.#cached = join(cached, build);
    this.#shipped = join(shipped, build);
    this.#folders = new Set([this.#shipped, this.#cached]);
    this.#require = createRequire(import.meta.filename);
    if (savesCode) process.on('exit', () => this.#save());
  }

  /** Wraps all loading and saving from now on: `enter` is called before it, and the function that it returns after it. */
  loadWithin(enter: () => () => void): void {
    this.#enter = enter;
  }

  /** Returns the exports of a file, as `require` does; requiring it in another way returns the same object. */
  load<T>(file: string): T {
    const { cache } = this.#require;
    const loaded = cache[file];
    if (loaded !== undefined) return loaded.exports;
    const module = new Module(file);
    module.filename = file;
    // Without a prototype, V8 creates no hidden class for each exported name.
    module.exports = Object.create(null);
    cache[file] = module;
    const folder = dirname(file);
    const require = (id: string) => (isOwnRequire(id) ? this.load(join(folder, id)) : this.#requireOther(id, folder));
    this.#within(() => this.#compiled(file)(module.exports, require, module, file, folder));
    module.loaded = true;
    return module.exports;
  }

  #requireOther(id: string, folder: string): unknown {
    if (id.startsWith('.')) return this.#require(join(folder, id));
    // Loaded already: it is in Node's cache.
    if (this.#loaded.has(id)) return this.#require(id);
    this.#loaded.add(id);
    return this.#within(() => this.#require(id));
  }

  #compiled(file: string): Wrapped {
    const source = this.#reader.textOf(file, wrapper);
    if (!isHashed(file)) return new Script(source, { filename: file }).runInThisContext();
    return this.#scriptOf(file, source).runInThisContext();
  }

  /**
   * Returns a script with compiled code if there is some that V8 accepts; V8 only accepts code that was compiled under
   * the same options of Node. If it rejects one file of a folder, it would reject all of them, and only after compiling
   * each: the folder is dropped.
   */
  #scriptOf(file: string, source: string): Script {
    for (const folder of this.#folders) {
      const cachedData = attempt(() => this.#reader.read(join(folder, basename(file))));
      const script = cachedData && new Script(source, { filename: file, cachedData });
      if (script?.cachedDataRejected === false) return folder === this.#shipped ? script : this.#track(file, script);
      if (script || !exists(folder)) this.#folders.delete(folder);
    }
    this.#isComplete = false;
    return this.#track(file, new Script(source, { filename: file }));
  }

  #track(file: string, script: Script): Script {
    this.#trackedScripts.set(file, script);
    return script;
  }

  /**
   * Saves the compiled code of all files if one was not cached: then this kind of run probably calls new functions of
   * the others, too. Code of the installation is left alone: it has what most runs call, and with more than that each
   * run would have to read more.
   */
  #save(): void {
    if (this.#isComplete) return;
    this.#within(() => {
      for (const [file, script] of this.#trackedScripts) {
        writeCached(join(this.#cached, basename(file)), () => script.createCachedData());
      }
    });
  }

  #within<T>(work: () => T): T {
    const leave = this.#enter();
    try {
      return work();
    } finally {
      leave();
    }
  }
}

import { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { Script } from 'node:vm';
import { attempt } from '../../data/attempt.ts';
import { exists } from '../files/entries.ts';
import { keep, Reader } from './files.ts';
import { nodeBuild } from './node-build.ts';

type Wrapped = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void;

/** What makes a function of a file, as Node does. */
const wrapper = ['(function (exports, require, module, __filename, __dirname) { ', '\n});'] as const;

/** Where there is what V8 has compiled: in a folder for each build of Node. */
export interface Folders {
  /** What runs have kept. */
  readonly kept: string;
  /** What the installation brought along. Nothing is written there. */
  readonly brought: string;
}

/** A build names these files for what is in them, by eight signs: what was compiled of one is never taken for another. */
const isNamed = (file: string): boolean => file.endsWith('.cjs') && file.at(-13) === '-';
const isOwn = (id: string): boolean => id.startsWith('.') && isNamed(id);

/**
 * Loads the files of a bundle, and keeps in a folder what V8 has compiled of them: the next process need not even read
 * most of their functions. What was brought along for its build of Node comes first, if any was. Node's own cache is not in
 * Node 20, and keeps what the first run compiled alone.
 */
export class CompiledCode {
  readonly #kept: string;
  readonly #brought: string;
  /** Those of both that are there, as far as is known, and that V8 takes. */
  readonly #folders: Set<string>;
  /** What was not brought along, by its file. */
  readonly #own = new Map<string, Script>();
  readonly #require: NodeJS.Require;
  readonly #loaded = new Set<string>();
  readonly #reader = new Reader();
  #enter = () => () => {};
  #isWhole = true;

  /** @param isKeeping Whether the next process is to find what this one compiles. */
  constructor({ kept, brought }: Folders, isKeeping = true) {
    const build = nodeBuild();
    this.#kept = join(kept, build);
    this.#brought = join(brought, build);
    this.#folders = new Set([this.#brought, this.#kept]);
    this.#require = createRequire(import.meta.filename);
    if (isKeeping) process.on('exit', () => this.#keep());
  }

  /** Whatever is loaded or kept from now on is between a call of this and one of what it returns. */
  loadWithin(enter: () => () => void): void {
    this.#enter = enter;
  }

  /** What a file exports, as `require` has it: whoever requires it in another way gets the same. */
  load<T>(file: string): T {
    const { cache } = this.#require;
    const known = cache[file];
    if (known !== undefined) return known.exports;
    const module = new Module(file);
    module.filename = file;
    // Without a prototype, V8 makes no class of objects for each name that is given out.
    module.exports = Object.create(null);
    cache[file] = module;
    const folder = dirname(file);
    const require = (id: string) => (isOwn(id) ? this.load(join(folder, id)) : this.#outside(id, folder));
    this.#within(() => this.#compiled(file)(module.exports, require, module, file, folder));
    module.loaded = true;
    return module.exports;
  }

  #outside(id: string, folder: string): unknown {
    if (id.startsWith('.')) return this.#require(join(folder, id));
    // Loaded once, it is at hand.
    if (this.#loaded.has(id)) return this.#require(id);
    this.#loaded.add(id);
    return this.#within(() => this.#require(id));
  }

  #compiled(file: string): Wrapped {
    const source = this.#reader.textOf(file, wrapper);
    if (!isNamed(file)) return new Script(source, { filename: file }).runInThisContext();
    return this.#scriptOf(file, source).runInThisContext();
  }

  /**
   * What is there of a file, if V8 takes it: under other options for Node it takes what was kept under them. Where it takes
   * one file of a folder not, it takes none, and finds that out of each by compiling it.
   */
  #scriptOf(file: string, source: string): Script {
    for (const folder of this.#folders) {
      const cachedData = attempt(() => this.#reader.read(join(folder, basename(file))));
      const script = cachedData && new Script(source, { filename: file, cachedData });
      if (script?.cachedDataRejected === false) return folder === this.#brought ? script : this.#owned(file, script);
      if (script || !exists(folder)) this.#folders.delete(folder);
    }
    this.#isWhole = false;
    return this.#owned(file, new Script(source, { filename: file }));
  }

  #owned(file: string, script: Script): Script {
    this.#own.set(file, script);
    return script;
  }

  /**
   * Where a file is new, so is what this kind of run calls of the others. What was brought along has what most runs call:
   * with what only some call, each run would have to read more.
   */
  #keep(): void {
    if (this.#isWhole) return;
    this.#within(() => {
      for (const [file, script] of this.#own) {
        keep(join(this.#kept, basename(file)), () => script.createCachedData());
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

import { bounds } from '../../bounds.ts';
import { type ModuleHost, textOf } from '../host.ts';
import { moduleBudget } from '../reading-budget.ts';
import { parseSource, type SourceFile } from '../syntax/parse.ts';
import type { Parser } from '../syntax/parser.ts';
import type { Module } from './module.ts';
import type { Resolved } from './resolution/resolve.ts';

/** The modules of the project, read without making them part of the definition. */
export interface Modules {
  get(path: string): Module | undefined;
  textOf(path: string): string;
  /** Whether a module may export a name, judged by its text alone. */
  mayExport(path: string, name: string): boolean;
  resolve(specifier: string, file: string): Resolved;
  /** Whether bundlers leave out imports of a file that it uses only as types, or not at all. */
  leavesOutUnused(file: string): boolean;
}

/** The modules of a definition: those that it is made of, and those that are looked at for what they do to them. */
export class ModuleStore {
  readonly #parser: Parser | undefined;
  readonly #host: ModuleHost;
  readonly #make: (file: SourceFile) => Module;
  readonly #modules = new Map<string, Module | undefined>();
  readonly #used = new Set<string>();
  readonly #budget = moduleBudget();

  constructor(parser: Parser | undefined, host: ModuleHost, make: (file: SourceFile) => Module) {
    this.#parser = parser;
    this.#host = host;
    this.#make = make;
  }

  /** The module there, of which the definition is made from now on. */
  use(path: string): Module | undefined {
    this.#used.add(path);
    return this.get(path);
  }

  /** @throws ReadingBudgetSpent for more modules than are read. */
  get(path: string): Module | undefined {
    if (this.#modules.has(path)) return this.#modules.get(path);
    const text = textOf(path, this.#host);
    const module = text === undefined ? undefined : this.#make(this.#parsed(path, text));
    this.#modules.set(path, module);
    return module;
  }

  /** What a module says, without parsing it. */
  textOf(path: string): string {
    return this.#modules.get(path)?.file.text ?? this.#host.read(path) ?? '';
  }

  /** The modules that the definition is made of so far; with a path, the one there, if it is. */
  used(path?: string): readonly Module[] {
    const paths = path === undefined ? [...this.#used] : this.#used.has(path) ? [path] : [];
    return paths.map((one) => this.#modules.get(one)).filter((module) => module !== undefined);
  }

  #parsed(path: string, text: string): SourceFile {
    // What is larger is not parsed, and told by itself.
    if (text.length <= bounds.module) this.#budget.add(text);
    return this.#host.parsed?.read(this.#parser, path, text) ?? parseSource(this.#parser, path, text);
  }
}

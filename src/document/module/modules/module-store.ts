import { bounds } from '../../bounds.ts';
import { type ModuleHost, textOf } from '../host.ts';
import { moduleBudget } from '../reading-budget.ts';
import { parseSource, type SourceFile } from '../syntax/parse.ts';
import type { Parser } from '../syntax/parser.ts';
import type { Module } from './module.ts';
import type { Resolved } from './resolution/resolve.ts';

/** Access to the modules of the project without making them part of the definition. */
export interface Modules {
  get(path: string): Module | undefined;
  textOf(path: string): string;
  /** Whether a module may export a name, judging by its text alone. */
  mayExport(path: string, name: string): boolean;
  resolve(specifier: string, file: string): Resolved;
  /** Whether bundlers drop imports of a file that it uses only as types, or not at all. */
  dropsUnused(file: string): boolean;
}

/** The modules of a definition: those that are part of it, and those that are only read for their side effects on them. */
export class ModuleStore {
  readonly #parser: Parser | undefined;
  readonly #host: ModuleHost;
  readonly #createModule: (file: SourceFile) => Module;
  readonly #modules = new Map<string, Module | undefined>();
  readonly #used = new Set<string>();
  readonly #budget = moduleBudget();

  constructor(parser: Parser | undefined, host: ModuleHost, make: (file: SourceFile) => Module) {
    this.#parser = parser;
    this.#host = host;
    this.#createModule = make;
  }

  /** Returns the module at a path, which becomes part of the definition. */
  use(path: string): Module | undefined {
    this.#used.add(path);
    return this.get(path);
  }

  /** @throws ReadingBudgetSpent if more modules would be read than allowed. */
  get(path: string): Module | undefined {
    if (this.#modules.has(path)) return this.#modules.get(path);
    const text = textOf(path, this.#host);
    const module = text === undefined ? undefined : this.#createModule(this.#parsed(path, text));
    this.#modules.set(path, module);
    return module;
  }

  /** Returns the text of a module, without parsing it. */
  textOf(path: string): string {
    return this.#modules.get(path)?.file.text ?? this.#host.read(path) ?? '';
  }

  /** The modules that are part of the definition so far; with a path, only the module at it. */
  used(path?: string): readonly Module[] {
    const paths = path === undefined ? [...this.#used] : this.#used.has(path) ? [path] : [];
    return paths.map((one) => this.#modules.get(one)).filter((module) => module !== undefined);
  }

  #parsed(path: string, text: string): SourceFile {
    // A larger file is not parsed, and reported separately.
    if (text.length <= bounds.module) this.#budget.add(text);
    return this.#host.parsed?.read(this.#parser, path, text) ?? parseSource(this.#parser, path, text);
  }
}

import { closest } from '../../../data/closest.ts';
import { globalNames } from '../evaluate/builtins/global-names.ts';
import { globalValue } from '../evaluate/builtins/globals.ts';
import { type Evaluator, Scope } from '../evaluate/scope.ts';
import type { SourceFile } from '../syntax/parse.ts';
import { entryOf, opaque } from '../value/make.ts';
import { entriesOf, mapValues } from '../value/own.ts';
import type { Origin, ValueEntry } from '../value/value.ts';
import { findModuleMutations } from './mutations/find-mutations.ts';
import { boundNames } from './names/bound-names.ts';
import { declarationsOf } from './names/declarations.ts';
import { Names } from './names/names.ts';
import { withRepeatedExport } from './names/repeated-exports.ts';
import { namesUsedAsTypes } from './names/type-uses.ts';
import type { KnownPackages } from './resolution/known-packages.ts';

const keywords = ['true', 'false', 'null'];

/** One module of a definition: a file, and the names that it declares. */
export class Module {
  readonly file: SourceFile;
  readonly names: Names;
  readonly #firstUses = new Map<string, Origin>();
  #boundNames: ReadonlySet<string> | undefined;
  #jsonExports: ReadonlyMap<string, ValueEntry> | undefined;
  #typeNames: ReadonlySet<string> | undefined;

  constructor(file: SourceFile, evaluator: Evaluator, packages: KnownPackages) {
    const globals: Scope = new Scope(file.path, evaluator, (name) => globalValue(name, globals));
    const own = declarationsOf(file.body);
    const changes = () => findModuleMutations(file, own.names, packages);
    this.names = new Names(file, own, changes, globals, packages);
    this.file = withRepeatedExport(file, this.names.declarations);
  }

  /** Whether the module itself cannot be called, unlike a CommonJS module, whose exports may be a function. */
  get isNoFunction(): boolean {
    return /\.[cm]?tsx?$/.test(this.file.path) && !this.names.declarations.common;
  }

  /** Whether a name is declared somewhere in this file, or is a global. */
  mayDeclare(name: string): boolean {
    this.#boundNames ??= boundNames(this.file.body);
    return this.#boundNames.has(name) || globalNames.has(name);
  }

  /** Whether a name is used as a type here: there is no other indication that an imported name is one. */
  mayBeType(name: string): boolean {
    this.#typeNames ??= namesUsedAsTypes(this.file.body);
    return this.#typeNames.has(name);
  }

  /** Returns a declared name that is similar to a name. */
  closestTo(name: string): string | undefined {
    // In other languages these keywords begin with a capital letter.
    const word = keywords.find((one) => one === name.toLowerCase());
    return word ?? closest(name, [...this.names.declarations.names.keys(), 'undefined']);
  }

  /** The first use of a name: if all its uses lack an import, that is reported there. */
  firstUse(name: string, at: Origin): Origin {
    const first = this.#firstUses.get(name) ?? at;
    this.#firstUses.set(name, first);
    return first;
  }

  /** The exports of a JSON file: each of its members, and the whole value as the default. */
  jsonExports(): ReadonlyMap<string, ValueEntry> | undefined {
    const { json } = this.file;
    if (json === undefined || this.#jsonExports !== undefined) return this.#jsonExports;
    const value = this.names.scope.evaluate(json);
    const changed = this.names.mutations.marks.whyMutated(json);
    const entries = new Map(entriesOf(value)?.entries).set('default', entryOf(value));
    this.#jsonExports =
      changed === undefined ? entries : mapValues(entries, ({ origin }) => opaque(`what is in it ${changed}`, origin));
    return this.#jsonExports;
  }
}

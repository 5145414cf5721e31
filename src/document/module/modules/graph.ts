import { packagedTag } from '../evaluate/builtins/template-tags.ts';
import { Interpreter } from '../evaluate/interpreter.ts';
import type { Evaluator } from '../evaluate/scope.ts';
import type { ModuleHost } from '../host.ts';
import type { SourceFile } from '../syntax/parse.ts';
import type { Parser } from '../syntax/parser.ts';
import { opaque } from '../value/make.ts';
import { reportMistake } from '../value/report-mistake.ts';
import type { Mistake, Namespace, Origin, Tracker, Value, ValueEntry } from '../value/value.ts';
import { circularExport } from './exports/circular-export.ts';
import { entryExport } from './exports/entry-export.ts';
import { type ExportedNames, exportedNames } from './exports/exported-names.ts';
import { hasWholeAsDefault, partOfWhole } from './exports/interop.ts';
import { mayExport, starExport } from './exports/star-export.ts';
import { modulesRunWith, orderOf } from './imports/modules-run.ts';
import { Module } from './module.ts';
import { ModuleStore, type Modules } from './module-store.ts';
import { builtInChangedBy } from './mutations/changed-built-ins.ts';
import { markMutationsByOtherModules } from './mutations/mutations-by-other-modules.ts';
import { circularValue } from './names/early-use.ts';
import { exportedAsType, missingExport, reportUndeclaredName } from './names/missing.ts';
import { generatedExport, type KnownPackages } from './resolution/known-packages.ts';
import { definitionIn, notInProject } from './resolution/missing-file.ts';
import type { Resolved } from './resolution/resolve.ts';
import { Resolver } from './resolution/resolver.ts';

/** The modules of one definition, read and evaluated on demand. */
export class Graph extends Interpreter implements Evaluator {
  readonly #modules: ModuleStore;
  readonly #resolver: Resolver;
  readonly #packages: KnownPackages;
  readonly #exported = new Map<string, ExportedNames>();
  /** Generated packages, by the folder of the interface. */
  readonly #generated = new Map<string, Value>();
  /** Reasons of opaque values caused by a file with syntax errors: they are not reported again. */
  readonly excused = new Set<string>();
  /** The exports that are being looked up, each with its chain of re-exports: evaluating an export starts another chain. */
  readonly #lookups = new Map<string, number>();
  #chain = 0;
  /** Exports that do not exist, so that each is looked up once: many `export *` may lead to it. */
  readonly #absent = new Set<string>();

  constructor(parser: Parser | undefined, host: ModuleHost, packagesFor: (caller: Tracker) => KnownPackages) {
    super();
    this.#packages = packagesFor(this);
    this.#modules = new ModuleStore(parser, host, (file) => new Module(file, this, this.#packages));
    this.#resolver = new Resolver(host, this.#packages);
  }

  /** Access to modules that does not make them part of the definition. */
  readonly peek: Modules = {
    get: (path) => this.#modules.get(path),
    textOf: (path) => this.#modules.textOf(path),
    mayExport: (path, name) => mayExport(this.#modules.textOf(path), name),
    resolve: (specifier, file) => this.resolve(specifier, file),
    dropsUnused: (file) => this.#resolver.dropsUnused(file),
  };

  /** Every file that was read, the definition's own first. */
  get files(): readonly SourceFile[] {
    return this.loaded().map(({ file }) => file);
  }

  /** The modules that were read; with a path, only the module at it. */
  loaded(path?: string): readonly Module[] {
    return this.#modules.used(path);
  }

  /** The folders of the interfaces that are used. */
  readonly interfaces = (): readonly string[] => [...this.#generated.keys()];

  /** Returns the evaluated default export of a definition. */
  definition(path: string): Value {
    const run = modulesRunWith(path, this.peek);
    markMutationsByOtherModules(run.found, this.peek);
    this.order.setPositions(orderOf(path, run, this.peek));
    const unreadable = builtInChangedBy(run.files, this.peek, this.module);
    const exported = unreadable ?? this.exported(path, 'default', { file: path, start: 0, end: 0 });
    return this.replaceInvalidated(entryExport(this.module(path), this.replaceInvalidated(exported)));
  }

  evaluateImport(file: string, specifier: string, name: string, origin: Origin): Value {
    const resolved = this.resolve(specifier, file);
    switch (resolved.kind) {
      case 'known':
        return resolved.exports(name === '=' ? '*' : name, origin);
      case 'file':
        return this.exported(resolved.path, name, origin);
      case 'interface':
        return generatedExport(this.#generatedFrom(resolved.folder, origin), name, specifier, origin, this);
      case 'remote':
        return generatedExport(this.#packages.remote(resolved.reference, origin), name, specifier, origin, this);
      case 'unknown':
        return packagedTag(specifier, name, origin) ?? this.blame(resolved.why, origin);
    }
  }

  /** The value that a file exports under a name. `*` is the whole namespace, `=` what `require()` returns. */
  exported(path: string, name: string, origin: Origin): Value {
    if (this.module(path)?.names.declarations.whole && name !== 'default')
      return partOfWhole(this.exported(path, 'default', origin), name, origin, this);
    if (name === '*' || name === '=') return this.#namespace(path, origin, name === '*');
    // Only the entry module is looked up from within itself.
    const isOwn = origin.file === path && origin.end === 0;
    const found = isOwn ? this.#findExport(path, name, origin) : this.#findImport(path, name, origin);
    if (found !== undefined) return found.value;
    const mistake = isOwn ? undefined : this.#missingExport(path, name);
    const why = `\`${path}\` does not export \`${name}\``;
    return mistake === undefined ? opaque(why, origin) : reportMistake({ ...mistake, why, at: origin }, this);
  }

  reportUndeclared(file: string, name: string, why: string, origin: Origin): void {
    reportUndeclaredName({ name, why, at: origin }, this.module(file), this);
  }

  #missingExport(path: string, name: string): Omit<Mistake, 'at'> | undefined {
    const module = this.hasEnoughMistakes ? undefined : this.module(path);
    const others = this.#exports(path).names;
    return module && others && (exportedAsType(module, name) ?? missingExport(module, name, others));
  }

  #namespace(path: string, origin: Origin, isImported: boolean): Namespace {
    return {
      kind: 'namespace',
      get: (name, place) => (isImported ? this.#findImport(path, name, place) : this.#findExport(path, name, place)),
      names: () => (this.#exports(path).doubt === undefined ? this.#exports(path).names : undefined),
      whyIncomplete: () => this.#exports(path).doubt,
      ...(this.module(path)?.isNoFunction && { isModule: true }),
      // Code may read members that a JSON file lacks, and gets `undefined`: only an import by name must exist.
      ...(this.module(path)?.file.json === undefined && { missingMember: (name) => this.#missingExport(path, name) }),
      origin,
    };
  }

  #findImport(path: string, name: string, origin: Origin): ValueEntry | undefined {
    const isItself = name === 'default' && hasWholeAsDefault(this.module(path));
    return isItself
      ? { key: origin, value: this.#namespace(path, origin, false) }
      : this.#findExport(path, name, origin);
  }

  #findExport(path: string, name: string, origin: Origin, isStar = false): ValueEntry | undefined {
    const module = this.module(path);
    if (module === undefined) return undefined;
    const id = `${path}\0${name}`;
    const chain = this.#lookups.get(id);
    if (this.#absent.has(id) || (isStar && chain === this.#chain)) return undefined;
    if (chain !== undefined) return circularExport(name, origin, chain === this.#chain ? this : undefined);
    this.#lookups.set(id, this.#chain);
    const find = (star: string) => this.#findExport(star, name, origin, true);
    const found = this.#findOwnExport(module, name, origin) ?? starExport(module, name, origin, { find, graph: this });
    this.#lookups.delete(id);
    if (found === undefined) this.#absent.add(id);
    // A name may have seemed absent only because a cycle of `export *` was cut here: another path may still find it.
    else this.#absent.clear();
    return found;
  }

  #findOwnExport(module: Module, name: string, origin: Origin): ValueEntry | undefined {
    if (module.file.json !== undefined) return module.jsonExports()?.get(name);
    const wanted = module.names.declarations.exports.get(name);
    if (wanted === undefined) return undefined;
    const { scope } = module.names;
    const key = scope.origin(wanted.at);
    if (wanted.kind !== 'from') {
      const chain = this.#chain;
      this.#chain = this.#lookups.size;
      const value = circularValue(module, name, wanted, origin, this) ?? module.names.exported(wanted);
      this.#chain = chain;
      return { key, value };
    }
    return {
      key,
      value: this.evaluateImport(module.file.path, wanted.source, wanted.name, scope.origin(wanted.named)),
    };
  }

  #exports(path: string): ExportedNames {
    const exported = this.#exported.get(path) ?? exportedNames(path, { get: this.module, resolve: this.resolve });
    this.#exported.set(path, exported);
    return exported;
  }

  #generatedFrom(folder: string, origin: Origin): Value {
    const known = this.#generated.get(folder);
    if (known !== undefined) return known;
    const path = definitionIn(folder);
    if (this.module(path) === undefined) return this.blame(notInProject(folder), origin);
    const pkg = this.#packages.generated(this.exported(path, 'default', origin), origin);
    this.#generated.set(folder, pkg);
    return pkg;
  }

  readonly offers = (name: string): string | undefined => this.#packages.offers?.(name);

  readonly module = (path: string): Module | undefined => this.#modules.use(path);

  /** Resolves an import of a file. */
  readonly resolve = (specifier: string, file: string): Resolved => this.#resolver.resolve(specifier, file);
}

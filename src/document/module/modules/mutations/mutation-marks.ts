import { addToList } from '../../../../data/lists.ts';
import { mayReferToOuterName } from '../../analysis/local-bindings.ts';
import type { Mutation } from '../../analysis/mutations.ts';
import { nameUsesIn } from '../../analysis/name-uses.ts';
import { type AccessPath, holdersOf, type ObjectHolder, type Variable } from '../../analysis/object-holders.ts';
import { globalNames } from '../../evaluate/builtins/global-names.ts';
import { rootOf } from '../../syntax/member-access.ts';
import { type AnyNode, isOf } from '../../syntax/nodes.ts';
import { SeenVariables } from '../mutations/seen-variables.ts';
import { importOf, pathIn } from '../names/common-js.ts';
import type { Declaration } from '../names/declaration.ts';
import { builtIns, globalObjects } from './built-ins.ts';
import { defaultsIn, holdersInDeclaration, isPrimitiveOrFunction } from './declared-objects.ts';

/** An import through which an object is mutated; `by` is the module that does so, if it is another one. */
export interface MutatedImport {
  readonly source: string;
  readonly name: string;
  readonly path: AccessPath;
  readonly by?: string | undefined;
  /** It is mutated only if it has mutating methods. */
  readonly isDynamic?: true;
}

/** A built-in object that is mutated, and the node that does so. */
export interface ChangedBuiltIn {
  readonly name: string;
  readonly at: AnyNode | undefined;
}

/** The variables and the code through which mutations have been followed. */
class Followed {
  readonly variables = new SeenVariables();
  readonly code = new Set<AnyNode>();
}

/** Collects the top-level names of a module whose values are mutated or reassigned. */
export class MutationMarks {
  /**
   * The mutated names, or expressions of exports without a name; each with the module that mutates it, if that is another one.
   */
  readonly #mutated = new Map<string | AnyNode, string | undefined>();
  readonly #names: ReadonlyMap<string, Declaration>;
  readonly #isPackageImport: (name: string) => boolean;
  /** The assignments to each variable: it may hold any of the assigned objects. */
  readonly #assigned = new Map<string, Mutation[]>();
  /** What has been followed, for mutations by this module and by others. */
  readonly #followed = [new Followed(), new Followed()] as const;
  #mutatedImports: MutatedImport[] = [];
  /** The node that mutates what is marked next. */
  at: AnyNode | undefined;
  #changedBuiltIn: ChangedBuiltIn | undefined;

  /** `isFixed`: whether a name that is not among `names` is an import of a known package. */
  constructor(names: ReadonlyMap<string, Declaration>, isPackageImport: (name: string) => boolean) {
    this.#names = names;
    this.#isPackageImport = isPackageImport;
  }

  /** Returns why a value differs from its declaration; undefined if it does not. */
  whyMutated(what: string | AnyNode): string | undefined {
    if (!this.#mutated.has(what)) return undefined;
    const by = this.#mutated.get(what);
    return by === undefined ? 'is changed after it is declared' : `is changed in \`${by}\``;
  }

  /** A built-in object that is mutated: what the functions of built-in objects return is not known. */
  get changedBuiltIn(): ChangedBuiltIn | undefined {
    return this.#changedBuiltIn;
  }

  /** Whether another module mutates a value. */
  isMutatedElsewhere(what: string): boolean {
    return this.#mutated.get(what) !== undefined;
  }

  /** Returns the imports through which something is mutated, each only once. */
  takeMutatedImports(): readonly MutatedImport[] {
    const imported = this.#mutatedImports;
    this.#mutatedImports = [];
    return imported;
  }

  /** Collects the expressions that are assigned to a variable. */
  addAssigned(change: Mutation): void {
    const { holder, assignedValues } = change;
    if (assignedValues.length === 0 || 'code' in holder || this.#isCommonJs(holder.name)) return;
    addToList(this.#assigned, holder.name, change);
  }

  /** Whether a name is that of the exports of a CommonJS module, which are not changed by what is assigned to them. */
  #isCommonJs(name: string): boolean {
    return (name === 'module' || name === 'exports') && !this.#names.has(name);
  }

  /** Marks a variable that is reassigned: the object that it held before is not mutated. */
  rebind(name: string): void {
    if (this.#names.has(name)) this.#add(name, undefined);
  }

  /** Marks the variable through which an object is mutated, and every other that may hold the same object. */
  mark(holder: ObjectHolder, by?: string): void {
    const open: ObjectHolder[] = [holder];
    const { variables, code } = this.#followed[by === undefined ? 0 : 1];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if ('code' in next) {
        for (const { name, within, required } of nameUsesIn(next.code, undefined, code))
          if (required !== undefined) this.markRequired(required, by);
          else if (mayReferToOuterName(name, within)) open.push({ name, path: this.#pathOf(name, next.code) });
        continue;
      }
      const declaration = this.#names.get(next.name);
      if (declaration === undefined) this.#markBuiltIn(next);
      const at = variables.unseen(next);
      if (at === undefined) continue;
      for (const other of this.#assignedTo(at)) open.push(other);
      const others = declaration ? this.#markDeclared(declaration, at, by) : this.#assignedToGlobal(at);
      for (const other of others) open.push(other);
    }
  }

  /** Marks a declared name. Returns the holders of the objects that it was declared with. */
  #markDeclared(declaration: Declaration, { name, path }: Variable, by: string | undefined): readonly ObjectHolder[] {
    const isImmutable = this.#isOfPackage(declaration) || (path === undefined && isPrimitiveOrFunction(declaration));
    if (!isImmutable) this.#add(name, by);
    const imported = importOf(name, declaration);
    if (imported === undefined) return holdersInDeclaration(declaration, path);
    this.#mutatedImports.push({ ...imported, path: pathIn(imported, path), by });
    return [];
  }

  /** A name that nothing declares may be a property of the global object. */
  #assignedToGlobal({ name }: Variable): readonly ObjectHolder[] {
    if (globalNames.has(name)) return [];
    return [...globalObjects].flatMap((one) => this.#assignedTo({ name: one, path: undefined }));
  }

  /** The path of a name that code uses: any, but for a built-in object that is more than used in the code. */
  #pathOf(name: string, code: AnyNode): AccessPath {
    return isOf(code, 'Identifier') && !this.#names.has(name) ? [] : undefined;
  }

  /** Marks the built-in object that a name refers to, if it is more than used in code. */
  #markBuiltIn({ name, path }: Variable): void {
    if (path === undefined || this.#isPackageImport(name) || isPolyfill(this.at)) return;
    const changed = globalObjects.has(name) && path[0] !== undefined ? path[0] : name;
    if (builtIns.has(changed)) this.#changedBuiltIn ??= { name: changed, at: this.at };
  }

  /** Whether a variable holds a part of a known package, as in `const { z } = sdk`: that cannot be mutated. */
  #isOfPackage(declaration: Declaration): boolean {
    if (declaration.kind !== 'variable') return false;
    const { id, init } = declaration.declarator;
    return init ? this.#isPackageImport(rootOf(init) ?? '') && defaultsIn(id).length === 0 : false;
  }

  /** Marks all exports of a module that code requires without a variable for it. */
  markRequired(source: string, by?: string): void {
    this.#mutatedImports.push({ source, name: '*', path: undefined, by });
  }

  /** Collects an import that may be mutated by a method whose name is not known. */
  suspect({ holder, within }: Mutation): void {
    if ('code' in holder || !mayReferToOuterName(holder.name, within)) return;
    const imported = importOf(holder.name, this.#names.get(holder.name));
    if (imported !== undefined) this.#mutatedImports.push({ ...imported, path: holder.path, isDynamic: true });
  }

  /** Marks an export that is an expression without a name. */
  markExported(node: AnyNode, path: AccessPath, by: string): void {
    this.#add(node, by);
    for (const holder of holdersOf(node, path)) this.mark(holder, by);
  }

  #add(what: string | AnyNode, by: string | undefined): void {
    if (this.#mutated.get(what) === undefined) this.#mutated.set(what, by);
  }

  /** The holders of the objects that were assigned to a variable. */
  #assignedTo({ name, path }: Variable): readonly ObjectHolder[] {
    return (this.#assigned.get(name) ?? []).flatMap(({ assignedValues, rebinds, assignsParts }) => {
      if (!rebinds && path?.length === 0) return [];
      return assignedValues.flatMap((value) => holdersOf(value, assignsParts ? undefined : path));
    });
  }

  /** Marks all names: there are more mutations than can be followed. */
  markAll(): void {
    for (const name of this.#names.keys()) this.mark({ name, path: undefined });
  }
}

/** Whether a node adds what is missing, such as `Array.prototype.at ??= …`: what exists stays as it is. */
const isPolyfill = (node: AnyNode | undefined): boolean =>
  node !== undefined && isOf(node, 'AssignmentExpression') && /^(?:\?\?|\|\|)=$/.test(node.operator);

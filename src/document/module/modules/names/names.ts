import { createClass } from '../../evaluate/declarations/classes.ts';
import { mergeNamespace } from '../../evaluate/declarations/declaration-merging.ts';
import { bind } from '../../evaluate/declarations/destructuring.ts';
import { createEnum } from '../../evaluate/declarations/enums.ts';
import { evaluateImportAlias } from '../../evaluate/declarations/import-alias.ts';
import { createFunction } from '../../evaluate/functions/functions.ts';
import { Scope } from '../../evaluate/scope.ts';
import type { AnyNode, Declarator, NamespaceNode } from '../../syntax/nodes.ts';
import type { Namespace, Value } from '../../value/value.ts';
import {
  findNamespaceMutations,
  type ModuleMutations,
  type MutationsOf,
  type SearchedCode,
} from '../mutations/find-mutations.ts';
import type { KnownPackages } from '../resolution/known-packages.ts';
import type { Declaration, Declarations, OwnExport, VariableBinding } from './declaration.ts';
import { earlyValue, isUnbound, startOf, unsetValue } from './early-use.ts';
import { MutatedNames } from './mutated-names.ts';
import { exportedBy, type NamespacePart, namespacesIn, partsIn } from './namespaces.ts';
import { runSteps } from './run-steps.ts';

/** The top-level bindings of a module or a namespace. Their values are evaluated lazily. */
export class Names {
  readonly declarations: Declarations;
  readonly scope: Scope;
  readonly #mutated: MutatedNames;
  readonly #packages: KnownPackages;
  readonly #values = new Map<string, Value>();
  readonly #expressions = new Map<AnyNode, Value>();
  /** The values that destructuring patterns have bound so far, by declarator. */
  readonly #patterns = new Map<Declarator, Map<string, Value>>();
  /** The offset before which all variables have been evaluated, in source order. */
  #evaluatedUpTo = 0;
  /** True while `#makeBefore` is running. */
  #isEvaluatingInOrder = false;
  /** The offset of the code that is being evaluated: names that are declared after it have no value yet. */
  #reached = Number.POSITIVE_INFINITY;

  /** `outer` is the surrounding scope; `code` contains all code that may mutate these values, also outside of `own`. */
  constructor(code: SearchedCode, own: Declarations, mutationsOf: MutationsOf, outer: Scope, packages: KnownPackages) {
    this.#packages = packages;
    this.declarations = own;
    const lookup: Scope['lookup'] = (name, use) => this.#lookup(name, use) ?? outer.lookup(name, use);
    this.scope = new Scope(outer.file, outer.evaluator, lookup);
    this.#mutated = new MutatedNames(code, own, mutationsOf, this.scope);
  }

  exported(wanted: OwnExport): Value {
    if (wanted.kind === 'expression') {
      this.#evaluateBefore(wanted.node);
      const changed = this.mutations.marks.whyMutated(wanted.node);
      if (changed !== undefined) return this.scope.opaque(wanted.at, `what is exported ${changed}`);
      return this.#evaluateAt(wanted.node, () => this.once(wanted.node, () => this.scope.evaluate(wanted.node)));
    }
    if (wanted.kind === 'declaration') return this.#valueOf('default', wanted.declaration);
    return this.#lookup(wanted.name) ?? this.scope.opaque(wanted.at, `\`${wanted.name}\` is not declared`);
  }

  /** Evaluates a node only once. */
  once(node: AnyNode, evaluate: () => Value): Value {
    const value = this.#expressions.get(node) ?? evaluate();
    this.#expressions.set(node, value);
    return value;
  }

  #lookup(name: string, use?: AnyNode): Value | undefined {
    const declaration = this.declarations.names.get(name);
    if (declaration === undefined) return undefined;
    if (declaration.kind === 'variable' && declaration.isRepeated)
      return this.scope.opaque(declaration.at, `\`${name}\` is declared more than once`);
    const { order } = this.scope.evaluator;
    const start = startOf(declaration);
    const reached = order.isCircular && order.runningBefore(this.scope.file) ? 0 : this.#reached;
    if (start > reached) return earlyValue(name, declaration, this.scope, use);
    if (start === reached && use !== undefined && isUnbound(name, declaration, this.#patterns))
      return earlyValue(name, declaration, this.scope, use, `\`${name}\` refers to itself before it has a value`);
    // If modules import each other, an import may have a value for one reader, and none yet for another.
    if (order.isCircular && declaration.kind === 'import') this.#values.delete(name);
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    this.#evaluateBefore(declaration.at);
    const evaluated = this.#values.get(name);
    if (evaluated !== undefined) return evaluated;
    this.#values.set(name, this.scope.opaque(declaration.at, `\`${name}\` refers to itself`));
    const changed = this.#mutated.whyMutated(name);
    const value =
      changed === undefined
        ? this.#valueOf(name, declaration)
        : (this.#valueAfterSteps(name, declaration) ?? this.scope.opaque(declaration.at, `\`${name}\` ${changed}`));
    this.#values.set(name, value);
    return value;
  }

  /** Evaluates code at an offset, where names that are declared later have no value yet. */
  #evaluateAt<T>({ start }: AnyNode, evaluate: () => T): T {
    const before = this.#reached;
    this.#reached = start ?? 0;
    const result = this.scope.evaluator.order.run(this.scope.file, evaluate);
    this.#reached = before;
    return result;
  }

  /** Evaluates all variables that are declared before a node, in source order, if the order matters. */
  #evaluateBefore({ start }: AnyNode): void {
    const end = start ?? 0;
    if (!this.#packages.inOrder || this.#isEvaluatingInOrder || end <= this.#evaluatedUpTo) return;
    this.#isEvaluatingInOrder = true;
    for (const [name, { kind, at }] of this.declarations.names) {
      if (kind === 'variable' && (at.start ?? 0) < end) this.#lookup(name);
    }
    this.#isEvaluatingInOrder = false;
    this.#evaluatedUpTo = end;
  }

  /** The mutations of the values after their declaration. */
  get mutations(): ModuleMutations {
    return this.#mutated.mutations;
  }

  /** The value of a mutated variable, if it is known which statements of the module build it, perhaps together with others. */
  #valueAfterSteps(name: string, declaration: Declaration): Value | undefined {
    const steps = this.#packages.inOrder ? undefined : this.#mutated.stepsOf(name);
    if (steps === undefined) return undefined;
    const unknown = this.scope.opaque(declaration.at, `\`${name}\` is changed after it is declared`);
    for (const one of steps.names) this.#values.set(one, unknown);
    const values = runSteps(steps, this.scope, (node, evaluate) => this.#evaluateAt(node, evaluate));
    for (const [one, value] of values ?? []) this.#values.set(one, value);
    return values?.get(name);
  }

  #valueOf(name: string, declaration: Declaration): Value {
    switch (declaration.kind) {
      case 'variable':
        return this.#variable(name, declaration);
      case 'function':
        return mergeNamespace(createFunction(declaration.node, this.scope), this.#mergedNamespace(declaration));
      case 'class': {
        const namespace = createClass(declaration.node, this.scope);
        const get: Namespace['get'] = (...asked) => this.#evaluateAt(declaration.node, () => namespace.get(...asked));
        return mergeNamespace({ ...namespace, get }, this.#mergedNamespace(declaration));
      }
      case 'enum': {
        const others = (declaration.parts ?? []).filter((part) => part.type === 'TSEnumDeclaration');
        return mergeNamespace(createEnum(declaration.node, others, this.scope), this.#mergedNamespace(declaration));
      }
      case 'namespace':
        return this.#namespace(declaration.node, namespacesIn(declaration));
      case 'alias':
        return evaluateImportAlias(declaration.node, this.scope);
      case 'import': {
        const { file, evaluator } = this.scope;
        const name = declaration.isRequired ? '=' : declaration.name;
        return evaluator.evaluateImport(file, declaration.source, name, this.scope.origin(declaration.named));
      }
    }
  }

  #mergedNamespace(declaration: Declaration): Namespace | undefined {
    const [first, ...others] = namespacesIn(declaration);
    return first && this.#namespace(first, others);
  }

  #variable(name: string, declaration: VariableBinding): Value {
    const { declarator, at } = declaration;
    const { id, init } = declarator;
    if (!init) return unsetValue(declaration, this.scope);
    const known = this.#patterns.get(declarator);
    if (known !== undefined) return known.get(name) ?? this.scope.opaque(at, `\`${name}\` refers to itself`);
    const parts = new Map<string, Value>();
    this.#patterns.set(declarator, parts);
    this.#evaluateAt(declarator, () => {
      const value = this.once(init, () => this.scope.evaluate(init));
      bind(id, value, this.scope, (bound, part) => parts.set(bound, part));
    });
    // Lookups during the evaluation have cached that these names refer to themselves.
    for (const bound of parts.keys()) this.#values.delete(bound);
    return parts.get(name) ?? this.scope.opaque(at, `\`${name}\` refers to itself`);
  }

  /** `namespace Name { export const … }`, in one block or in several: each sees the exports of the others. */
  #namespace(first: NamespaceNode, others: readonly NamespaceNode[]): Namespace {
    const { scope } = this;
    const origin = scope.origin(first.id);
    const lookup: Scope['lookup'] = (name, use) => together.get(name, origin)?.value ?? scope.lookup(name, use);
    const shared = new Scope(scope.file, scope.evaluator, lookup);
    const { code, parts } = partsIn([first, ...others]);
    const mutationsOf = findNamespaceMutations(code, parts, this.#packages);
    const exporting = parts.map(({ node, ...own }): NamespacePart => {
      const names = new Names(code, own, mutationsOf, shared, this.#packages);
      return { exports: own.exports, valueOf: (wanted) => this.#evaluateAt(node, () => names.exported(wanted)) };
    });
    const together = exportedBy(exporting, scope);
    return { kind: 'namespace', ...together, origin };
  }
}

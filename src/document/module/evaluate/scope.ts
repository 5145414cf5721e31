import type { AnyNode } from '../syntax/nodes.ts';
import { opaque } from '../value/make.ts';
import type { Opaque, Origin, Tracker, Value } from '../value/value.ts';
import type { RunOrder } from './run-order.ts';

/** Runs an evaluation: counts its steps, and provides access to the outside of the scope, such as other modules. */
export interface Evaluator extends Tracker {
  readonly order: RunOrder;
  /** The value of an expression; opaque for any other node. */
  evaluate(node: AnyNode, scope: Scope): Value;
  /** Makes the objects among the values unknown from now on: they may have been mutated. */
  invalidate(values: readonly Value[]): void;
  /** Makes an object itself unknown from now on, without its parts: a new value took its place in the variable that held it. */
  supersede(value: Value): void;
  /** Whether an object has been superseded. */
  isSuperseded(value: Value): boolean;
  /** Reports a name that a file uses but nothing declares. */
  reportUndeclared(file: string, name: string, why: string, origin: Origin): void;
  /** Evaluates `import { name } from 'specifier'` in a file; `*` is the whole module, `=` what `require()` returns. */
  evaluateImport(file: string, specifier: string, name: string, origin: Origin): Value;
}

/**
 * Returns the value that a name is bound to; `use` is the node that reads it, unless that is in a function, which runs at
 * another time.
 */
type Lookup = (name: string, use?: AnyNode) => Value | undefined;

/** The number of scopes that a lookup passes for one step of the budget. */
export const scopesInStep = 10;

/** The names that an expression can access, and its file. */
export class Scope {
  readonly file: string;
  readonly evaluator: Evaluator;
  /** The number of scopes around it, in which a lookup continues. */
  readonly depth: number;
  readonly #names = new Map<string, Value>();
  readonly #outer: Lookup;
  #parent: Scope | undefined;
  /** The scope of the enclosing function, in which `var` declares its names. */
  readonly functionScope: Scope;

  constructor(file: string, evaluator: Evaluator, outer: Lookup, depth = 0, functionScope?: Scope) {
    this.file = file;
    this.evaluator = evaluator;
    this.#outer = outer;
    this.depth = depth;
    this.functionScope = functionScope ?? this;
  }

  lookup(name: string, use?: AnyNode): Value | undefined {
    return this.#names.get(name) ?? this.#outer(name, use);
  }

  /** Whether this scope itself declares the name. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  readonly declare = (name: string, value: Value): void => {
    this.#names.set(name, value);
  };

  /** Gives a variable of this function, or of one around it, another value. Returns whether there is such a variable. */
  assign(name: string, value: Value): boolean {
    let scope: Scope | undefined = this;
    while (scope !== undefined && !scope.has(name)) scope = scope.#parent;
    scope?.declare(name, value);
    return scope !== undefined;
  }

  /** The scope of a function, or with `functionScope` of a block in one. */
  inner(functionScope?: Scope): Scope {
    const lookup: Lookup = (name) => this.lookup(name);
    const inside = new Scope(this.file, this.evaluator, lookup, this.depth + 1, functionScope);
    inside.#parent = this;
    return inside;
  }

  evaluate(node: AnyNode): Value {
    return this.evaluator.evaluate(node, this);
  }

  origin({ start, end }: AnyNode): Origin {
    return { file: this.file, start: start ?? 0, end: end ?? 0 };
  }

  opaque(node: AnyNode, why: string): Opaque {
    return opaque(why, this.origin(node));
  }
}

import type { AnyNode } from '../syntax/nodes.ts';
import { opaque } from '../value/make.ts';
import type { Caller, Opaque, Origin, Value } from '../value/value.ts';

/** What carries an evaluation: counts its steps and knows what lies outside the expression at hand. */
export interface Machine extends Caller {
  /** A node that is no expression comes to an opaque value. */
  evaluate(node: AnyNode, scope: Scope): Value;
  /** Takes note that the objects among the values may have been changed: from here on they are not known. */
  spoil(values: readonly Value[]): void;
  /** Takes note of a name that a file uses and nothing declares. */
  undeclared(file: string, name: string, why: string, origin: Origin): void;
  /** What `import { name } from 'specifier'` comes to in a file; `*` is the whole module. */
  imported(file: string, specifier: string, name: string, origin: Origin): Value;
}

/** The names that an expression sees, and the file that it stands in. */
export class Scope {
  readonly file: string;
  readonly machine: Machine;
  /** How many scopes are around it, which a name is looked up in. */
  readonly depth: number;
  readonly #names = new Map<string, Value>();
  readonly #outer: (name: string) => Value | undefined;

  constructor(file: string, machine: Machine, outer: (name: string) => Value | undefined, depth = 0) {
    this.file = file;
    this.machine = machine;
    this.#outer = outer;
    this.depth = depth;
  }

  lookup(name: string): Value | undefined {
    return this.#names.get(name) ?? this.#outer(name);
  }

  readonly declare = (name: string, value: Value): void => {
    this.#names.set(name, value);
  };

  inner(): Scope {
    return new Scope(this.file, this.machine, (name) => this.lookup(name), this.depth + 1);
  }

  evaluate(node: AnyNode): Value {
    return this.machine.evaluate(node, this);
  }

  origin({ start, end }: AnyNode): Origin {
    return { file: this.file, start: start ?? 0, end: end ?? 0 };
  }

  opaque(node: AnyNode, why: string): Opaque {
    return opaque(why, this.origin(node));
  }
}

import type { Path } from '../../../data/path.ts';

/**
 * The results of static evaluation. A value keeps its origin, so that everything that is built from it (through imports,
 * spreads, function calls and the schema builder) still has a position in the source.
 */

/** A range in one source file: UTF-16 offsets, end exclusive. */
export interface Origin {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** True if the author of the SDK wrote the value, and the origin is only where it is named. */
  readonly foreign?: true;
}

/**
 * A string, number, boolean, null or undefined. `verbatim`: the source range is this very literal and may be rewritten.
 * `plain`: the source range contains the string itself, unquoted and unescaped (a script in a file of its own).
 */
export interface Literal {
  readonly kind: 'literal';
  readonly value: string | number | boolean | null | undefined;
  readonly origin: Origin;
  readonly verbatim: boolean;
  readonly plain?: true;
  /** A hole of a sparse array: `[1, , 2]`. */
  readonly hole?: true;
  /** For a string in plain quotes that contains `${`: whether a name is declared in its scope. */
  readonly declares?: (name: string) => boolean;
  /** For `undefined`: the missing property that was read. */
  readonly asked?: AskedProperty;
  /** For `undefined`: the message if it is called, or where a value is required. */
  readonly absence?: string;
  /** For `undefined`: the origin of the mistake that causes it, which may also cause many others. */
  readonly cause?: Origin;
  /**
   * For `undefined`: the mistake that causes it, reported if the given member of it, or without one the value itself, is used.
   */
  readonly because?: (member?: string) => Mistake;
  /** No object of this kind has such a member: a mistake wherever it is read, except in a check for its existence. */
  readonly isUnknownMember?: true;
  /** For `undefined`: an optional chain ended there. */
  readonly endsChain?: boolean;
}

export interface AskedProperty {
  readonly owner: Structure;
  readonly name: string;
}

export interface ValueEntry {
  readonly key: Origin;
  readonly value: Value;
  /** One identifier is the key and the value: `{ name }`. */
  readonly isShorthand?: true;
}

/** An object: own entries in insertion order. `rest` is why it may have further entries. */
export interface Structure {
  readonly kind: 'object';
  readonly entries: ReadonlyMap<string, ValueEntry>;
  readonly rest?: string;
  /** Returns the mistake of accessing a name that does not exist; absent if that may be intended. */
  readonly missingMember?: (name: string) => Omit<Mistake, 'at'> | undefined;
  readonly origin: Origin;
}

/** An array. `rest` is why it may have further items (then the indices of the items are not known either). */
export interface ArrayValue {
  readonly kind: 'array';
  readonly items: readonly Value[];
  readonly rest?: string;
  readonly origin: Origin;
}

/** A regular expression. */
export interface Pattern {
  readonly kind: 'regexp';
  readonly source: string;
  readonly flags: string;
  /** The string that it is compiled from, if that equals its source. */
  readonly written?: Literal;
  readonly origin: Origin;
}

/**
 * A value whose members are computed on access: a module, an enum, a class, `z`. `names` returns undefined if not all are
 * known.
 */
export interface Namespace {
  readonly kind: 'namespace';
  /** `place`: the name in the access. */
  readonly get: (name: string, place: Origin) => ValueEntry | undefined;
  readonly names: () => readonly string[] | undefined;
  /** Returns why not all names are known; undefined if that is normal for this value. */
  readonly whyIncomplete?: () => string | undefined;
  /** Returns the mistake of accessing a name that does not exist; absent if that may be intended. */
  readonly missingMember?: (name: string) => Omit<Mistake, 'at'> | undefined;
  /** True for the schema builder: it is not a schema, although not all of its names are known. */
  readonly isBuilder?: true;
  /** True for the namespace of a module: it is not a function. */
  readonly isModule?: true;
  /** For a class: evaluates `new`, as far as it is known. */
  readonly construct?: Callable['construct'];
  readonly origin: Origin;
}

/** An object that computes its members itself, such as a schema of the builder. */
export interface Exotic {
  readonly kind: 'exotic';
  /** Evaluates `value.name`; `origin` is that of the name. */
  readonly member: (name: string, origin: Origin) => Value;
  /** Returns a copy with `change` applied to each part; absent if parts never change. */
  readonly withChangedParts?: (change: (part: Value) => Value) => Value;
  readonly origin: Origin;
}

/** A local or built-in function. `construct` evaluates `new`. */
export interface Callable {
  readonly kind: 'function';
  readonly call: (args: readonly Value[], origin: Origin) => Value;
  readonly construct?: (args: readonly Value[], origin: Origin) => Value;
  /** Its own members, in addition to those of every function. */
  readonly statics?: Namespace;
  /** Evaluates it as a template tag, from the raw strings and the values between them. */
  readonly tag?: (raw: readonly string[], between: readonly string[]) => string | undefined;
  /** True if it may mutate its arguments. */
  readonly mutatesArguments?: () => boolean;
  readonly origin: Origin;
}

/**
 * A value that cannot be known without running code; it is never guessed. `optional`: it is also unknown whether its entry
 * exists.
 */
export interface Opaque {
  readonly kind: 'opaque';
  readonly why: string;
  readonly optional?: true;
  readonly origin: Origin;
}

export type Value = Literal | Pattern | Structure | ArrayValue | Namespace | Exotic | Callable | Opaque;

/** A mistake of the author. It is reported, unlike other reasons why a value is unknown. */
export interface Mistake {
  readonly id:
    | 'duplicate-key'
    | 'import-unresolved'
    | 'export-missing'
    | 'name-undeclared'
    | 'member-missing'
    | 'value-unexpected'
    | 'model/unknown-property';
  readonly message: string;
  /** The reason that opaque values have because of it. */
  readonly why?: string;
  readonly at: Origin;
  /** The path of the part that it is about. */
  readonly path?: Path;
  /** The path of the part that was probably meant: its absence is not reported again. */
  readonly meant?: Path;
  /** In the same file: the first occurrence, which it repeats. */
  readonly first?: Origin;
  /** The origin of the mistake that causes it: of all mistakes with one cause, one is reported. */
  readonly cause?: Origin;
}

/** Calls the functions of a definition, within bounds. */
export interface Caller {
  call(fn: Value, args: readonly Value[], origin: Origin): Value;
  /** Records a mistake. */
  report(mistake: Mistake): void;
  /** Deducts steps from the budget; returns false if they exceed it, which no real definition does. */
  spend(steps: number): boolean;
}

/** A caller that records which values others are computed from, and why some are unknown. */
export interface Tracker extends Caller {
  /** Records that something else is computed from a value: editing a literal would change that, too. */
  consume(value: Value): void;
  /** Creates an opaque value and records the origin of its cause: for each reason, the first one is kept. */
  blame(why: string, cause: Origin, origin?: Origin): Opaque;
}

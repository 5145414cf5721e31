import type { Path } from '../../../data/path.ts';

/**
 * What static evaluation makes of an expression. A value remembers where it was written, so that whatever is built
 * from it (through imports, spreads, function calls and the schema builder) can still be pointed at.
 */

/** A range in one source file: UTF-16 offsets, end exclusive. */
export interface Origin {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** True for what stands at the place that names it, and is written by whoever made the SDK. */
  readonly foreign?: true;
}

/**
 * A string, number, boolean, null or undefined; `verbatim` where the source range is that very literal and may be rewritten.
 * `plain`: the source range holds the string itself, unquoted and unescaped (the text of a script's own file).
 */
export interface Literal {
  readonly kind: 'literal';
  readonly value: string | number | boolean | null | undefined;
  readonly origin: Origin;
  readonly verbatim: boolean;
  readonly plain?: true;
  /** Nothing stands at this place of an array: `[1, , 2]`. */
  readonly hole?: true;
  /** Of a text in plain quotes with `${` in it: whether a name is declared around it. */
  readonly declares?: (name: string) => boolean;
  /** Of `undefined`: the property that was read and is missing. */
  readonly asked?: AskedProperty;
  /** Of `undefined`: the message where it is called, or where a value is required. */
  readonly absence?: string;
  /** Of `undefined`: where the mistake is made that makes it absent, which many others may come of. */
  readonly cause?: Origin;
  /** Of `undefined`: the mistake that it comes of, where that member is read of it, or nothing but it is used. */
  readonly because?: (member?: string) => Mistake;
  /** No object of this kind has such a member: a mistake wherever it is read, except in a check whether it exists. */
  readonly isUnknownMember?: true;
  /** Of `undefined`: an optional chain has ended there. */
  readonly endsChain?: boolean;
}

export interface AskedProperty {
  readonly owner: Structure;
  readonly name: string;
}

export interface ValueEntry {
  readonly key: Origin;
  readonly value: Value;
}

/** An object: own entries in insertion order. `rest` says why it may have entries beyond them. */
export interface Structure {
  readonly kind: 'object';
  readonly entries: ReadonlyMap<string, ValueEntry>;
  readonly rest?: string;
  /** What is wrong where somebody asks for a name that is not there; absent where that may be meant. */
  readonly missing?: (name: string) => Omit<Mistake, 'at'> | undefined;
  readonly origin: Origin;
}

/** An array. `rest` says why it may have items beyond those listed (then the positions of the items are not known either). */
export interface ArrayValue {
  readonly kind: 'array';
  readonly items: readonly Value[];
  readonly rest?: string;
  readonly origin: Origin;
}

/** A regular expression literal. */
export interface Pattern {
  readonly kind: 'regexp';
  readonly source: string;
  readonly flags: string;
  readonly origin: Origin;
}

/** Something with members that are made when asked for: a module, an enum, a class, `z`. `names` is undefined where not all are known. */
export interface Namespace {
  readonly kind: 'namespace';
  /** `place`: where the name is written that asks for it. */
  readonly get: (name: string, place: Origin) => ValueEntry | undefined;
  readonly names: () => readonly string[] | undefined;
  /** Why not all names are known; undefined where that is in the nature of what it stands for. */
  readonly whyIncomplete?: () => string | undefined;
  /** What is wrong where somebody asks for a name that is not there; absent where that may be meant. */
  readonly missing?: (name: string) => Omit<Mistake, 'at'> | undefined;
  /** It is the schema builder, and no schema, though not all of its names are known. */
  readonly isBuilder?: true;
  /** It is all that a module exports, and no function. */
  readonly isModule?: true;
  /** Of a class: what `new` does with it, as far as it is known. */
  readonly construct?: Callable['construct'];
  readonly origin: Origin;
}

/** An object that computes its members itself, such as a schema of the builder. */
export interface Exotic {
  readonly kind: 'exotic';
  /** What `value.name` comes to; `origin` is where the name is written. */
  readonly member: (name: string, origin: Origin) => Value;
  /** A copy with each part replaced by what `change` makes of it; absent where parts never change. */
  readonly withChangedParts?: (change: (part: Value) => Value) => Value;
  readonly origin: Origin;
}

/** Something that can be called: a local function or a built-in. `construct` is what `new` does with it. */
export interface Callable {
  readonly kind: 'function';
  readonly call: (args: readonly Value[], origin: Origin) => Value;
  readonly construct?: (args: readonly Value[], origin: Origin) => Value;
  /** Its own members, beside those of every function. */
  readonly statics?: Namespace;
  /** What it makes of a template in front of which it stands: of its raw texts and of what is between them. */
  readonly tag?: (raw: readonly string[], between: readonly string[]) => string | undefined;
  /** Whether it may change what it is given. */
  readonly mutatesArguments?: () => boolean;
  readonly origin: Origin;
}

/** Not known without running code. Never guessed. `optional`: nor is it known whether the entry that holds it is there. */
export interface Opaque {
  readonly kind: 'opaque';
  readonly why: string;
  readonly optional?: true;
  readonly origin: Origin;
}

export type Value = Literal | Pattern | Structure | ArrayValue | Namespace | Exotic | Callable | Opaque;

/** A mistake of the author. It is reported, unlike other reasons why a value is not known. */
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
  /** Why values are not known because of it, in the words that they carry. */
  readonly why?: string;
  readonly at: Origin;
  /** The part of the definition that it is about. */
  readonly path?: Path;
  /** The part that was probably meant: that it is not there is no fault of its own. */
  readonly meant?: Path;
  /** In the same file: the one that it repeats. */
  readonly first?: Origin;
  /** Where the mistake is made that it comes of: of all that come of one, one is told. */
  readonly cause?: Origin;
}

/** Calls the functions of a definition, within bounds. */
export interface Caller {
  call(fn: Value, args: readonly Value[], origin: Origin): Value;
  /** Takes note of a mistake that came to light. */
  note(mistake: Mistake): void;
  /** Takes so many steps; false where that is more than any definition needs. */
  spend(steps: number): boolean;
}

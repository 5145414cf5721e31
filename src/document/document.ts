import type { Path } from '../data/path.ts';

/** What a position is asked for: the key of a property, or its value; `span` narrows a string value (UTF-16 units of the string, end exclusive). */
export interface Target {
  readonly path: Path;
  readonly on: 'key' | 'value';
  readonly span?: readonly [start: number, end: number];
}

/** 1-based; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Location {
  /** As shown to people: POSIX, relative to the working directory. A definition is spread over several files. */
  readonly file: string;
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
  /** True where the exact place is not known and the nearest located ancestor stands in for it. */
  readonly approximate: boolean;
}

/**
 * A change to the data, by path. A path names a place in the document as it stands, whatever other patches do.
 * `set` makes the objects that are missing on the way; an index one past the end adds an item. `rename` changes the
 * last name of its path, and leaves the property where it is.
 */
export type Patch =
  | { readonly op: 'set'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Path }
  | { readonly op: 'rename'; readonly path: Path; readonly to: string };

/** A change to the text: UTF-16 offsets into the file's text, end exclusive. */
export interface TextEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Something wrong with the text itself: reported as `syntax/ID`, or as what the id says in full. */
export interface Fault {
  readonly id: string;
  readonly message: string;
  readonly path: Path;
  readonly location: Location;
  readonly related?: readonly { readonly message: string; readonly location: Location }[];
}

/**
 * A part of the manifest that cannot be known without running code.
 * `value`: the value at the path is unknown (it is left out of the data; in an array its place holds `undefined`).
 * `rest`: the object or array at the path is known, but may have further entries.
 */
export interface Unknown {
  readonly path: Path;
  readonly extent: 'value' | 'rest';
  readonly why: string;
  /** Where the reason is written, where that is not at the value: an import that leads to nothing that can be read. */
  readonly because?: Location;
  /** True where the reason is a mistake that is reported as a fault. */
  readonly reported?: true;
}

export interface Comment {
  readonly file: string;
  /** The text between the comment marks. */
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
}

/** Joins paths to text. Made on demand: a clean manifest never pays for it. */
export interface Positions {
  /** Total: a place that cannot be found yields its nearest located ancestor, marked approximate. */
  locate(target: Target): Location;
  /** The opening brace of the object at a path, where it is not written beside its key: a name stands there for it. */
  writtenElsewhere?(path: Path): Location | undefined;
  /** The text edits that carry out all the patches, or undefined where any of them cannot be done safely. */
  edit(patches: readonly Patch[]): readonly TextEdit[] | undefined;
  readonly comments: readonly Comment[];
  /** The text of every file that a location can name. */
  readonly sources: ReadonlyMap<string, string>;
}

/** What an author writes: the manifest itself, or code that makes it. */
export type Language = 'data' | 'typescript';

/** A manifest as text: what it says, what it cannot say, and where it says it. */
export interface Document {
  /** The file it was read from, as shown to people. */
  readonly file: string;
  /** Every file that it was read from: its own, and those that a definition imports or names. */
  readonly files: readonly string[];
  /** Wherever else its reading looked for something, whether it is there or not: what comes or goes there may change what it says. */
  readonly sought?: ReadonlySet<string>;
  /** The integration's own object, unwrapped; undefined where the text yields none. Plain data: own keys only, `__proto__` among them. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** The key that wraps the integration, in a wrapped record. */
  readonly wrapped: boolean;
  readonly language: Language;
  readonly faults: readonly Fault[];
  readonly unknowns: readonly Unknown[];
  /** Whether somebody else than its author wrote what stands at a place; absent where that is not known. */
  isForeign?(target: Target): boolean;
  /** Whether its author's SDK has a way to say what stands at a place; absent where there is no SDK between them. */
  canSay?(path: Path): boolean;
  /** False where it is known that there is no comment in it. */
  readonly hasComments?: false;
  /** Whether any of its texts has this somewhere: asked before positions are made for the sake of a comment. */
  mentions(part: string): boolean;
  positions(): Promise<Positions>;
}

import type { Path } from '../data/path.ts';

/**
 * The key or the value of a property whose position is wanted. `span` narrows a string value (UTF-16 units of the string, end
 * exclusive).
 */
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
  /** As shown to users: POSIX, relative to the working directory. A definition may consist of several files. */
  readonly file: string;
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
  /** True if the exact position is unknown, and this is the position of the nearest located ancestor. */
  readonly approximate: boolean;
}

/**
 * A change to the data, by path. A path refers to the document before any of the patches. `set` creates the objects that are
 * missing on the way; an index one past the end adds an item. `rename` changes the last name of its path, and leaves the
 * property at its position.
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

/** An error in the text itself. Reported as `syntax/ID`, or under the id itself if that already has a prefix. */
export interface Fault {
  readonly id: string;
  readonly message: string;
  readonly path: Path;
  readonly location: Location;
  readonly related?: readonly { readonly message: string; readonly location: Location }[];
}

/**
 * A part of the manifest that cannot be known without running code. `value`: the value at the path is unknown (it is omitted
 * from the data; in an array, the item is `undefined`). `rest`: the object or array at the path is known, but may have further
 * entries.
 */
export interface Unknown {
  readonly path: Path;
  readonly extent: 'value' | 'rest';
  readonly why: string;
  /** The position of the cause, if that is not the value: an import that cannot be resolved to a readable file. */
  readonly because?: Location;
  /** True if the cause is a mistake that is reported as a fault. */
  readonly reported?: true;
}

export interface Comment {
  readonly file: string;
  /** The text between the comment delimiters. */
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
}

/** Maps paths to positions in the text. Created on demand: a clean manifest never pays for it. */
export interface Positions {
  /**
   * Never fails: for a path without a position of its own, returns that of the nearest located ancestor, marked approximate.
   */
  locate(target: Target): Location;
  /** The opening brace of the object at a path, if the value after its key is only a reference to it, such as an identifier. */
  writtenElsewhere?(path: Path): Location | undefined;
  /** The text edits that apply all the patches, or undefined if any of them cannot be applied safely. */
  edit(patches: readonly Patch[]): readonly TextEdit[] | undefined;
  readonly comments: readonly Comment[];
  /** The text of every file that a location can name. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The language of the manifest: plain data, or code that computes it. */
export type Language = 'data' | 'typescript';

/** A manifest as text: its data, its unknown parts, and their positions. */
export interface Document {
  /** The file that was read, as shown to users. */
  readonly file: string;
  /** Every file that was read: the document's own, and those that a definition imports or names. */
  readonly files: readonly string[];
  /**
   * The other paths that were looked up, whether they exist or not. If one of them appears or disappears, the data may change.
   */
  readonly sought?: ReadonlySet<string>;
  /**
   * The integration's own object, unwrapped; undefined if the text yields none. Plain data: own keys only, `__proto__` among
   * them.
   */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** True for a record that is wrapped as `{ "integration": … }`. */
  readonly wrapped: boolean;
  readonly language: Language;
  readonly faults: readonly Fault[];
  readonly unknowns: readonly Unknown[];
  /** True if someone other than the author wrote the key or value; absent if that is not known. */
  isForeign?(target: Target): boolean;
  /** True if the author's SDK can express the value at the path; absent if no SDK is involved. */
  canSay?(path: Path): boolean;
  /** False if the text is known to contain no comment. */
  readonly hasComments?: false;
  /** True if any of its texts contains the string: avoids computing positions only to find that there is no such comment. */
  mentions(part: string): boolean;
  positions(): Promise<Positions>;
}

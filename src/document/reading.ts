import type { Patch } from './document.ts';
import type { Edit } from './edit/edit.ts';
import type { TextFault } from './fault.ts';
import type { Lines } from './lines.ts';
import type { CommentText, Node, Range, Scalar } from './tree.ts';

/** What a reader of one syntax makes of a text. Paths start at the root of the text, around any wrapper. */
export interface TextReading {
  /** Undefined where the text is too broken to be relied on. */
  readonly root: Node | undefined;
  readonly faults: readonly TextFault[];
  readonly comments: readonly CommentText[];
  /** Where a part of a string's value is written; undefined where that cannot be told. */
  within(scalar: Scalar, span: readonly [number, number]): Range | undefined;
  edit(patches: readonly Patch[]): readonly Edit[] | undefined;
}

/** The reading of a text that is not worth reading. */
export const refused = (...faults: readonly TextFault[]): TextReading => ({
  root: undefined,
  faults,
  comments: [],
  within: () => undefined,
  edit: () => undefined,
});

/** A reading with its text, in which its places are found. */
export interface PlacedReading {
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
  readonly reading: TextReading;
  readonly wrapped: boolean;
}

import type { Patch } from './document.ts';
import type { Edit } from './edit/edit.ts';
import type { TextFault } from './fault.ts';
import type { Lines } from './lines.ts';
import type { CommentText, Node, Range, Scalar } from './tree.ts';

/** A text as parsed by the reader of one syntax. Paths start at the root of the text, including any wrapper. */
export interface TextReading {
  /** Undefined if the text is too broken to be relied on. */
  readonly root: Node | undefined;
  readonly faults: readonly TextFault[];
  readonly comments: readonly CommentText[];
  /** The range of a part of a string's value; undefined if it cannot be determined. */
  within(scalar: Scalar, span: readonly [number, number]): Range | undefined;
  edit(patches: readonly Patch[]): readonly Edit[] | undefined;
}

/** Returns the reading of a text that is refused. */
export const refused = (...faults: readonly TextFault[]): TextReading => ({
  root: undefined,
  faults,
  comments: [],
  within: () => undefined,
  edit: () => undefined,
});

/** A reading with its text, in which positions are looked up. */
export interface PlacedReading {
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
  readonly reading: TextReading;
  readonly wrapped: boolean;
}

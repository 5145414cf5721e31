import { bounds } from './bounds.ts';
import type { Document, Patch, Path } from './document.ts';
import type { Edit } from './edit/edit.ts';
import { faultAt, type TextFault } from './fault.ts';
import { type Lines, linesOf } from './lines.ts';
import { lazily } from './positions.ts';
import { type CommentText, dataOf, type Node, type Range, type Scalar, unusablePaths } from './tree.ts';
import { type Unwrapped, unwrap } from './wrapper.ts';

/** What a reader of one syntax makes of a text. Paths start at the root of the text, around any wrapper. */
export interface Reading {
  /** Undefined where the text is too broken to be relied on. */
  readonly root: Node | undefined;
  readonly faults: readonly TextFault[];
  readonly comments: readonly CommentText[];
  /** Where a part of a string's value is written; undefined where that cannot be told. */
  within(scalar: Scalar, span: readonly [number, number]): Range | undefined;
  edit(patches: readonly Patch[]): readonly Edit[] | undefined;
}

/** The reading of a text that is not worth reading. */
export const refused = (...faults: readonly TextFault[]): Reading => ({
  root: undefined,
  faults,
  comments: [],
  within: () => undefined,
  edit: () => undefined,
});

export function documentOf(file: string, text: string, reading: Reading): Document {
  const lines = linesOf(text);
  const { root } = reading;
  const unwrapped = root === undefined ? undefined : unwrap(dataOf(root));
  const wrapped = unwrapped?.wrapped ?? false;
  const inside = (path: Path) => (wrapped && path[0] === 'integration' ? path.slice(1) : path);
  const faults = [...reading.faults, ...shapeFaults(root, unwrapped)].sort((a, b) => a.start - b.start);
  const unusable = root === undefined || reading.faults.length === 0 ? [] : [...unusablePaths(root)];
  return {
    file,
    files: [file],
    data: unwrapped?.data,
    wrapped,
    faults: faults.slice(0, bounds.faults).map((fault) => faultAt(file, lines, fault, inside(fault.path ?? []))),
    unknowns: unusable.map((path) => ({ path: inside(path), extent: 'value', why: 'JSON has no such value' })),
    mentions: (mark) => mark.test(text),
    positions: lazily(async () => ({ file, text, lines, reading, wrapped })),
  };
}

function shapeFaults(root: Node | undefined, unwrapped: Unwrapped | undefined): readonly TextFault[] {
  if (root === undefined || root.kind === 'unusable') return [];
  if (root.kind !== 'object' || unwrapped === undefined) {
    const { start, end } = root;
    return [
      {
        id: 'not-an-object',
        message: `A manifest is an object, not ${root.kind === 'array' ? 'a list' : 'a single value'}.`,
        start,
        end,
      },
    ];
  }
  return unwrapped.beside.map((name) => ({
    id: 'unknown-wrapper-property',
    message: `\`${name}\` stands beside the wrapped \`integration\`, where nothing else belongs.`,
    ...(root.members.get(name)?.key ?? root),
  }));
}

export interface Opened {
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
  readonly reading: Reading;
  readonly wrapped: boolean;
}

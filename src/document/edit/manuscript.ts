import { binarySearch } from '../../data/sorted.ts';
import { indentationOf, lineBreakOf } from '../indentation.ts';
import { type Lines, linesOf } from '../lines.ts';
import type { Entry, List, Mapping, Node, Range, ScalarStyle } from '../tree.ts';

/** Writes JSON data inside brackets in the syntax of one language. */
export interface Writer {
  /** True if brackets may have one line for each entry. */
  readonly spreads: boolean;
  /** `like`: the style of a neighbouring name. */
  name(name: string, like: ScalarStyle | undefined): string;
  /** `step`: the indentation of one level, if the value may take several lines. */
  value(value: unknown, like: ScalarStyle | undefined, step?: string): string;
}

/** A text to be edited, and its formatting. */
export interface Manuscript {
  readonly text: string;
  readonly lines: Lines;
  /** Sorted by position. */
  readonly comments: readonly Range[];
  readonly writer: Writer;
  readonly lineBreak: string;
  /** The indentation of one level. */
  readonly step: string;
  /** True if filled brackets that were empty get one line for each entry. */
  readonly spreads: boolean;
}

export type Container = List | Mapping;

export const manuscriptOf = (text: string, root: Node, comments: readonly Range[], writer: Writer): Manuscript => ({
  text,
  lines: linesOf(text),
  comments,
  writer,
  lineBreak: lineBreakOf(text),
  step: stepOf(text, root),
  spreads: writer.spreads && /[\r\n]/.test(text.slice(root.start, root.end)),
});

/** Returns the indentation of the first entry that is indented. */
function stepOf(text: string, root: Node): string {
  for (const node of [root, ...entriesOf(root).map((entry) => entry.value)]) {
    const [first] = entriesOf(node);
    const margin = first && indentationOf(text, first.start);
    if (margin) return margin;
  }
  return '  ';
}

const entriesOf = (node: Node): readonly Entry[] => ('entries' in node ? node.entries : []);

export function hasComment({ comments }: Manuscript, { start, end }: Range): boolean {
  const next = comments[binarySearch(comments, (comment) => comment.end > start)];
  return next !== undefined && next.start < end;
}

/** Returns the comment that begins at an offset. */
export function commentAt({ comments }: Manuscript, offset: number): Range | undefined {
  const next = comments[binarySearch(comments, ({ start }) => start >= offset)];
  return next?.start === offset ? next : undefined;
}

export const styleOf = (node: Node): ScalarStyle | undefined =>
  node.kind === 'scalar' && typeof node.value === 'string' ? node.style : undefined;

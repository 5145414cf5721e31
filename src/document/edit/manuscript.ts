import { firstWhere } from '../../data/sorted.ts';
import { indentationOf, lineBreakOf } from '../indentation.ts';
import { type Lines, linesOf } from '../lines.ts';
import type { Entry, List, Mapping, Node, Range, ScalarStyle } from '../tree.ts';

/** Writes JSON data in one syntax, inside brackets. */
export interface Writer {
  /** Whether brackets may take a line for each entry. */
  readonly spreads: boolean;
  /** `like`: how a name beside it is spelled. */
  name(name: string, like: ScalarStyle | undefined): string;
  /** `step`: the indentation of one level, where the value may take several lines. */
  value(value: unknown, like: ScalarStyle | undefined, step?: string): string;
}

/** A text as an editor sees it: what is written, and in which manner. */
export interface Manuscript {
  readonly text: string;
  readonly lines: Lines;
  /** In the order of the text. */
  readonly comments: readonly Range[];
  readonly writer: Writer;
  readonly lineBreak: string;
  /** The indentation of one level. */
  readonly step: string;
  /** Whether brackets that were empty take a line for each entry. */
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

/** The indentation of the first entry that has one. */
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
  const next = comments[firstWhere(comments, (comment) => comment.end > start)];
  return next !== undefined && next.start < end;
}

/** The comment that begins at an offset. */
export function commentAt({ comments }: Manuscript, offset: number): Range | undefined {
  const next = comments[firstWhere(comments, ({ start }) => start >= offset)];
  return next?.start === offset ? next : undefined;
}

export const styleOf = (node: Node): ScalarStyle | undefined =>
  node.kind === 'scalar' && typeof node.value === 'string' ? node.style : undefined;

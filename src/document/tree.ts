import { put } from '../data/objects.ts';
import type { Path } from '../data/path.ts';
import type { Unknown } from './document.ts';

/** The tree that every syntax is parsed into: plain values that remember their position and spelling. */

/** UTF-16 offsets into the text, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A comment, including its delimiters, and the text between them. */
export interface CommentText extends Range {
  readonly text: string;
}

/** The spelling of a scalar. JSON has `double` for strings and `plain` for the rest. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

interface Written extends Range {
  /** True if it has a YAML tag, which determines the meaning of the text. */
  readonly tagged?: boolean;
  /** True if an alias repeats it: a change here also applies there. */
  aliased?: boolean;
}

export interface Scalar extends Written {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly style: ScalarStyle;
}

export interface Key extends Range {
  readonly name: string;
  /** Undefined if the name has no text here that could be replaced. */
  readonly style: ScalarStyle | undefined;
}

/** A property or an array item, as written: with its name, dash, anchor and tag, without its comma. */
export interface Entry extends Range {
  /** Undefined for an item. */
  readonly key: Key | undefined;
  readonly value: Node;
  /** Where the `:` or `-` before the value ends. */
  readonly announced?: number | undefined;
  /** The offset of the comma that follows. */
  comma?: number;
  /** True if the value is not written here: an alias repeats it, or a merge key adds the whole entry. */
  readonly elsewhere?: boolean;
}

/** `flow`: in brackets. `block`: by indentation. `pair`: one property without brackets, in a flow sequence. */
export type Layout = 'flow' | 'block' | 'pair';

interface Collection extends Written {
  readonly entries: readonly Entry[];
  readonly layout: Layout;
}

export interface List extends Collection {
  readonly kind: 'array';
}

export interface Mapping extends Collection {
  readonly kind: 'object';
  /** The entries that the data contains: the last one of a repeated name, and those from merge keys. */
  readonly members: ReadonlyMap<string, Entry>;
  /** True if it has a merge key. */
  readonly merges?: boolean;
  /** True if the data may lack properties of it: a name, or what a merge key adds, could not be read. */
  readonly partial?: boolean;
}

/** A value that JSON cannot represent. */
export interface Unusable extends Written {
  readonly kind: 'unusable';
}

export type Node = Scalar | List | Mapping | Unusable;

export function entryAt(node: Node, step: string | number): Entry | undefined {
  if (node.kind === 'object') return node.members.get(String(step));
  return node.kind === 'array' && typeof step === 'number' ? node.entries[step] : undefined;
}

/** Returns the plain data of a node. `__proto__` is a name like any other; an unusable item becomes `undefined`. */
export function dataOf(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.entries.map((entry) => dataOf(entry.value));
  if (node.kind === 'unusable') return undefined;
  const data: Record<string, unknown> = {};
  node.members.forEach(({ value }, name) => {
    if (value.kind !== 'unusable') put(data, name, dataOf(value));
  });
  return data;
}

export type Omission = Pick<Unknown, 'path' | 'extent'>;

/** Yields what the data lacks: values that JSON cannot represent, and properties that could not be read. */
export function* omissionsIn(node: Node, path: Path = []): Generator<Omission> {
  if (node.kind === 'unusable') yield { path, extent: 'value' };
  else if (node.kind === 'array') {
    for (const [index, { value }] of node.entries.entries()) yield* omissionsIn(value, [...path, index]);
  } else if (node.kind === 'object') {
    if (node.partial) yield { path, extent: 'rest' };
    for (const [name, { value }] of node.members) yield* omissionsIn(value, [...path, name]);
  }
}

import { put } from '../data/objects.ts';
/** What every syntax is read into: plain values that remember where and how they were written. */

/** UTF-16 offsets into the text, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A comment with its marks, and the text between them. */
export interface CommentText extends Range {
  readonly text: string;
}

/** How a scalar is spelled. JSON knows `double` for strings and `plain` for the rest. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

interface Written extends Range {
  /** A tag says how the text is to be understood. */
  readonly tagged?: boolean;
  /** Other places repeat this one: what is changed here changes there. */
  aliased?: boolean;
}

export interface Scalar extends Written {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly style: ScalarStyle;
}

export interface Key extends Range {
  readonly name: string;
  /** Undefined where the name is not written here as text that could be replaced. */
  readonly style: ScalarStyle | undefined;
}

/** A property or an array item, as written: with its name, dash, anchor and tag, without its comma. */
export interface Entry extends Range {
  /** An item has none. */
  readonly key: Key | undefined;
  readonly value: Node;
  /** Where the `:` or `-` that announces the value ends. */
  readonly announced?: number | undefined;
  /** Where the comma stands that follows. */
  comma?: number;
  /** The value is not written here: an alias repeats it, or a merge key brings the whole entry. */
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
  /** What the data holds: of a repeated name the last entry, and what merge keys bring. */
  readonly members: ReadonlyMap<string, Entry>;
  /** It has a merge key. */
  readonly merges?: boolean;
}

/** A value that JSON cannot say. */
export interface Unusable extends Written {
  readonly kind: 'unusable';
}

export type Node = Scalar | List | Mapping | Unusable;

export function entryAt(node: Node, step: string | number): Entry | undefined {
  if (node.kind === 'object') return node.members.get(String(step));
  return node.kind === 'array' && typeof step === 'number' ? node.entries[step] : undefined;
}

/** The plain data of a node. `__proto__` is a name like any other; an unusable item leaves `undefined` in its place. */
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

/** The paths of the values that the data leaves out. */
export function* unusablePaths(node: Node, path: readonly (string | number)[] = []): Generator<typeof path> {
  if (node.kind === 'unusable') yield path;
  else if (node.kind === 'array') {
    for (const [index, { value }] of node.entries.entries()) yield* unusablePaths(value, [...path, index]);
  } else if (node.kind === 'object') {
    for (const [name, { value }] of node.members) yield* unusablePaths(value, [...path, name]);
  }
}

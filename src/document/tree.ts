/** What every syntax is read into: plain values that remember where they were written. */

/** UTF-16 offsets into the text, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Scalar extends Range {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

/** A property or an array item. */
export interface Entry extends Range {
  /** The range of the property's name; an item has none. */
  readonly key: Range | undefined;
  readonly value: Node;
  /** Where the comma stands that follows it, in syntaxes that have one. */
  comma?: number;
}

export interface List extends Range {
  readonly kind: 'array';
  readonly entries: readonly Entry[];
}

export interface Mapping extends Range {
  readonly kind: 'object';
  readonly entries: readonly Entry[];
  /** What the data holds: of a repeated name, the last. */
  readonly members: ReadonlyMap<string, Entry>;
}

/** A value that JSON cannot say. */
export interface Unusable extends Range {
  readonly kind: 'unusable';
}

export type Node = Scalar | List | Mapping | Unusable;

export function entryAt(node: Node, step: string | number): Entry | undefined {
  if (node.kind === 'object') return node.members.get(String(step));
  return node.kind === 'array' ? node.entries[Number(step)] : undefined;
}

/** The plain data of a node. `__proto__` is a name like any other. */
export function dataOf(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.entries.map((entry) => dataOf(entry.value));
  if (node.kind === 'unusable') return undefined;
  const data: Record<string, unknown> = {};
  for (const [name, { value }] of node.members) {
    if (value.kind === 'unusable') continue;
    Object.defineProperty(data, name, { value: dataOf(value), enumerable: true, configurable: true, writable: true });
  }
  return data;
}

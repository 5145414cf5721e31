import type { Entry, Node } from '../tree.ts';

interface Slot {
  /** Undefined as long as the node is being read. */
  node?: Node;
}

/** How many names and values a node stands for, and how many levels of collections it has. */
export interface Extent {
  readonly size: number;
  readonly height: number;
}

/** What the anchors name at the point that the reader has reached, and how much each node amounts to. */
export class Anchors {
  readonly #slots = new Map<string, Slot>();
  readonly #extents = new Map<Node, Extent>();

  /** From here on the anchor names a node that is yet to be read. */
  open(name: string): Slot {
    const slot: Slot = {};
    this.#slots.set(name, slot);
    return slot;
  }

  find(name: string): Slot | undefined {
    return this.#slots.get(name);
  }

  measure(collection: Node, entries: readonly Entry[]): void {
    let size = 1;
    let height = 0;
    for (const { key, value } of entries) {
      const extent = this.extentOf(value);
      size += extent.size + (key === undefined ? 0 : 1);
      height = Math.max(height, extent.height);
    }
    this.#extents.set(collection, { size, height: height + 1 });
  }

  extentOf(node: Node): Extent {
    return this.#extents.get(node) ?? { size: 1, height: 0 };
  }
}

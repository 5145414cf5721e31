import type { Entry, Node } from '../tree.ts';

interface Slot {
  /** Undefined while the node is being read. */
  node?: Node;
}

/** The number of names and values in a node, and its nesting depth. */
export interface Extent {
  readonly size: number;
  readonly height: number;
}

/** The anchors defined before the reader's position, and the extent of each node. */
export class Anchors {
  readonly #slots = new Map<string, Slot>();
  readonly #extents = new Map<Node, Extent>();

  /** From here on, the anchor refers to a node that is not read yet. */
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

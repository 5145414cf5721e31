import { pointerOf } from '../../data/pointer.ts';
import type { Patch } from '../../document/document.ts';

/**
 * The paths that the accepted patches write, to find out quickly whether another patch conflicts with any of them. Detects
 * conflicts in the data; patches may still conflict in the text.
 */
export class ConflictCheck {
  /** Paths that are set or removed as a whole, and paths below which something changes. */
  readonly #replaced = new Set<string>();
  readonly #entered = new Set<string>();
  /** Paths that lose their name by a rename, and paths whose name is taken: it is a rename's target, or is written there. */
  readonly #renamed = new Set<string>();
  readonly #named = new Set<string>();

  /** Accepts all the patches, unless one of them conflicts with an accepted one. Returns whether they were accepted. */
  accept(patches: readonly Patch[]): boolean {
    const places = patches.map(placesOf);
    if (places.some((place, index) => this.#conflicts(place, patches[index]?.op))) return false;
    for (const { at, above, to } of places) {
      for (const place of above) this.#entered.add(place);
      if (to === undefined) this.#replaced.add(at);
      else this.#renamed.add(at);
      this.#named.add(to ?? at);
    }
    return true;
  }

  #conflicts({ at, above, to }: Places, op: Patch['op'] | undefined): boolean {
    if (above.some((place) => this.#replaced.has(place))) return true;
    if (to !== undefined) return this.#named.has(to) || this.#renamed.has(at) || this.#replaced.has(at);
    if (this.#replaced.has(at) || this.#entered.has(at)) return true;
    return op === 'remove' ? this.#renamed.has(at) : this.#named.has(at);
  }
}

interface Places {
  readonly at: string;
  /** The paths of its ancestors. */
  readonly above: readonly string[];
  /** The path after a rename. */
  readonly to: string | undefined;
}

function placesOf(patch: Patch): Places {
  const above = patch.path.slice(0, -1).map((_, depth) => pointerOf(patch.path.slice(0, depth + 1)));
  const to = patch.op === 'rename' ? pointerOf([...patch.path.slice(0, -1), patch.to]) : undefined;
  return { at: pointerOf(patch.path), above, to };
}

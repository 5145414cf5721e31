import type { Variable } from '../../analysis/object-holders.ts';

/** For a variable with more access paths than this, all of its value counts. */
const mostWays = 20;

/** The variables that have been followed, with the access paths into them. */
export class SeenVariables {
  readonly #ways = new Map<string, Set<string>>();

  /** Returns what is left to follow of a variable: undefined if nothing, the whole variable if it has many access paths. */
  unseen({ name, path }: Variable): Variable | undefined {
    const ways = this.#ways.get(name) ?? new Set();
    this.#ways.set(name, ways);
    if (ways.has(any)) return undefined;
    const way = path === undefined || ways.size >= mostWays ? any : path.map((step) => `/${step ?? any}`).join('');
    if (ways.has(way)) return undefined;
    ways.add(way);
    return way === any ? { name, path: undefined } : { name, path };
  }
}

const any = '*';

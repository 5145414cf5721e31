import type { Variable } from '../../evaluate/holders.ts';

/** For a variable with more access paths than this, all of its value counts. */
const mostWays = 20;

/** The variables, with the ways into them, that have been followed. */
export class SeenVariables {
  readonly #ways = new Map<string, Set<string>>();

  /** What is still to be followed of a variable: nothing where that has been, all of it where there are many ways. */
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

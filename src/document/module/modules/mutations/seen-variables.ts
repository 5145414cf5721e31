import type { Variable } from '../../analysis/object-holders.ts';

/** For a variable with more access paths than this, all of its value counts. */
const maximumPaths = 20;

/** The variables that have been followed, with the access paths into them. */
export class SeenVariables {
  readonly #paths = new Map<string, Set<string>>();

  /** Returns what is left to follow of a variable: undefined if nothing, the whole variable if it has many access paths. */
  unseen({ name, path }: Variable): Variable | undefined {
    const paths = this.#paths.get(name) ?? new Set();
    this.#paths.set(name, paths);
    if (paths.has(wholeVariable)) return undefined;
    const joined =
      path === undefined || paths.size >= maximumPaths
        ? wholeVariable
        : path.map((step) => `/${step ?? wholeVariable}`).join('');
    if (paths.has(joined)) return undefined;
    paths.add(joined);
    return joined === wholeVariable ? { name, path: undefined } : { name, path };
  }
}

const wholeVariable = '*';

/** The empty result of a visitor, shared so that no list is allocated. Most visits have no problems. */
export const nothing: readonly never[] = [];

/** Yields the items of several iterables, one iterable after the other. */
export function* concat<T>(all: Iterable<Iterable<T>>): Generator<T> {
  for (const one of all) yield* one;
}

/** Whether a result is an empty list. A generator counts as not empty, because finding out would run it. */
export const isEmpty = (problems: Iterable<unknown>): boolean => Array.isArray(problems) && problems.length === 0;

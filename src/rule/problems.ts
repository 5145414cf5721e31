/** What a visitor has to say most of the time, without a list of its own each time. */
export const nothing: readonly never[] = [];

/** What several have to say, one after the other. */
export function* inTurn<T>(all: Iterable<Iterable<T>>): Generator<T> {
  for (const one of all) yield* one;
}

/** Whether a visitor has nothing to say, seen without asking: it has returned an empty list. */
export const isEmpty = (problems: Iterable<unknown>): boolean => Array.isArray(problems) && problems.length === 0;

/** Whether a visitor has nothing to say, seen without asking: it has returned an empty list. */
export const isEmpty = (problems: Iterable<unknown>): boolean => Array.isArray(problems) && problems.length === 0;

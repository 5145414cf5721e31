/** Joins names as `a, b or c`, with `word` before the last. */
export const listed = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

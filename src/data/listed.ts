/** `a, b or c`: names one after the other, the last behind a word. */
export const listed = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

/** The limit of errors: in real code, a parser that tries alternatives creates one per several hundred characters. */
const charactersPerMistake = 20;
const fewMistakes = 3000;

/** Thrown if a parser creates too many errors for a text, which must have been written to cause that. */
export class TooManyMistakes extends Error {}

/**
 * Runs a parser, and throws `TooManyMistakes` if it creates too many errors. It keeps them all, and their number may grow
 * faster than the text, for example with one for each pair of equal nested labels. The parser has no hook for errors, so while
 * it runs, the global `SyntaxError` is replaced by one that counts.
 */
export function countingMistakes<T>(text: string, parse: () => T): T {
  const plain = globalThis.SyntaxError;
  let left = text.length / charactersPerMistake + fewMistakes;
  const make = (message?: string) => {
    left -= 1;
    if (left < 0) throw new TooManyMistakes();
    return withoutStack(() => new plain(message));
  };
  // Minifiers omit the `new` before errors.
  const countingHandler: ProxyHandler<typeof plain> = {
    construct: (_, [message]) => make(message),
    apply: (_, __, [message]) => make(message),
  };
  globalThis.SyntaxError = new Proxy(plain, countingHandler);
  try {
    return parse();
  } finally {
    globalThis.SyntaxError = plain;
  }
}

/** Creates the error without a stack trace, which is not used and would take most of the memory. */
function withoutStack(make: () => SyntaxError): SyntaxError {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const error = make();
  Error.stackTraceLimit = limit;
  return error;
}

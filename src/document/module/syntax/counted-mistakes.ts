/** The limit of errors: in real code, a parser that tries alternatives creates one per some hundred characters. */
const charactersPerMistake = 20;
const fewMistakes = 3000;

/** A parser has created too many errors for a text, which must have been written to cause that. */
export class TooManyMistakes extends Error {}

/**
 * Runs a parser, and throws `TooManyMistakes` if it creates too many errors. It keeps them all, and their number may grow
 * faster than the text, as with one for each pair of equal labels that are nested. It has no hook for them, so the global
 * `SyntaxError` is replaced by one that counts, as long as the parser runs.
 */
export function countingMistakes<T>(text: string, parse: () => T): T {
  const plain = globalThis.SyntaxError;
  let left = text.length / charactersPerMistake + fewMistakes;
  const make = (message?: string) => {
    left -= 1;
    if (left < 0) throw new TooManyMistakes();
    return withoutStack(() => new plain(message));
  };
  // Minifiers leave out the `new` before errors.
  const made: ProxyHandler<typeof plain> = {
    construct: (_, [message]) => make(message),
    apply: (_, __, [message]) => make(message),
  };
  globalThis.SyntaxError = new Proxy(plain, made);
  try {
    return parse();
  } finally {
    globalThis.SyntaxError = plain;
  }
}

/** The stack of the parser is of no use, and takes more memory than all else. */
function withoutStack(make: () => SyntaxError): SyntaxError {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const error = make();
  Error.stackTraceLimit = limit;
  return error;
}

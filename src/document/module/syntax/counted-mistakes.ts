/** So many mistakes are made for a text: real code has one for some hundred characters, where a parser tries what it may be. */
const charactersPerMistake = 20;
const fewMistakes = 3000;

/** A parser has found too many mistakes in a text: it is made for that. */
export class TooManyMistakes extends Error {}

/**
 * Has a parser read a text, and ends that by throwing `TooManyMistakes`. A parser keeps each mistake, and makes more of
 * them than a text is long: one for each two labels of a name inside each other. It makes them by the name that all code
 * has for them, and says so to nobody; so that name means another until it is done.
 */
export function countingMistakes<T>(text: string, parse: () => T): T {
  const plain = globalThis.SyntaxError;
  let left = text.length / charactersPerMistake + fewMistakes;
  const make = (message?: string) => {
    left -= 1;
    if (left < 0) throw new TooManyMistakes();
    return withoutStack(() => new plain(message));
  };
  // Bundlers leave out a `new` that says nothing.
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

/** Where the parser was says nothing, and takes more room than all else. */
function withoutStack(make: () => SyntaxError): SyntaxError {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const error = make();
  Error.stackTraceLimit = limit;
  return error;
}

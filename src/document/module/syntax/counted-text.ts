/**
 * How often a parser may read a character, per character of the text and in addition. It backtracks where code turns out to be
 * something else, such as a `<T>(a)` that is not an arrow function: each level of nesting doubles the work. In real code it
 * reads each character two or three times.
 */
const looksPerCharacter = 8;
const fewLooks = 20_000;

/** Thrown if a parser backtracks too much in a text, which must have been written to cause that. */
export class ParserBudgetSpent extends Error {
  /** The last offset that was read. */
  readonly at: number;

  constructor(at: number) {
    super(`Read too often at ${at}.`);
    this.at = at;
  }
}

/** A string that counts how often its characters are read, and throws `ParserBudgetSpent` at the limit. */
class CountedText extends String {
  readonly #text: string;
  #looks: number;

  constructor(text: string) {
    super(text);
    this.#text = text;
    this.#looks = text.length * looksPerCharacter + fewLooks;
  }

  override charCodeAt(at: number): number {
    this.#looks -= 1;
    if (this.#looks < 0) throw new ParserBudgetSpent(at);
    return this.#text.charCodeAt(at);
  }

  // The methods that are called most use the primitive string, as a String object would have to be unwrapped each time.
  override codePointAt(at: number): number | undefined {
    return this.#text.codePointAt(at);
  }

  override slice(start?: number, end?: number): string {
    return this.#text.slice(start, end);
  }
}

/** Wraps a text for a parser, which accepts it as a string as long as it does not use `typeof`. */
export const counted = (text: string): string => new CountedText(text) as unknown as string;

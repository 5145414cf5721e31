/**
 * How often a parser may read characters, per character of the text and on top of that. It backtracks where code turns out
 * to be something else, such as `<T>(a)` that is no arrow function: each level of nesting doubles the work. In real code
 * it reads each character two or three times.
 */
const looksPerCharacter = 8;
const fewLooks = 20_000;

/** A parser has backtracked too much in a text, which must have been written to cause that. */
export class ParserBudgetSpent extends Error {
  /** The offset that it read last. */
  readonly at: number;

  constructor(at: number) {
    super(`Read too often at ${at}.`);
    this.at = at;
  }
}

/** A text that counts how often it is looked at, and ends that by throwing `ParserBudgetSpent`. */
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

  // The methods that are called most use the text itself, as a String object would have to be unwrapped each time.
  override codePointAt(at: number): number | undefined {
    return this.#text.codePointAt(at);
  }

  override slice(start?: number, end?: number): string {
    return this.#text.slice(start, end);
  }
}

/** For a parser, which takes it for a string as long as it does not ask for its type. */
export const counted = (text: string): string => new CountedText(text) as unknown as string;

/**
 * So often a parser may look at a character, for each there is and beyond. It reads again from where code turns out to be
 * something else than it took it for, such as `<T>(a)` for a function: where that nests, every level doubles its work.
 * Real code takes two looks at each, three at most.
 */
const looksPerCharacter = 8;
const fewLooks = 20_000;

/** A parser has read a text too often: the text is made for that. */
export class ParserBudgetSpent extends Error {
  /** Where it read last. */
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

  // Those that are asked for most go to the text itself: from an object it would be taken out every time.
  override codePointAt(at: number): number | undefined {
    return this.#text.codePointAt(at);
  }

  override slice(start?: number, end?: number): string {
    return this.#text.slice(start, end);
  }
}

/** For a parser, which takes it for a string as long as it does not ask for its type. */
export const counted = (text: string): string => new CountedText(text) as unknown as string;

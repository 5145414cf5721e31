/** So many answers are kept: a repository of a hundred definitions asks some thousands. */
const most = 50_000;

/**
 * What was seen on disk in the course of a run that is over before anything changes there: of what is looked for on
 * behalf of one definition, most has been looked for on behalf of another.
 */
export class Seen {
  readonly #known = new Map<string, { readonly answer: unknown }>();

  /** The answer to a question about a path; asked once. */
  once<T>(question: string, path: string, ask: () => T): T {
    const key = `${question}\0${path}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known.answer as T;
    if (this.#known.size >= most) this.#known.clear();
    const answer = ask();
    this.#known.set(key, { answer });
    return answer;
  }
}

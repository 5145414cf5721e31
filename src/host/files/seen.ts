/** So many answers to a question are kept: a repository of a hundred definitions asks some thousands. */
const most = 50_000;

/** So many are kept of those that are long: what a definition names, or manifests of one folder share. */
const mostLong = 8;

/** UTF-16 units of text that are kept: what the definitions of a repository share, and those of some dozens alone. */
const mostText = 2_000_000;

/**
 * A cache of what a run has seen on disk. A run is over before files change, and most of what one definition looks for,
 * another one has looked for before.
 */
export class SeenFiles {
  readonly #known: Known<Known<unknown>> = new Map();
  readonly #long: Known<unknown> = new Map();
  readonly #texts: Known<string | undefined> = new Map();
  #length = 0;

  /** The answer to a question about a path; asked once. */
  once<T>(question: string, path: string, ask: () => T): T {
    // By the question first: to put together one name of both would take longer than to find it.
    const known = kept<Known<unknown>>(this.#known, most, question, () => new Map());
    return kept(known, most, path, ask);
  }

  /** The same for answers that are long, such as what a file holds: asked anew after others. */
  lately<T>(question: string, path: string, ask: () => T): T {
    return kept(this.#long, mostLong, `${question}\0${path}`, ask);
  }

  /** The same for texts: all are asked for anew once there is no room for one more. */
  text(question: string, path: string, ask: () => string | undefined): string | undefined {
    const text = kept(this.#texts, most, `${question}\0${path}`, () => {
      const answer = ask();
      this.#length += answer?.length ?? 0;
      return answer;
    });
    if (this.#length > mostText) {
      this.#texts.clear();
      this.#length = 0;
    }
    return text;
  }
}

type Known<T> = Map<string, { readonly answer: T }>;

function kept<T>(known: Known<unknown>, limit: number, key: string, ask: () => T): T {
  const there = known.get(key);
  if (there !== undefined) return there.answer as T;
  if (known.size >= limit) known.clear();
  const answer = ask();
  known.set(key, { answer });
  return answer;
}

/** The number of answers that are kept for each question: a repository of a hundred definitions needs some thousands. */
const maxAnswers = 50_000;

/** The number of long answers that are kept: files that one definition names, or that the manifests of one folder share. */
const maxLongAnswers = 8;

/** UTF-16 units of text that are kept: what the definitions of a repository share, and what a few dozen of them use alone. */
const maxTextLength = 2_000_000;

/** Caches what a run has read from disk. A run ends before files change, and definitions mostly look for the same files. */
export class FileCache {
  readonly #answers: Answers<Answers<unknown>> = new Map();
  readonly #recent: Answers<unknown> = new Map();
  readonly #texts: Answers<string | undefined> = new Map();
  #length = 0;

  /** Returns the answer to a question about a path; asks only once. */
  cached<T>(question: string, path: string, ask: () => T): T {
    // Keyed by question first: concatenating both into one key would take longer than two lookups.
    const answers = cachedIn<Answers<unknown>>(this.#answers, maxAnswers, question, () => new Map());
    return cachedIn(answers, maxAnswers, path, ask);
  }

  /** The same for long answers, such as file contents: only the most recent ones are kept. */
  recent<T>(question: string, path: string, ask: () => T): T {
    return cachedIn(this.#recent, maxLongAnswers, `${question}\0${path}`, ask);
  }

  /** The same for texts: all of them are dropped when the limit is exceeded. */
  text(question: string, path: string, ask: () => string | undefined): string | undefined {
    const text = cachedIn(this.#texts, maxAnswers, `${question}\0${path}`, () => {
      const answer = ask();
      this.#length += answer?.length ?? 0;
      return answer;
    });
    if (this.#length > maxTextLength) {
      this.#texts.clear();
      this.#length = 0;
    }
    return text;
  }
}

type Answers<T> = Map<string, { readonly answer: T }>;

function cachedIn<T>(answers: Answers<unknown>, limit: number, key: string, ask: () => T): T {
  const cached = answers.get(key);
  if (cached !== undefined) return cached.answer as T;
  if (answers.size >= limit) answers.clear();
  const answer = ask();
  answers.set(key, { answer });
  return answer;
}

import { bounds } from '../bounds.ts';

/** Thrown if a definition has more or longer files than may be read. */
export class ReadingBudgetSpent extends Error {}

/** Limits how much is read for a definition, whatever the number of paths. */
class ReadingBudget {
  readonly #most: { readonly files: number; readonly length: number };
  #files = 0;
  #length = 0;

  constructor(most: { readonly files: number; readonly length: number }) {
    this.#most = most;
  }

  /** @throws ReadingBudgetSpent if the text exceeds the limits. */
  add(text: string): void {
    this.#files += 1;
    this.#length += text.length;
    if (this.#files > this.#most.files || this.#length > this.#most.length) throw new ReadingBudgetSpent();
  }
}

/** For modules, which are parsed. */
export const moduleBudget = (): ReadingBudget => new ReadingBudget({ files: bounds.modules, length: bounds.inModules });

/** For all texts, which are only kept in memory. */
export const textBudget = (): ReadingBudget => new ReadingBudget({ files: Infinity, length: bounds.texts });

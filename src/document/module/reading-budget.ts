import { bounds } from '../bounds.ts';

/** A definition has more files, or longer ones, than are read. */
export class ReadingBudgetSpent extends Error {}

/** Limits how much is read for a definition, under however many paths. */
class ReadingBudget {
  readonly #most: { readonly files: number; readonly length: number };
  #files = 0;
  #length = 0;

  constructor(most: { readonly files: number; readonly length: number }) {
    this.#most = most;
  }

  /** @throws ReadingBudgetSpent where there is no room for one more. */
  add(text: string): void {
    this.#files += 1;
    this.#length += text.length;
    if (this.#files > this.#most.files || this.#length > this.#most.length) throw new ReadingBudgetSpent();
  }
}

/** Of modules, which are parsed. */
export const moduleBudget = (): ReadingBudget => new ReadingBudget({ files: bounds.modules, length: bounds.inModules });

/** Of all texts, which are only held. */
export const textBudget = (): ReadingBudget => new ReadingBudget({ files: Infinity, length: bounds.texts });

import { bounds } from '../bounds.ts';

/** A definition is made of more than is read. */
export class TooMuch extends Error {}

/** How much was read for a definition, through however many names. */
class Extent {
  readonly #most: { readonly files: number; readonly length: number };
  #files = 0;
  #length = 0;

  constructor(most: { readonly files: number; readonly length: number }) {
    this.#most = most;
  }

  /** @throws TooMuch where there is no room for one more. */
  add(text: string): void {
    this.#files += 1;
    this.#length += text.length;
    if (this.#files > this.#most.files || this.#length > this.#most.length) throw new TooMuch();
  }
}

/** Of modules, which are parsed. */
export const extentOfModules = (): Extent => new Extent({ files: bounds.modules, length: bounds.inModules });

/** Of all texts, which are only held. */
export const extentOfTexts = (): Extent => new Extent({ files: Infinity, length: bounds.texts });

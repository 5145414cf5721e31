import type { Files } from '../inputs/folder.ts';

/** Something of which there is more and more. */
export interface Series {
  readonly name: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  readonly counts: readonly number[];
  /** The files that hublint is run over with so many, and its arguments. */
  readonly made: (count: number) => Made;
}

export interface Made {
  readonly files: Files;
  readonly args: readonly string[];
}

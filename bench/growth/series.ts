import type { Files } from '../inputs/folder.ts';

/** A quantity that grows in steps. */
export interface Series {
  readonly name: string;
  /** The unit that is counted, in the plural. */
  readonly unit: string;
  readonly counts: readonly number[];
  /** Returns the files to check and the arguments, for this many units. */
  readonly createStep: (count: number) => SeriesStep;
}

export interface SeriesStep {
  readonly files: Files;
  readonly args: readonly string[];
}

/** What a worker is asked for: the case of a number. */
export interface Order {
  readonly seed: number;
  readonly number: number;
}

/** That it can start, or what came of a case. */
export type WorkerReport =
  | { readonly ready: true }
  | {
      readonly number: number;
      readonly kind: string;
      readonly faults: readonly string[];
      readonly seconds: number;
      /** The most that the process ever had, in megabytes. */
      readonly memory: number;
    };

/** Of so many cases one is run by the built command line, too. */
export const builtEvery = 20;
/** The most memory that a process may take. */
export const megabytes = 500;
/** So long may all runs of a case take together, on a busy machine. */
export const seconds = 30;

/** A request to a worker: a case by its number. */
export interface CaseRequest {
  readonly seed: number;
  readonly number: number;
}

/** Sent by a worker: that it is ready, or the outcome of a case. */
export type WorkerReport =
  | { readonly ready: true }
  | {
      readonly number: number;
      readonly kind: string;
      readonly faults: readonly string[];
      readonly seconds: number;
      /** Peak memory of the process in megabytes. */
      readonly memory: number;
    };

/** One case out of this many is also run by the built command line. */
export const casesPerBuiltRun = 20;
/** Maximum memory of a process, in megabytes. */
export const maxMegabytes = 500;
/** Maximum time for all runs of a case together, in seconds, on a busy machine. */
export const maxSeconds = 30;

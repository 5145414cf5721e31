/** What a check over the corpus found: whether all is as it should be, and what to show. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

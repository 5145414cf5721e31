import type fc from 'fast-check';

/** What a program is generated for. */
export interface Target {
  /** Whether the SDK is older than version 6. */
  readonly former: boolean;
  /** Whether the older converter is used, which supports more schemas. */
  readonly legacy: boolean;
}

/** Sources that depend on each other recursively. */
export interface Tied {
  readonly schema: string;
  readonly shape: string;
  readonly object: string;
}

export type Tie = fc.LetrecTypedTie<Tied>;

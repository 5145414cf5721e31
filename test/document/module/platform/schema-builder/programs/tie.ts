import type fc from 'fast-check';

/** What a program is written for. */
export interface Target {
  /** The SDK before its sixth major version. */
  readonly former: boolean;
  /** The older converter, which knows more schemas. */
  readonly legacy: boolean;
}

/** Sources that are made of each other. */
export interface Tied {
  readonly schema: string;
  readonly shape: string;
  readonly object: string;
}

export type Tie = fc.LetrecTypedTie<Tied>;

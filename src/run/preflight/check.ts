/** What was asked before publishing, and what came of it. */
export interface PreflightCheck {
  readonly about: 'version' | 'changes' | 'workspace' | 'role' | 'visibility';
  /** `unknown`: it may stop publishing, and could not be found out. `told`: there is nothing in it that could. */
  readonly outcome: 'fine' | 'stops' | 'unknown' | 'told';
  /** In sentences. */
  readonly text: string;
  /** A version that is free, where this one is not. */
  readonly suggested?: string;
}

/** What is said of what the hub was not asked about. */
export const notAsked = 'Not checked: the hub answers only with a token, in `HUBLINT_TOKEN`.';

/** What the manifest is called; absent where that is not known, or nothing that the hub could be asked for. */
export interface NameAndVersion {
  readonly name?: string;
  readonly version?: string;
}

/** One check before publishing, with its outcome. */
export interface PreflightCheck {
  readonly about: 'version' | 'changes' | 'workspace' | 'role' | 'visibility';
  /** `unknown`: it may prevent publishing, but could not be determined. `told`: information only. */
  readonly outcome: 'fine' | 'stops' | 'unknown' | 'told';
  /** As sentences. */
  readonly text: string;
  /** A version that is not taken, if this one is. */
  readonly suggested?: string;
}

/** The text of checks that need a token. */
export const notAsked = 'Not checked: the hub requires a token, in `HUBLINT_TOKEN`.';

/** The manifest's name and version; absent if unknown, or if the hub cannot be queried for them. */
export interface NameAndVersion {
  readonly name?: string;
  readonly version?: string;
}

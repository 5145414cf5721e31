/** What was asked before publishing, and what came of it. */
export interface Check {
  readonly about: 'version' | 'changes' | 'workspace' | 'role' | 'visibility';
  /** `unknown`: it may stop publishing, and could not be found out. `told`: there is nothing in it that could. */
  readonly outcome: 'fine' | 'stops' | 'unknown' | 'told';
  /** In sentences. */
  readonly text: string;
}

/** What the manifest is called; absent where that is not known, or nothing that the hub could be asked for. */
export interface Called {
  readonly name?: string;
  readonly version?: string;
}

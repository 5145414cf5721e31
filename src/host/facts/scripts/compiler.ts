/** The compiler's output for a script, with the names that its package uses. */
export interface CompilerOutput {
  readonly errors: readonly CompilerDiagnostic[];
  readonly warnings: readonly CompilerDiagnostic[];
}

export interface CompilerDiagnostic {
  readonly message: string;
  readonly code: number;
  readonly labels: readonly { readonly message: string; readonly primary: boolean; readonly span: [number, number] }[];
  readonly notes: readonly { readonly message: string }[];
}

export type CompilerOutcome =
  | { readonly kind: 'compiled'; readonly compiled: CompilerOutput }
  /** The compiler failed, which leaves its instance unusable. */
  | { readonly kind: 'crashed' }
  /** It did not answer in time. */
  | { readonly kind: 'late' };

/** One instance of the compiler. */
export interface Compiler {
  /** Checks one script at a time. Any outcome but `compiled` ends the instance. */
  check(script: string, milliseconds: number): Promise<CompilerOutcome>;
}

/** The exports of the compiler's package. */
export interface Package {
  check(script: string): CompilerOutput;
}

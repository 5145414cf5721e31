/** What the compiler says of a script: its package's own words. */
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
  /** The compiler failed, which leaves it unusable. */
  | { readonly kind: 'crashed' }
  /** It did not answer in time. */
  | { readonly kind: 'late' };

/** One instance of the compiler. */
export interface Compiler {
  /** One script at a time. Anything but `compiled` is the instance's end. */
  check(script: string, milliseconds: number): Promise<CompilerOutcome>;
}

/** What the package exports. */
export interface Package {
  check(script: string): CompilerOutput;
}

/**
 * What holds a rule's options against what they may be, and fills in defaults. Zod schemas, of version 4 and 3, are such
 * models; the JSON Schema of a plugin's rule is made into one.
 */
export interface OptionsModel {
  safeParse(options: unknown): OptionsVerdict;
}

export type OptionsVerdict =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly OptionsIssue[] } };

export interface OptionsIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a visitor gets as its options: what the schema makes of them, where it is one of Zod. */
export type OptionsOf<S> = S extends { readonly _zod: { readonly output: infer O } }
  ? O
  : S extends { readonly _output: infer O }
    ? O
    : S extends undefined
      ? undefined
      : Readonly<Record<string, unknown>>;

/**
 * Validates the options of a rule and fills in defaults. Zod schemas of version 4 and 3 have this shape. The JSON Schema of a
 * plugin's rule is converted into such a model.
 */
export interface OptionsModel {
  safeParse(options: unknown): OptionsVerdict;
}

/** The result of validating options: the options with defaults filled in, or the issues. */
export type OptionsVerdict =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly OptionsIssue[] } };

/** One thing that is wrong with the options, and the path of the option. */
export interface OptionsIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The JSON Schema of one option; an `object` is a group of options. */
export interface OptionSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The value if the option is left out. A group takes the defaults of its own options. */
  readonly default?: unknown;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: { readonly type: 'string' };
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly additionalProperties?: false;
}

/** The JSON Schema of a rule's options. Plain data, so it costs no time to load. Each option has a default. */
export interface OptionsSchema extends OptionSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, OptionSchema>>;
  readonly additionalProperties: false;
}

/**
 * Builds the JSON Schema of a rule's options, or of a group of them. Unknown names are refused.
 *
 * ```ts
 * options: optionGroup({
 *   most: { type: 'integer', minimum: 1, default: 80, description: 'The maximum length, in characters.' },
 * }),
 * ```
 */
export const optionGroup = <const P extends Readonly<Record<string, OptionSchema>>>(properties: P) =>
  ({ type: 'object', additionalProperties: false, properties }) as const;

/** The type of a visitor's `options`: the output type of the options schema `S`. */
export type OptionsOf<S> = S extends { readonly _zod: { readonly output: infer O } }
  ? O
  : S extends { readonly _output: infer O }
    ? O
    : S extends undefined
      ? undefined
      : S extends { readonly properties: infer P }
        ? Values<P> & Others
        : Others;

type Others = Readonly<Record<string, unknown>>;

/** The types of the properties of a JSON Schema, as far as they can be inferred. */
type Values<P> = {
  readonly [K in keyof P]: ValueOf<P[K]> | (P[K] extends { readonly default: unknown } ? never : undefined);
};

type ValueOf<S> = S extends { readonly enum: readonly (infer E)[] }
  ? E
  : S extends { readonly type: infer T extends keyof Simple }
    ? Simple[T]
    : S extends { readonly items: { readonly type: 'string' } }
      ? readonly string[]
      : S extends { readonly properties: infer P }
        ? Values<P>
        : unknown;

interface Simple {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
}

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

/** What one option may be, as a JSON Schema; an object is a group of options. */
export interface OptionSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** Where it is left out. A group takes its options' own. */
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

/** The JSON Schema of a rule's options: what is only text takes no time to load. Each option has a default. */
export interface OptionsSchema extends OptionSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, OptionSchema>>;
  readonly additionalProperties: false;
}

/** The JSON Schema of options, or of a group of them: each by its name, and no other. */
export const optionGroup = <const P extends Readonly<Record<string, OptionSchema>>>(properties: P) =>
  ({ type: 'object', additionalProperties: false, properties }) as const;

/** What a visitor gets as its options: what the schema makes of them. */
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

/** What a JSON Schema says its properties are, as far as types can tell. */
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

import { anything, kinds, type VrlKind } from './kinds.ts';

/** The parameters and the return value of a function. */
interface Signature {
  readonly parameters: readonly number[];
  readonly returns: VrlKind;
  /** Whether it may fail for any arguments. */
  readonly mayFail?: boolean;
}

const { string, integer, boolean, array, object } = kinds;
const text = { parameters: [string], returns: string } as const;
const textPredicate = { parameters: [string, string], returns: boolean } as const;
const typePredicate = { parameters: [anything], returns: boolean } as const;

/** The functions that most scripts call. Source: https://vector.dev/docs/reference/vrl/functions */
const functions = new Map<string, Signature>(
  Object.entries({
    contains: textPredicate,
    decode_base64: { ...text, mayFail: true },
    decode_percent: text,
    downcase: text,
    encode_base16: text,
    encode_base64: text,
    encode_json: { parameters: [anything], returns: string },
    encode_percent: text,
    ends_with: textPredicate,
    get: { parameters: [array | object, array], returns: anything, mayFail: true },
    hmac: { parameters: [string, string], returns: string },
    is_null: typePredicate,
    is_nullish: typePredicate,
    is_string: typePredicate,
    join: { parameters: [array, string], returns: string, mayFail: true },
    length: { parameters: [string | array | object], returns: integer },
    parse_json: { parameters: [string], returns: anything, mayFail: true },
    parse_query_string: { parameters: [string], returns: object },
    replace: { parameters: [string, string, string], returns: string },
    split: { parameters: [string, string], returns: array },
    starts_with: textPredicate,
    strip_whitespace: text,
    // These accept more kinds than listed here, and fail for some of them.
    to_bool: { parameters: [boolean], returns: boolean },
    to_string: { parameters: [anything & ~array & ~object], returns: string },
    upcase: text,
  }),
);

/** The result of a call that is fully understood. */
export interface CallResult {
  readonly kind: VrlKind;
  readonly mayFail: boolean;
}

/** Returns undefined if the compiler may report something, or its result cannot be predicted here. */
export function callResult(name: string, argumentKinds: readonly VrlKind[]): CallResult | undefined {
  const signature = functions.get(name);
  if (signature === undefined || signature.parameters.length !== argumentKinds.length) return undefined;
  let mayFail = signature.mayFail === true;
  for (const [index, kind] of argumentKinds.entries()) {
    const parameters = signature.parameters[index] ?? 0;
    if (kind === 'vague' || (kind & parameters) === 0) return undefined;
    if ((kind & ~parameters) !== 0) mayFail = true;
  }
  return { kind: signature.returns, mayFail };
}

import type { Shape } from '../../../schemas/shape.ts';

/** The keywords of a shape that a value itself can violate, regardless of its properties or items. */
export type ViolatedKeyword =
  | { readonly keyword: 'type'; readonly types: readonly string[] }
  | { readonly keyword: 'enum'; readonly values: readonly unknown[] }
  | { readonly keyword: 'minLength' | 'maxLength'; readonly limit: number }
  | { readonly keyword: 'pattern' };

/** The first keyword of a shape that a value violates; undefined if there is none. */
export function violatedKeyword(value: unknown, shape: Shape): ViolatedKeyword | undefined {
  const { type, enum: values } = shape;
  if (type !== undefined && !hasType(value, type)) return { keyword: 'type', types: [type].flat() };
  if (values?.includes(value) === false) return { keyword: 'enum', values };
  const missed = typeof value === 'string' ? violatedByText(value, shape) : undefined;
  if (missed !== undefined || shape.allOf === undefined) return missed;
  for (const part of shape.allOf) {
    const inPart = violatedKeyword(value, part);
    if (inPart !== undefined) return inPart;
  }
  return undefined;
}

const hasType = (value: unknown, type: NonNullable<Shape['type']>): boolean =>
  typeof type === 'string' ? isOf(type, value) : isOfAny(type, value);

const isOfAny = (types: readonly string[], value: unknown): boolean => types.some((type) => isOf(type, value));

const isOf = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isSafeInteger(value) : typeOf(value) === type;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && !Number.isFinite(value) ? 'not a JSON number' : typeof value;
}

/** A code point is one or two UTF-16 units, so most strings need not be counted. */
function violatedByText(
  text: string,
  { minLength = 0, maxLength = Infinity, pattern }: Shape,
): ViolatedKeyword | undefined {
  if (text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength))
    return { keyword: 'maxLength', limit: maxLength };
  if (text.length < 2 * minLength && [...text].length < minLength) return { keyword: 'minLength', limit: minLength };
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? undefined : { keyword: 'pattern' };
}

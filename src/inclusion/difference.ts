import type { Path } from '../data/path.ts';

/** A part of a schema. `$ref`s are resolved against `root`. */
export interface SchemaPart {
  readonly root: unknown;
  readonly path: Path;
  /**
   * The unknown parts of the root, by path: `value` if the value is missing, `rest` if the object or array may have further
   * entries.
   */
  readonly unknowns?: readonly { readonly path: Path; readonly extent: 'value' | 'rest' }[];
}

export interface InclusionOptions {
  /**
   * How properties are treated that a schema does not declare. `absent` (default): they are not sent, unless the schema
   * allows others explicitly with `additionalProperties`, and then under names that neither side declares. `any`: pure set
   * semantics.
   */
  readonly undeclared?: 'absent' | 'any';
  /**
   * How required properties with a default are treated. `optional` (default): `sup` does not insist on them. `required`: it
   * does. `omitted`: it does not, and values of `sub` may lack them too, because whoever provides the values leaves them to
   * the default.
   */
  readonly defaulted?: 'optional' | 'required' | 'omitted';
  /**
   * Whether to try values for which it is uncertain whether `sub` accepts them, because a validator may be able to decide. A
   * difference that only such a value shows is `unknown` with a `guess`.
   */
  readonly guesses?: boolean;
}

/**
 * The type of a difference, with the names in `data` in parentheses.
 *
 * About values: `never` (every value is refused), `type` (type: the refused one; `any` if `sub` names no type, `fraction` if
 * only integers are accepted), `value` (value, if it is a scalar: one of an enumeration), `minimum` and `maximum` (limit, and
 * `bound` if it is `exclusive` or refuses `only` the limit), `multiple` (limit), `length`, `items` and `properties` (keyword,
 * limit: a count), `pattern` (pattern), `format` (format, and the pattern beside it if that is new too), `variant` (no
 * variant accepts the value), `overlap` (several variants of `oneOf` accept it), `negation` (`not`), `condition` (`if`),
 * `unique`, `contains`.
 *
 * About properties, each with name: `property-required` (may be missing, must not), `property-absent` (is never present, must
 * be), `property-refused` (may be present, must not), `property-name` (without a name if none is found), `dependency`;
 * `additional-refused` (a property with any other name).
 *
 * About parts that cannot be compared: `opaque` (not known), `reference` (unresolved `$ref`), `malformed` (keyword),
 * `unsupported` (keyword), `depth`, `too-large`.
 */
export type Reason =
  | 'never'
  | 'type'
  | 'value'
  | 'minimum'
  | 'maximum'
  | 'multiple'
  | 'length'
  | 'items'
  | 'properties'
  | 'pattern'
  | 'format'
  | 'variant'
  | 'overlap'
  | 'negation'
  | 'condition'
  | 'unique'
  | 'contains'
  | 'property-required'
  | 'property-absent'
  | 'property-refused'
  | 'property-name'
  | 'additional-refused'
  | 'dependency'
  | 'opaque'
  | 'reference'
  | 'malformed'
  | 'unsupported'
  | 'depth'
  | 'too-large';

export type DifferenceData = Readonly<Record<string, string | number>>;

export interface Difference {
  /** `breaking` has a witness; a difference without one is `unknown`. */
  readonly kind: 'breaking' | 'unknown';
  readonly reason: Reason;
  readonly data: DifferenceData;
  /** Path from the root of `sub` to the innermost part involved. */
  readonly narrow: Path;
  /** Path from the root of `sup` to the innermost part involved: the keyword that refuses the value. */
  readonly wide: Path;
  /** Path in a value: property names and indexes; `*` is any property that is not declared. */
  readonly value: Path;
  /** Only for `breaking`: a whole value of the part, accepted by `sub` and refused by `sup`. */
  readonly witness?: unknown;
  /** Only for `unknown`, with the option `guesses`: a whole value that `sup` refuses and `sub` may accept. */
  readonly guess?: unknown;
}

/** A difference at some depth, before it is verified for the whole: `value` and `witness` are relative to that depth. */
export interface PartialDifference extends Omit<Difference, 'kind' | 'witness' | 'guess'> {
  readonly witness?: { readonly value: unknown } | undefined;
}

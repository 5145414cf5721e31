import type { Path } from '../data/path.ts';

/** A part of a schema: `root` is what `$ref`s are resolved in. */
export interface SchemaPart {
  readonly root: unknown;
  readonly path: Path;
  /** What of the root is not known, by its path there: a value that is left out, or more of what is there. */
  readonly unknowns?: readonly { readonly path: Path; readonly extent: 'value' | 'rest' }[];
}

export interface InclusionOptions {
  /**
   * What of properties that a schema does not declare. `absent` (default): they are not sent, unless the schema says
   * by `additionalProperties` that others may be, and then under names that no side declares. `any`: pure set semantics.
   */
  readonly undeclared?: 'absent' | 'any';
  /**
   * `optional` (default): `sup` does not insist on a required property that has a default. `required`: it does.
   * `omitted`: it does not, and values of `sub` may lack such a property, too: whoever gives them leaves it to the default.
   */
  readonly defaulted?: 'optional' | 'required' | 'omitted';
  /**
   * Whether values serve of which it cannot be said whether `sub` accepts them, as a validator may say it: what only these
   * show is told as unknown, with a guess.
   */
  readonly guesses?: boolean;
}

/**
 * What differs, with the names of `data` where it has any.
 * Of values: `never` (refused whatever it is), `type` (type: the one that
 * is refused, `any` where none is named, `fraction` where integers stay), `value` (value, if it is a scalar: one of an enumeration),
 * `minimum` and `maximum` (limit, and as `bound` whether it is `exclusive`), `multiple` (limit), `length`, `items` and `properties` (keyword, limit: a count), `pattern`
 * (pattern), `format` (format, and the pattern that is beside it where that is refused, too), `variant` (no variant accepts it), `overlap` (several of `oneOf` do), `negation`
 * (`not`), `condition` (`if`), `unique`, `contains`.
 * Of properties, each with name: `property-required` (may be missing, must not), `property-absent` (is never there, has to
 * be), `property-refused` (may be there, must not), `property-name` (without one where none is found),
 * `dependency`; `additional-refused` (a property of any other name).
 * Of what cannot be compared: `opaque` (not known), `reference` (`$ref` that leads nowhere), `malformed` (keyword),
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
  /** `breaking` comes with a witness; what has none is `unknown`. */
  readonly kind: 'breaking' | 'unknown';
  readonly reason: Reason;
  readonly data: DifferenceData;
  /** From the root of `sub` to the innermost part that has to do with it. */
  readonly narrow: Path;
  /** From the root of `sup` to the innermost part that has to do with it: the keyword that refuses. */
  readonly wide: Path;
  /** Where in a value: the property names and indices that lead there, `*` for any property that is not declared. */
  readonly value: Path;
  /** Of `breaking` alone: a whole value of the part, accepted by `sub` and refused by `sup`. */
  readonly witness?: unknown;
  /** Of `unknown` alone, where guesses are asked for: a whole value that `sup` refuses, and `sub` may accept. */
  readonly guess?: unknown;
}

/** A difference at some depth, before it is known of the whole: `value` and `witness` are of that depth. */
export interface PartialDifference extends Omit<Difference, 'kind' | 'witness' | 'guess'> {
  readonly witness?: { readonly value: unknown } | undefined;
}

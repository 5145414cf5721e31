import { once } from '../../data/once.ts';
import type { Path } from '../../data/path.ts';
import type { SchemaCase, Subject } from '../case/cases.ts';
import type { Unit } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { DifferenceData, PartialDifference, Reason } from '../difference.ts';
import type { PlacedSchema } from '../node.ts';
import { firstOf, meets } from '../sample/first.ts';
import { bits } from '../types.ts';

/** The search for differences, as its parts see it. */
export interface Search {
  readonly context: Context;
  include(sub: Subject, sup: PlacedSchema): readonly PartialDifference[];
}

/** A case, and a schema that all of its values must satisfy. */
export interface CaseComparison<Wide extends PlacedSchema = Unit> {
  readonly one: SchemaCase;
  readonly unit: Wide;
  readonly search: Search;
}

/** A part of the search: checks whether all values of a case satisfy a unit, with regard to some keywords. */
export type KeywordCheck = (comparison: CaseComparison) => Iterable<PartialDifference>;

export const subjectOf = ({ units, home }: SchemaCase): Subject => ({ nodes: units, home });

/** Builds a difference at a keyword of a unit; on the narrow side at the same keyword, if the case has it. */
export function differenceAt(
  { one, unit }: CaseComparison<PlacedSchema>,
  [keyword, ...steps]: Path,
  { reason, data = {}, narrow }: { readonly reason: Reason; readonly data?: DifferenceData; readonly narrow?: Path },
  witness?: PartialDifference['witness'],
): PartialDifference {
  const wide = keyword === undefined ? unit.path : [...unit.path, keyword, ...steps];
  return { reason, data, narrow: narrow ?? narrowAt(one, String(keyword)), wide, value: [], witness };
}

/** Returns the path of a keyword in a case, or else the path of the case. */
export function narrowAt({ units, home }: SchemaCase, keyword: string): Path {
  const unit = units.find(({ schema, made }) => Object.hasOwn(schema, keyword) && !made?.startsWith('made'));
  return unit ? [...unit.path, keyword] : home.path;
}

/** Returns the first of the values that belongs to the case and that the schema refuses. */
export function witnessIn(
  { one, unit, search: { context } }: CaseComparison<PlacedSchema>,
  values: Iterable<unknown>,
): PartialDifference['witness'] {
  const { sure, guess } = firstOf(values, (value) =>
    meets([unit], value, context) === false ? meets(one.units, value, context) : false,
  );
  return sure ?? (context.options.guesses ? guess : undefined);
}

/** Keywords that only have a meaning beside another keyword, by that keyword. */
const companions: Readonly<Record<string, readonly string[]>> = {
  type: ['nullable'],
  minimum: ['exclusiveMinimum'],
  maximum: ['exclusiveMaximum'],
  contains: ['minContains', 'maxContains'],
  if: ['then', 'else'],
};

/**
 * Returns the first of the values that belongs to the case and that one keyword refuses. Values that other keywords refuse
 * prove nothing about it.
 */
export function witnessOfKeyword(
  comparison: CaseComparison,
  keyword: string,
  values: Iterable<unknown>,
): PartialDifference['witness'] {
  const { unit } = comparison;
  const keywords = [keyword, ...(companions[keyword] ?? [])];
  const schema = Object.fromEntries(Object.entries(unit.schema).filter(([name]) => keywords.includes(name)));
  return witnessIn({ ...comparison, unit: { ...unit, schema } }, values);
}

/** Restricts a case to objects. */
export const objectsOf = (one: SchemaCase): SchemaCase => ({ ...one, types: bits.object });

/**
 * Turns differences inside a property or an item into differences of the object or array around it. The witness is computed
 * lazily: it is a value of the whole object, and there may be a thousand differences in one object.
 */
export function wrapDifferences(
  inner: readonly PartialDifference[],
  step: string | number,
  hold: (value: unknown) => unknown,
): readonly PartialDifference[] {
  return inner.map((one) => {
    const witness = once(() => {
      const held = one.witness && hold(one.witness.value);
      return held === undefined ? undefined : { value: held };
    });
    const { reason, data, narrow, wide, value } = one;
    return {
      ...{ reason, data, narrow, wide, value: [step, ...value] },
      get witness() {
        return witness();
      },
    };
  });
}

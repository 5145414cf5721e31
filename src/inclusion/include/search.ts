import { once } from '../../data/once.ts';
import type { Path } from '../../data/path.ts';
import type { SchemaCase, Subject } from '../case/cases.ts';
import type { Conjunct } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { DifferenceData, PartialDifference, Reason } from '../difference.ts';
import type { PlacedSchema } from '../node.ts';
import { findAccepted, satisfiesAll } from '../sample/find-accepted.ts';
import { bits } from '../types.ts';

/** The search for differences, as its parts see it. */
export interface Search {
  readonly context: Context;
  include(sub: Subject, sup: PlacedSchema): readonly PartialDifference[];
}

/** A case, and a schema that all of its values must satisfy. */
export interface CaseComparison<Wide extends PlacedSchema = Conjunct> {
  readonly subCase: SchemaCase;
  readonly constraint: Wide;
  readonly search: Search;
}

/** A part of the search: checks whether all values of a case satisfy a constraint, with regard to some keywords. */
export type KeywordCheck = (comparison: CaseComparison) => Iterable<PartialDifference>;

export const subjectOf = ({ conjuncts, home }: SchemaCase): Subject => ({ nodes: conjuncts, home });

/** Builds a difference at a keyword of the constraint; on the narrow side at the same keyword, if the case has it. */
export function differenceAt(
  { subCase, constraint }: CaseComparison<PlacedSchema>,
  [keyword, ...steps]: Path,
  { reason, data = {}, narrow }: { readonly reason: Reason; readonly data?: DifferenceData; readonly narrow?: Path },
  witness?: PartialDifference['witness'],
): PartialDifference {
  const wide = keyword === undefined ? constraint.path : [...constraint.path, keyword, ...steps];
  return { reason, data, narrow: narrow ?? narrowAt(subCase, String(keyword)), wide, value: [], witness };
}

/** Returns the path of a keyword in a case, or else the path of the case. */
export function narrowAt({ conjuncts, home }: SchemaCase, keyword: string): Path {
  const conjunct = conjuncts.find(
    ({ schema, derivation }) => Object.hasOwn(schema, keyword) && !derivation?.startsWith('derived'),
  );
  return conjunct ? [...conjunct.path, keyword] : home.path;
}

/** Returns the first of the values that belongs to the case and that the schema refuses. */
export function findWitness(
  { subCase, constraint, search: { context } }: CaseComparison<PlacedSchema>,
  values: Iterable<unknown>,
): PartialDifference['witness'] {
  const { sure, guess } = findAccepted(values, (value) =>
    satisfiesAll([constraint], value, context) === false ? satisfiesAll(subCase.conjuncts, value, context) : false,
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
export function findWitnessOfKeyword(
  comparison: CaseComparison,
  keyword: string,
  values: Iterable<unknown>,
): PartialDifference['witness'] {
  const { constraint } = comparison;
  const keywords = [keyword, ...(companions[keyword] ?? [])];
  const schema = Object.fromEntries(Object.entries(constraint.schema).filter(([name]) => keywords.includes(name)));
  return findWitness({ ...comparison, constraint: { ...constraint, schema } }, values);
}

/** Restricts a case to objects. */
export const restrictToObjects = (schemaCase: SchemaCase): SchemaCase => ({ ...schemaCase, types: bits.object });

/**
 * Turns differences inside a property or an item into differences of the object or array around it. The witness is computed
 * lazily: it is a value of the whole object, and there may be a thousand differences in one object.
 */
export function wrapDifferences(
  inner: readonly PartialDifference[],
  step: string | number,
  wrap: (value: unknown) => unknown,
): readonly PartialDifference[] {
  return inner.map((one) => {
    const witness = once(() => {
      const wrapped = one.witness && wrap(one.witness.value);
      return wrapped === undefined ? undefined : { value: wrapped };
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

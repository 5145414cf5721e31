import type { Data } from '../../data/objects.ts';
import { cachedForRecent } from '../../data/once.ts';
import type { Conjunct } from '../conjunction.ts';
import { boundsOf, isMultiple } from '../evaluate/scalars.ts';
import { namesOf } from '../keywords.ts';
import { type Dependency, dependenciesOf, itemsOf } from '../subschemas.ts';
import { bits } from '../types.ts';
import type { SchemaCase } from './cases.ts';

export interface NumberRange {
  readonly low: number;
  readonly high: number;
  readonly isLowOpen: boolean;
  readonly isHighOpen: boolean;
  readonly multiples: readonly number[];
}

/** Returns the range of numbers that the bounds of a case allow. For integers both bounds are integers and inclusive. */
export function numberRangeOf({ conjuncts, types }: SchemaCase): NumberRange {
  let [low, high, isLowOpen, isHighOpen] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false, false];
  for (const { schema } of conjuncts) {
    for (const { limit, isOpen } of boundsOf(schema, 'minimum')) {
      if (limit > low || (limit === low && isOpen)) [low, isLowOpen] = [limit, isOpen];
    }
    for (const { limit, isOpen } of boundsOf(schema, 'maximum')) {
      if (limit < high || (limit === high && isOpen)) [high, isHighOpen] = [limit, isOpen];
    }
  }
  const multiples = conjuncts.flatMap(({ schema }) =>
    typeof schema.multipleOf === 'number' ? [schema.multipleOf] : [],
  );
  const areIntegers = (types & bits.fraction) === 0 || multiples.some((of) => Number.isSafeInteger(of));
  if (!areIntegers) return { low, high, isLowOpen, isHighOpen, multiples };
  if (Number.isFinite(low)) low = isLowOpen && Number.isInteger(low) ? low + 1 : Math.ceil(low);
  if (Number.isFinite(high)) high = isHighOpen && Number.isInteger(high) ? high - 1 : Math.floor(high);
  return { low, high, isLowOpen: false, isHighOpen: false, multiples };
}

/** Returns the integers that the bounds of a case allow, if there are at most 50; undefined otherwise. */
export function integersIn(schemaCase: SchemaCase): readonly number[] | undefined {
  const { low, high } = numberRangeOf(schemaCase);
  if (schemaCase.types !== bits.integer || !(high - low < 50)) return undefined;
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

export const hasNumbers = ({ low, high, isLowOpen, isHighOpen }: NumberRange): boolean =>
  low < high || (low === high && !isLowOpen && !isHighOpen);

/** Whether all multiples of one of the numbers are multiples of `of`. */
export const isMultipleOfAny = (multiples: readonly number[], of: number): boolean =>
  multiples.some((one) => one === of || isMultiple(one, of) === true);

export interface CountRange {
  readonly min: number;
  readonly max: number;
}

function countRangeOf(conjuncts: SchemaCase['conjuncts'], [least, most]: readonly [string, string]): CountRange {
  const value = (schema: Data, keyword: string, otherwise: number) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? limit : otherwise;
  };
  return {
    min: Math.max(0, ...conjuncts.map(({ schema }) => value(schema, least, 0))),
    max: Math.min(...conjuncts.map(({ schema }) => value(schema, most, Number.POSITIVE_INFINITY))),
  };
}

export const lengthRangeOf = ({ conjuncts }: Pick<SchemaCase, 'conjuncts'>): CountRange =>
  countRangeOf(conjuncts, ['minLength', 'maxLength']);

/** Returns the range of item counts. If no items may follow the tuple, its length is the maximum. */
export function itemCountRangeOf({ conjuncts }: SchemaCase): CountRange {
  const { min, max } = countRangeOf(conjuncts, ['minItems', 'maxItems']);
  const closed = conjuncts.map((conjunct) => {
    const { tupleLength, rest } = itemsOf(conjunct);
    return rest?.schema === false ? tupleLength : Number.POSITIVE_INFINITY;
  });
  const contains = conjuncts.some(
    ({ schema: { contains, minContains } }) => contains !== undefined && minContains !== 0,
  );
  return { min: Math.max(min, contains ? 1 : 0), max: Math.min(max, ...closed) };
}

const allDependencies = cachedForRecent((conjuncts: SchemaCase['conjuncts']) => conjuncts.flatMap(dependenciesOf));

export const dependenciesIn = ({ conjuncts }: SchemaCase): readonly Dependency[] => allDependencies(conjuncts);

type IsOmitted = (conjunct: Conjunct, name: string) => boolean;

/**
 * Returns the names of the properties that must be present: the required ones that may not be omitted, and those that depend
 * on them.
 */
export const requiredNamesOf = (
  { conjuncts }: Pick<SchemaCase, 'conjuncts'>,
  isOmitted?: IsOmitted,
): ReadonlySet<string> => (isOmitted ? findRequiredNames(conjuncts, isOmitted) : allRequiredNames(conjuncts));

const allRequiredNames = cachedForRecent((conjuncts: SchemaCase['conjuncts']) =>
  findRequiredNames(conjuncts, () => false),
);

function findRequiredNames(conjuncts: SchemaCase['conjuncts'], isOmitted: IsOmitted): ReadonlySet<string> {
  const all = new Set(
    conjuncts.flatMap((conjunct) => namesOf(conjunct.schema.required).filter((name) => !isOmitted(conjunct, name))),
  );
  const dependent = new Map<string, readonly string[]>();
  for (const { name, names } of allDependencies(conjuncts)) {
    dependent.set(name, [...(dependent.get(name) ?? []), ...names]);
  }
  // Iterating over a set also visits the items that are added meanwhile.
  for (const name of all) for (const needed of dependent.get(name) ?? []) all.add(needed);
  return all;
}

export function propertyCountRangeOf(schemaCase: SchemaCase): CountRange {
  const { min, max } = countRangeOf(schemaCase.conjuncts, ['minProperties', 'maxProperties']);
  return { min: Math.max(min, requiredNamesOf(schemaCase).size), max };
}

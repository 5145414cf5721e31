import type { Data } from '../../data/objects.ts';
import { cachedForRecent } from '../../data/once.ts';
import type { Unit } from '../conjunction.ts';
import { boundsOf, isMultiple } from '../evaluate/scalars.ts';
import { namesOf } from '../keywords.ts';
import { type Dependency, dependenciesOf, itemsOf } from '../parts.ts';
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
export function numbersOf({ units, types }: SchemaCase): NumberRange {
  let [low, high, isLowOpen, isHighOpen] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false, false];
  for (const { schema } of units) {
    for (const { limit, isOpen } of boundsOf(schema, 'minimum')) {
      if (limit > low || (limit === low && isOpen)) [low, isLowOpen] = [limit, isOpen];
    }
    for (const { limit, isOpen } of boundsOf(schema, 'maximum')) {
      if (limit < high || (limit === high && isOpen)) [high, isHighOpen] = [limit, isOpen];
    }
  }
  const multiples = units.flatMap(({ schema }) => (typeof schema.multipleOf === 'number' ? [schema.multipleOf] : []));
  const areIntegers = (types & bits.fraction) === 0 || multiples.some((of) => Number.isSafeInteger(of));
  if (!areIntegers) return { low, high, isLowOpen, isHighOpen, multiples };
  if (Number.isFinite(low)) low = isLowOpen && Number.isInteger(low) ? low + 1 : Math.ceil(low);
  if (Number.isFinite(high)) high = isHighOpen && Number.isInteger(high) ? high - 1 : Math.floor(high);
  return { low, high, isLowOpen: false, isHighOpen: false, multiples };
}

/** Returns the integers that the bounds of a case allow, if there are at most 50; undefined otherwise. */
export function integersIn(one: SchemaCase): readonly number[] | undefined {
  const { low, high } = numbersOf(one);
  if (one.types !== bits.integer || !(high - low < 50)) return undefined;
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

function countsOf(units: SchemaCase['units'], [least, most]: readonly [string, string]): CountRange {
  const value = (schema: Data, keyword: string, otherwise: number) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? limit : otherwise;
  };
  return {
    min: Math.max(0, ...units.map(({ schema }) => value(schema, least, 0))),
    max: Math.min(...units.map(({ schema }) => value(schema, most, Number.POSITIVE_INFINITY))),
  };
}

export const lengthsOf = ({ units }: Pick<SchemaCase, 'units'>): CountRange =>
  countsOf(units, ['minLength', 'maxLength']);

/** Returns the range of item counts. If no items may follow the tuple, its length is the maximum. */
export function itemCountsOf({ units }: SchemaCase): CountRange {
  const { min, max } = countsOf(units, ['minItems', 'maxItems']);
  const closed = units.map((unit) => {
    const { places, rest } = itemsOf(unit);
    return rest?.schema === false ? places : Number.POSITIVE_INFINITY;
  });
  const contains = units.some(({ schema: { contains, minContains } }) => contains !== undefined && minContains !== 0);
  return { min: Math.max(min, contains ? 1 : 0), max: Math.min(max, ...closed) };
}

const dependenciesOfUnits = cachedForRecent((units: SchemaCase['units']) => units.flatMap(dependenciesOf));

export const dependenciesIn = ({ units }: SchemaCase): readonly Dependency[] => dependenciesOfUnits(units);

type IsOmitted = (unit: Unit, name: string) => boolean;

/**
 * Returns the names of the properties that must be present: the required ones that may not be omitted, and those that depend
 * on them.
 */
export const requiredOf = ({ units }: Pick<SchemaCase, 'units'>, isOmitted?: IsOmitted): ReadonlySet<string> =>
  isOmitted ? requiredUnless(units, isOmitted) : requiredInAll(units);

const requiredInAll = cachedForRecent((units: SchemaCase['units']) => requiredUnless(units, () => false));

function requiredUnless(units: SchemaCase['units'], isOmitted: IsOmitted): ReadonlySet<string> {
  const all = new Set(units.flatMap((unit) => namesOf(unit.schema.required).filter((name) => !isOmitted(unit, name))));
  const dependent = new Map<string, readonly string[]>();
  for (const { name, names } of dependenciesOfUnits(units)) {
    dependent.set(name, [...(dependent.get(name) ?? []), ...names]);
  }
  // Iterating over a set also visits the items that are added meanwhile.
  for (const name of all) for (const needed of dependent.get(name) ?? []) all.add(needed);
  return all;
}

export function propertyCountsOf(one: SchemaCase): CountRange {
  const { min, max } = countsOf(one.units, ['minProperties', 'maxProperties']);
  return { min: Math.max(min, requiredOf(one).size), max };
}

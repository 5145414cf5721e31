import type { SchemaCase } from '../case/cases.ts';
import { isUnsatisfiable, possibleNames } from '../case/empty.ts';
import { itemIn, othersIn, placesIn } from '../case/members.ts';
import { itemCountsOf, propertyCountsOf, requiredOf } from '../case/ranges.ts';
import type { Unit } from '../conjunction.ts';
import type { PartialDifference } from '../difference.ts';
import { below } from '../node.ts';
import { itemsOf, patternsOf } from '../parts.ts';
import { arrayOf, objectOf } from '../sample/sample.ts';
import { bits } from '../types.ts';
import { type CaseComparison, differenceAt, objectsOf, witnessOfKeyword, wrapDifferences } from './search.ts';

const arraysOf = (one: SchemaCase): SchemaCase => ({ ...one, types: bits.array });

export function* ofItems(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if ((one.types & bits.array) === 0) return;
  const { context } = search;
  const items = itemsOf(unit);
  const { max } = itemCountsOf(one);
  const places = Math.max(placesIn(one), items.places) + 1;
  for (let index = 0; index < Math.min(places, max); index += 1) {
    context.budget.spend();
    const wanted = items.at(index);
    const item = itemIn(one, index);
    // No item can be at this position, nor after it.
    if (isUnsatisfiable(item, context, 1)) return;
    if (wanted === undefined) continue;
    const hold = (value: unknown) => arrayOf(arraysOf(one), context, { given: new Map([[index, value]]) });
    yield* wrapDifferences(search.include(item, wanted), index, hold);
  }
}

export function* ofItemCounts(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const { minItems, maxItems } = unit.schema;
  if ((one.types & bits.array) === 0 || (minItems ?? maxItems) === undefined) return;
  const { min, max } = itemCountsOf(one);
  const arrays = (more: readonly number[]) =>
    more.map((each) => arrayOf(arraysOf(one), search.context, { more: Math.max(0, each) }));
  if (typeof minItems === 'number' && min < minItems) {
    const what = { reason: 'items', data: { keyword: 'minItems', limit: minItems } } as const;
    yield differenceAt(comparison, ['minItems'], what, witnessOfKeyword(comparison, 'minItems', arrays([0, 1])));
  }
  if (typeof maxItems === 'number' && max > maxItems) {
    const what = { reason: 'items', data: { keyword: 'maxItems', limit: maxItems } } as const;
    yield differenceAt(
      comparison,
      ['maxItems'],
      what,
      witnessOfKeyword(comparison, 'maxItems', arrays([maxItems + 1 - min])),
    );
  }
}

export function* ofContents(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const { uniqueItems, contains, minContains, maxContains } = unit.schema;
  if ((one.types & bits.array) === 0 || (uniqueItems ?? contains) === undefined) return;
  const { context } = search;
  const { max } = itemCountsOf(one);
  if (uniqueItems === true && max > 1 && !one.units.some(({ schema }) => schema.uniqueItems === true)) {
    const two = arrayOf(arraysOf(one), context, { more: 2 }) ?? [];
    const values = [two, [two[0], two[0]], two.map(() => two[0]), [...two, ...two]];
    yield differenceAt(
      comparison,
      ['uniqueItems'],
      { reason: 'unique' },
      witnessOfKeyword(comparison, 'uniqueItems', values),
    );
  }
  if (contains === undefined) return;
  const isSame = (each: Unit) =>
    context.same(below(each, 'contains'), below(unit, 'contains')) &&
    each.schema.minContains === minContains &&
    each.schema.maxContains === maxContains;
  if (one.units.some((each) => each.schema.contains !== undefined && isSame(each))) return;
  const values = [0, 1, 2].map((more) => arrayOf(arraysOf(one), context, { more }));
  yield differenceAt(
    comparison,
    ['contains'],
    { reason: 'contains' },
    witnessOfKeyword(comparison, 'contains', values),
  );
}

export function* ofPropertyCounts(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const { minProperties, maxProperties } = unit.schema;
  if ((one.types & bits.object) === 0 || (minProperties ?? maxProperties) === undefined) return;
  const { min, max } = propertyCountsOf(one);
  const objects = (more: readonly number[]) =>
    more.map((each) => objectOf(objectsOf(one), search.context, { more: Math.max(0, each) }));
  if (typeof minProperties === 'number' && min < minProperties) {
    const what = { reason: 'properties', data: { keyword: 'minProperties', limit: minProperties } } as const;
    yield differenceAt(
      comparison,
      ['minProperties'],
      what,
      witnessOfKeyword(comparison, 'minProperties', objects([0, 1])),
    );
  }
  const isOpen = othersIn(one).isDeclared || search.context.options.undeclared === 'any';
  const isClosed = one.units.some(({ schema }) => schema.additionalProperties === false) || !isOpen;
  const names = isClosed && !one.units.some((each) => patternsOf(each).length > 0);
  const upperBound = names ? Math.min(max, possibleNames(one, search.context).length) : max;
  if (typeof maxProperties === 'number' && upperBound > maxProperties) {
    const what = { reason: 'properties', data: { keyword: 'maxProperties', limit: maxProperties } } as const;
    const values = objects([maxProperties + 1 - requiredOf(one).size]);
    yield differenceAt(comparison, ['maxProperties'], what, witnessOfKeyword(comparison, 'maxProperties', values));
  }
}

import type { SchemaCase } from '../case/cases.ts';
import { isUnsatisfiable, possibleNames } from '../case/empty.ts';
import { additionalPropertiesIn, itemSchemasIn, tupleLengthIn } from '../case/members.ts';
import { itemCountRangeOf, propertyCountRangeOf, requiredNamesOf } from '../case/ranges.ts';
import type { Conjunct } from '../conjunction.ts';
import type { PartialDifference } from '../difference.ts';
import { subschemaAt } from '../node.ts';
import { buildArray, buildObject } from '../sample/sample.ts';
import { itemsOf, namePatternsOf } from '../subschemas.ts';
import { bits } from '../types.ts';
import {
  type CaseComparison,
  differenceAt,
  findWitnessOfKeyword,
  restrictToObjects,
  wrapDifferences,
} from './search.ts';

const restrictToArrays = (schemaCase: SchemaCase): SchemaCase => ({ ...schemaCase, types: bits.array });

export function* checkItems(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if ((subCase.types & bits.array) === 0) return;
  const { context } = search;
  const items = itemsOf(constraint);
  const { max } = itemCountRangeOf(subCase);
  const positions = Math.max(tupleLengthIn(subCase), items.tupleLength) + 1;
  for (let index = 0; index < Math.min(positions, max); index += 1) {
    context.budget.spend();
    const wanted = items.at(index);
    const item = itemSchemasIn(subCase, index);
    // No item can be at this position, nor after it.
    if (isUnsatisfiable(item, context, 1)) return;
    if (wanted === undefined) continue;
    const wrap = (value: unknown) =>
      buildArray(restrictToArrays(subCase), context, { given: new Map([[index, value]]) });
    yield* wrapDifferences(search.include(item, wanted), index, wrap);
  }
}

export function* checkItemCounts(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const { minItems, maxItems } = constraint.schema;
  if ((subCase.types & bits.array) === 0 || (minItems ?? maxItems) === undefined) return;
  const { min, max } = itemCountRangeOf(subCase);
  const arrays = (counts: readonly number[]) =>
    counts.map((each) => buildArray(restrictToArrays(subCase), search.context, { extra: Math.max(0, each) }));
  if (typeof minItems === 'number' && min < minItems) {
    const what = { reason: 'items', data: { keyword: 'minItems', limit: minItems } } as const;
    yield differenceAt(comparison, ['minItems'], what, findWitnessOfKeyword(comparison, 'minItems', arrays([0, 1])));
  }
  if (typeof maxItems === 'number' && max > maxItems) {
    const what = { reason: 'items', data: { keyword: 'maxItems', limit: maxItems } } as const;
    yield differenceAt(
      comparison,
      ['maxItems'],
      what,
      findWitnessOfKeyword(comparison, 'maxItems', arrays([maxItems + 1 - min])),
    );
  }
}

export function* checkUniqueAndContains(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const { uniqueItems, contains, minContains, maxContains } = constraint.schema;
  if ((subCase.types & bits.array) === 0 || (uniqueItems ?? contains) === undefined) return;
  const { context } = search;
  const { max } = itemCountRangeOf(subCase);
  if (uniqueItems === true && max > 1 && !subCase.conjuncts.some(({ schema }) => schema.uniqueItems === true)) {
    const two = buildArray(restrictToArrays(subCase), context, { extra: 2 }) ?? [];
    const values = [two, [two[0], two[0]], two.map(() => two[0]), [...two, ...two]];
    yield differenceAt(
      comparison,
      ['uniqueItems'],
      { reason: 'unique' },
      findWitnessOfKeyword(comparison, 'uniqueItems', values),
    );
  }
  if (contains === undefined) return;
  const isSame = (each: Conjunct) =>
    context.haveSameMeaning(subschemaAt(each, 'contains'), subschemaAt(constraint, 'contains')) &&
    each.schema.minContains === minContains &&
    each.schema.maxContains === maxContains;
  if (subCase.conjuncts.some((each) => each.schema.contains !== undefined && isSame(each))) return;
  const values = [0, 1, 2].map((extra) => buildArray(restrictToArrays(subCase), context, { extra }));
  yield differenceAt(
    comparison,
    ['contains'],
    { reason: 'contains' },
    findWitnessOfKeyword(comparison, 'contains', values),
  );
}

export function* checkPropertyCounts(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const { minProperties, maxProperties } = constraint.schema;
  if ((subCase.types & bits.object) === 0 || (minProperties ?? maxProperties) === undefined) return;
  const { min, max } = propertyCountRangeOf(subCase);
  const objects = (counts: readonly number[]) =>
    counts.map((each) => buildObject(restrictToObjects(subCase), search.context, { extra: Math.max(0, each) }));
  if (typeof minProperties === 'number' && min < minProperties) {
    const what = { reason: 'properties', data: { keyword: 'minProperties', limit: minProperties } } as const;
    yield differenceAt(
      comparison,
      ['minProperties'],
      what,
      findWitnessOfKeyword(comparison, 'minProperties', objects([0, 1])),
    );
  }
  const isOpen = additionalPropertiesIn(subCase).isDeclared || search.context.options.undeclared === 'any';
  const isClosed = subCase.conjuncts.some(({ schema }) => schema.additionalProperties === false) || !isOpen;
  const names = isClosed && !subCase.conjuncts.some((each) => namePatternsOf(each).length > 0);
  const upperBound = names ? Math.min(max, possibleNames(subCase, search.context).length) : max;
  if (typeof maxProperties === 'number' && upperBound > maxProperties) {
    const what = { reason: 'properties', data: { keyword: 'maxProperties', limit: maxProperties } } as const;
    const values = objects([maxProperties + 1 - requiredNamesOf(subCase).size]);
    yield differenceAt(comparison, ['maxProperties'], what, findWitnessOfKeyword(comparison, 'maxProperties', values));
  }
}

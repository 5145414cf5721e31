import { restrictCase } from '../case/cases.ts';
import { type CountRange, integersIn, isMultipleOfAny, lengthRangeOf, numberRangeOf } from '../case/ranges.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { boundsOf } from '../evaluate/scalars.ts';
import { includesPattern } from '../patterns/compare.ts';
import { matchLengthsOf } from '../patterns/lengths.ts';
import { candidatesOf } from '../sample/sample.ts';
import { candidateNumbers, candidateTextsIn, distinct } from '../sample/scalars.ts';
import { anyType, bits, enumeratedValuesOf, numeric, splitTypes, typeNames, typesOf } from '../types.ts';
import { type CaseComparison, differenceAt, findWitnessOfKeyword } from './search.ts';

/** Checks `type`, `nullable`, `enum` and `const`. */
export function* checkTypeAndEnum(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const { enum: _, const: __, ...rest } = constraint.schema;
  const refused = subCase.types & ~typesOf(rest);
  // If `sub` names no type at all, that is one difference.
  const isAny = subCase.types === anyType && refused !== 0;
  for (const types of isAny ? [refused] : splitTypes(refused)) {
    const values = candidatesOf({ ...subCase, types }, search.context);
    const type = isAny ? 'any' : types === bits.fraction ? 'fraction' : (typeNames(types)[0] ?? '');
    yield differenceAt(
      comparison,
      ['type'],
      { reason: 'type', data: { type } },
      findWitnessOfKeyword(comparison, 'type', values),
    );
  }
  const keyword = Object.hasOwn(constraint.schema, 'const') ? 'const' : 'enum';
  if (!enumeratedValuesOf(constraint.schema) || refused === subCase.types) return;
  const integers = integersIn(subCase);
  if (integers?.every((value) => accepts(constraint, value, search.context))) return;
  const values =
    integers ?? candidatesOf(restrictCase(subCase, { ...('type' in rest && { type: rest.type }) }), search.context);
  yield differenceAt(comparison, [keyword], { reason: 'value' }, findWitnessOfKeyword(comparison, keyword, values));
}

/** Returns the data for a bound. If the numbers end exactly at an exclusive limit, `only` the limit is refused. */
const boundDataOf = (limit: number, isOpen: boolean, end: number) => ({
  limit,
  ...(isOpen && { bound: end === limit ? 'only' : 'exclusive' }),
});

export function* checkNumbers(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint } = comparison;
  if ((subCase.types & numeric) === 0) return;
  const numbers = { ...subCase, types: subCase.types & numeric };
  const { low, high, isLowOpen, isHighOpen, multiples } = numberRangeOf(numbers);
  const findWitnessFor = (keyword: string, near: number) =>
    findWitnessOfKeyword(comparison, keyword, candidateNumbers(numbers, [near]));
  for (const { limit, isOpen, keyword } of boundsOf(constraint.schema, 'minimum')) {
    if (low > limit || (low === limit && (isLowOpen || !isOpen))) continue;
    const data = boundDataOf(limit, isOpen, low);
    yield differenceAt(comparison, [keyword], { reason: 'minimum', data }, findWitnessFor(keyword, limit));
  }
  for (const { limit, isOpen, keyword } of boundsOf(constraint.schema, 'maximum')) {
    if (high < limit || (high === limit && (isHighOpen || !isOpen))) continue;
    const data = boundDataOf(limit, isOpen, high);
    yield differenceAt(comparison, [keyword], { reason: 'maximum', data }, findWitnessFor(keyword, limit));
  }
  const { multipleOf } = constraint.schema;
  if (typeof multipleOf !== 'number' || isMultipleOfAny(multiples, multipleOf)) return;
  if (multipleOf === 1 && (numbers.types & bits.fraction) === 0) return;
  yield differenceAt(
    comparison,
    ['multipleOf'],
    { reason: 'multiple', data: { limit: multipleOf } },
    findWitnessFor('multipleOf', 0),
  );
}

export function* checkTexts(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint } = comparison;
  if ((subCase.types & bits.string) === 0) return;
  const { min, max } = lengthRangeOf(subCase);
  const { minLength, maxLength } = constraint.schema;
  const findWitnessFor = (keyword: string, ...lengths: number[]) =>
    findWitnessOfKeyword(comparison, keyword, candidateTextsIn(subCase, lengths));
  const isMet = (holds: (lengths: CountRange) => boolean) =>
    subCase.conjuncts.some(({ schema: { pattern } }) => typeof pattern === 'string' && holds(matchLengthsOf(pattern)));
  if (typeof minLength === 'number' && min < minLength && !isMet((found) => found.min >= minLength)) {
    const data = { keyword: 'minLength', limit: minLength };
    yield differenceAt(
      comparison,
      ['minLength'],
      { reason: 'length', data },
      findWitnessFor('minLength', minLength - 1, min),
    );
  }
  if (typeof maxLength === 'number' && max > maxLength && !isMet((found) => found.max <= maxLength)) {
    const data = { keyword: 'maxLength', limit: maxLength };
    yield differenceAt(
      comparison,
      ['maxLength'],
      { reason: 'length', data },
      findWitnessFor('maxLength', maxLength + 1),
    );
  }
  yield* checkPatternAndFormat(comparison);
}

/**
 * Checks `pattern` and `format`. Tools that add a format often add its pattern too: if both are new, they are one difference.
 */
function* checkPatternAndFormat(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint } = comparison;
  const { pattern, format } = constraint.schema;
  const named = (keyword: string) => subCase.conjuncts.map(({ schema }) => schema[keyword]);
  const isMatched = (source: string) =>
    named('pattern').some((other) => typeof other === 'string' && includesPattern(source, other));
  const findWitnessFor = (keyword: string) =>
    findWitnessOfKeyword(comparison, keyword, distinct(candidateTextsIn(subCase)));
  const data = {
    ...(typeof format === 'string' && !named('format').includes(format) && { format }),
    ...(typeof pattern === 'string' && !isMatched(pattern) && { pattern }),
  };
  if (data.format !== undefined) {
    const witness = findWitnessFor('format') ?? (data.pattern === undefined ? undefined : findWitnessFor('pattern'));
    yield differenceAt(comparison, ['format'], { reason: 'format', data }, witness);
  } else if (data.pattern !== undefined) {
    yield differenceAt(comparison, ['pattern'], { reason: 'pattern', data }, findWitnessFor('pattern'));
  }
}

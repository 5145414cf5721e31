import { withSchema } from '../case/cases.ts';
import { type CountRange, integersIn, isMultipleOfAny, lengthsOf, numbersOf } from '../case/ranges.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { boundsOf } from '../evaluate/scalars.ts';
import { lengthsFound } from '../pattern-lengths.ts';
import { candidatesOf } from '../sample/sample.ts';
import { distinct, numbersFor, textsOf } from '../sample/scalars.ts';
import { anyType, bits, numeric, typeNames, typesIn, typesOf, valuesOf } from '../types.ts';
import { isAsWide } from '../wider.ts';
import { type CaseComparison, differenceAt, witnessOfKeyword } from './search.ts';

/** Checks `type`, `nullable`, `enum` and `const`. */
export function* ofKind(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const { enum: _, const: __, ...rest } = unit.schema;
  const refused = one.types & ~typesOf(rest);
  // If `sub` names no type at all, that is one difference.
  const isAny = one.types === anyType && refused !== 0;
  for (const types of isAny ? [refused] : typesIn(refused)) {
    const values = candidatesOf({ ...one, types }, search.context);
    const type = isAny ? 'any' : types === bits.fraction ? 'fraction' : (typeNames(types)[0] ?? '');
    yield differenceAt(
      comparison,
      ['type'],
      { reason: 'type', data: { type } },
      witnessOfKeyword(comparison, 'type', values),
    );
  }
  const keyword = Object.hasOwn(unit.schema, 'const') ? 'const' : 'enum';
  if (!valuesOf(unit.schema) || refused === one.types) return;
  const integers = integersIn(one);
  if (integers?.every((value) => accepts(unit, value, search.context))) return;
  const values =
    integers ?? candidatesOf(withSchema(one, { ...('type' in rest && { type: rest.type }) }), search.context);
  yield differenceAt(comparison, [keyword], { reason: 'value' }, witnessOfKeyword(comparison, keyword, values));
}

/** Returns the data for a bound. If the numbers end exactly at an exclusive limit, `only` the limit is refused. */
const boundOf = (limit: number, isOpen: boolean, end: number) => ({
  limit,
  ...(isOpen && { bound: end === limit ? 'only' : 'exclusive' }),
});

export function* ofNumbers(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit } = comparison;
  if ((one.types & numeric) === 0) return;
  const numbers = { ...one, types: one.types & numeric };
  const { low, high, isLowOpen, isHighOpen, multiples } = numbersOf(numbers);
  const against = (keyword: string, near: number) => witnessOfKeyword(comparison, keyword, numbersFor(numbers, [near]));
  for (const { limit, isOpen, keyword } of boundsOf(unit.schema, 'minimum')) {
    if (low > limit || (low === limit && (isLowOpen || !isOpen))) continue;
    const data = boundOf(limit, isOpen, low);
    yield differenceAt(comparison, [keyword], { reason: 'minimum', data }, against(keyword, limit));
  }
  for (const { limit, isOpen, keyword } of boundsOf(unit.schema, 'maximum')) {
    if (high < limit || (high === limit && (isHighOpen || !isOpen))) continue;
    const data = boundOf(limit, isOpen, high);
    yield differenceAt(comparison, [keyword], { reason: 'maximum', data }, against(keyword, limit));
  }
  const { multipleOf } = unit.schema;
  if (typeof multipleOf !== 'number' || isMultipleOfAny(multiples, multipleOf)) return;
  if (multipleOf === 1 && (numbers.types & bits.fraction) === 0) return;
  yield differenceAt(
    comparison,
    ['multipleOf'],
    { reason: 'multiple', data: { limit: multipleOf } },
    against('multipleOf', 0),
  );
}

export function* ofTexts(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit } = comparison;
  if ((one.types & bits.string) === 0) return;
  const { min, max } = lengthsOf(one);
  const { minLength, maxLength } = unit.schema;
  const against = (keyword: string, ...lengths: number[]) =>
    witnessOfKeyword(comparison, keyword, textsOf(one, lengths));
  const isMet = (holds: (lengths: CountRange) => boolean) =>
    one.units.some(({ schema: { pattern } }) => typeof pattern === 'string' && holds(lengthsFound(pattern)));
  if (typeof minLength === 'number' && min < minLength && !isMet((found) => found.min >= minLength)) {
    const data = { keyword: 'minLength', limit: minLength };
    yield differenceAt(comparison, ['minLength'], { reason: 'length', data }, against('minLength', minLength - 1, min));
  }
  if (typeof maxLength === 'number' && max > maxLength && !isMet((found) => found.max <= maxLength)) {
    const data = { keyword: 'maxLength', limit: maxLength };
    yield differenceAt(comparison, ['maxLength'], { reason: 'length', data }, against('maxLength', maxLength + 1));
  }
  yield* ofForm(comparison);
}

/**
 * Checks `pattern` and `format`. Tools that add a format often add its pattern too: if both are new, they are one difference.
 */
function* ofForm(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit } = comparison;
  const { pattern, format } = unit.schema;
  const named = (keyword: string) => one.units.map(({ schema }) => schema[keyword]);
  const isMatched = (source: string) =>
    named('pattern').some((other) => typeof other === 'string' && isAsWide(source, other));
  const against = (keyword: string) => witnessOfKeyword(comparison, keyword, distinct(textsOf(one)));
  const data = {
    ...(typeof format === 'string' && !named('format').includes(format) && { format }),
    ...(typeof pattern === 'string' && !isMatched(pattern) && { pattern }),
  };
  if (data.format !== undefined) {
    const witness = against('format') ?? (data.pattern === undefined ? undefined : against('pattern'));
    yield differenceAt(comparison, ['format'], { reason: 'format', data }, witness);
  } else if (data.pattern !== undefined) {
    yield differenceAt(comparison, ['pattern'], { reason: 'pattern', data }, against('pattern'));
  }
}

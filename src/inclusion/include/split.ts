import type { Data } from '../../data/objects.ts';
import { casesOf, type SchemaCase, withSchema } from '../case/cases.ts';
import { valuesIn } from '../case/empty.ts';
import { propertyIn } from '../case/members.ts';
import { lengthsOf, requiredOf } from '../case/ranges.ts';
import { accepts } from '../evaluate/accepts.ts';
import type { PlacedSchema } from '../node.ts';
import { bits, numeric, typesIn } from '../types.ts';
import type { Search } from './search.ts';

/** A property with more values is not split by value. */
const maxValues = 50;

/**
 * Splits a case into smaller ones: by type, into the empty string and all others, or by the values of a property that
 * discriminates the variants.
 */
export function splitCase(one: SchemaCase, variants: readonly PlacedSchema[], search: Search): readonly SchemaCase[] {
  const types = typesIn(one.types);
  if (types.length > 1) return types.map((type) => withSchema(one, { type: nameOf(type) }));
  const isEmptyTextApart = one.types === bits.string && lengthsOf(one).min === 0;
  if (isEmptyTextApart && variants.some((variant) => accepts(variant, '', search.context))) {
    return [withSchema(one, { maxLength: 0 }), withSchema(one, { minLength: 1 })];
  }
  if (one.types !== bits.object) return [];
  for (const name of requiredOf(one)) {
    const values = fewValuesOf(one, name, search);
    const isTelling = variants.some((variant) => isDiscriminatedBy(variant, name, search));
    if (values.length > 1 && isTelling) return values.map((value) => withSchema(one, propertyIs(name, value)));
  }
  return [];
}

const propertyIs = (name: string, value: unknown): Data => ({ properties: { [name]: { const: value } } });

function isDiscriminatedBy(variant: PlacedSchema, name: string, search: Search): boolean {
  for (const one of casesOf({ nodes: [variant], home: variant }, search.context)) {
    if (fewValuesOf(one, name, search).length > 0) return true;
  }
  return false;
}

/** Returns the values of a property if they are enumerated and few; empty otherwise. */
export function fewValuesOf(one: SchemaCase, name: string, { context }: Search): readonly unknown[] {
  const values: unknown[] = [];
  for (const inner of casesOf(propertyIn(one, name, context), context)) {
    const own = valuesIn(inner, context);
    if (own === undefined || values.length + own.length > maxValues) return [];
    values.push(...own);
  }
  return values;
}

function nameOf(type: number): string | readonly string[] {
  if ((type & numeric) !== 0) return (type & bits.fraction) === 0 ? 'integer' : 'number';
  return Object.entries(bits).find(([, bit]) => bit === type)?.[0] ?? [];
}

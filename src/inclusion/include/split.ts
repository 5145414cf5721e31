import type { Data } from '../../data/objects.ts';
import { casesOf, restrictCase, type SchemaCase } from '../case/cases.ts';
import { enumeratedValuesIn } from '../case/empty.ts';
import { propertySchemasIn } from '../case/members.ts';
import { lengthRangeOf, requiredNamesOf } from '../case/ranges.ts';
import { accepts } from '../evaluate/accepts.ts';
import type { PlacedSchema } from '../node.ts';
import { bits, numeric, splitTypes } from '../types.ts';
import type { Search } from './search.ts';

/** A property with more values is not split by value. */
const maxValues = 50;

/**
 * Splits a case into smaller ones: by type, into the empty string and all others, or by the values of a property that
 * discriminates the variants.
 */
export function splitCase(
  schemaCase: SchemaCase,
  variants: readonly PlacedSchema[],
  search: Search,
): readonly SchemaCase[] {
  const types = splitTypes(schemaCase.types);
  if (types.length > 1) return types.map((type) => restrictCase(schemaCase, { type: nameOf(type) }));
  const isEmptyTextApart = schemaCase.types === bits.string && lengthRangeOf(schemaCase).min === 0;
  if (isEmptyTextApart && variants.some((variant) => accepts(variant, '', search.context))) {
    return [restrictCase(schemaCase, { maxLength: 0 }), restrictCase(schemaCase, { minLength: 1 })];
  }
  if (schemaCase.types !== bits.object) return [];
  for (const name of requiredNamesOf(schemaCase)) {
    const values = fewValuesOf(schemaCase, name, search);
    const isDiscriminator = variants.some((variant) => isDiscriminatedBy(variant, name, search));
    if (values.length > 1 && isDiscriminator)
      return values.map((value) => restrictCase(schemaCase, createConstProperty(name, value)));
  }
  return [];
}

const createConstProperty = (name: string, value: unknown): Data => ({ properties: { [name]: { const: value } } });

function isDiscriminatedBy(variant: PlacedSchema, name: string, search: Search): boolean {
  for (const schemaCase of casesOf({ nodes: [variant], home: variant }, search.context)) {
    if (fewValuesOf(schemaCase, name, search).length > 0) return true;
  }
  return false;
}

/** Returns the values of a property if they are enumerated and few; empty otherwise. */
export function fewValuesOf(schemaCase: SchemaCase, name: string, { context }: Search): readonly unknown[] {
  const values: unknown[] = [];
  for (const inner of casesOf(propertySchemasIn(schemaCase, name, context), context)) {
    const own = enumeratedValuesIn(inner, context);
    if (own === undefined || values.length + own.length > maxValues) return [];
    values.push(...own);
  }
  return values;
}

function nameOf(type: number): string | readonly string[] {
  if ((type & numeric) !== 0) return (type & bits.fraction) === 0 ? 'integer' : 'number';
  return Object.entries(bits).find(([, bit]) => bit === type)?.[0] ?? [];
}

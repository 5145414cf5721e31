import { isSame } from '../../data/same.ts';
import type { SchemaDifference } from '../index.ts';
import type { Harmless } from './schema-use.ts';

/** By what else it is told that a property is required where it was not, or was not there. */
const tellers: Readonly<Record<string, readonly string[]>> = {
  'property-absent': ['property-refused', 'property-declared'],
  'property-required': ['property-declared'],
};

/** Whether a property that is not there, or need not be, is what another difference tells of, too. */
export const isSameProperty = (one: SchemaDifference, { reason, data: { name }, value }: SchemaDifference): boolean =>
  one.data.name === name && tellers[one.reason]?.includes(reason) === true && isSame(value, [...one.value, name]);

/** Differences without those of properties that any of them or of others tells of, too. */
export const withoutRepeated = (all: readonly Harmless[], others: readonly Harmless[]): readonly Harmless[] =>
  all.filter((one) => ![...all, ...others].some(({ difference }) => isSameProperty(one.difference, difference)));

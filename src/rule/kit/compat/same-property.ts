import type { SchemaDifference } from '../../index.ts';
import type { Harmless } from './schema-use.ts';

/** By what else it is told that a property is required where it was not, or was not there. */
const tellers: Readonly<Record<string, readonly string[]>> = {
  'property-absent': ['property-refused', 'property-declared'],
  'property-required': ['property-declared'],
};

type Told = Pick<SchemaDifference, 'reason' | 'data' | 'value'>;

const keyOf = ({ reason, data: { name }, value }: Told): string => JSON.stringify([reason, name, value]);

/**
 * Whether a property that is not there, or need not be, is what any of other differences tells of, too. There may be
 * thousands of both: each is looked at once.
 */
export function toldBy(others: readonly SchemaDifference[]): (one: SchemaDifference) => boolean {
  const told = new Set(others.map(keyOf));
  return ({ reason, data, value }) =>
    tellers[reason]?.some((teller) => told.has(keyOf({ reason: teller, data, value: [...value, data.name ?? ''] }))) ??
    false;
}

/** Differences without those of properties that any of them or of others tells of, too. */
export function withoutRepeated(all: readonly Harmless[], others: readonly Harmless[]): readonly Harmless[] {
  const isTold = toldBy([...all, ...others].map(({ difference }) => difference));
  return all.filter(({ difference }) => !isTold(difference));
}

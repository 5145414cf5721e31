import type { SchemaDifference } from '../../index.ts';
import type { Harmless } from './schema-use.ts';

/** For a difference about required properties: the other reasons that report the same change. */
const equivalentReasons: Readonly<Record<string, readonly string[]>> = {
  'property-absent': ['property-refused', 'property-declared'],
  'property-required': ['property-declared'],
};

type ReasonedDifference = Pick<SchemaDifference, 'reason' | 'data' | 'value'>;

const keyOf = ({ reason, data: { name }, value }: ReasonedDifference): string => JSON.stringify([reason, name, value]);

/**
 * Builds a predicate: whether a difference about a required property is already reported by one of `others`. Uses a set,
 * because there may be thousands of both.
 */
export function isReportedBy(others: readonly SchemaDifference[]): (difference: SchemaDifference) => boolean {
  const reported = new Set(others.map(keyOf));
  return ({ reason, data, value }) =>
    equivalentReasons[reason]?.some((equivalent) =>
      reported.has(keyOf({ reason: equivalent, data, value: [...value, data.name ?? ''] })),
    ) ?? false;
}

/** Returns the differences without those that another one in `all` or `others` already reports. */
export function withoutRepeated(all: readonly Harmless[], others: readonly Harmless[]): readonly Harmless[] {
  const isReported = isReportedBy([...all, ...others].map(({ difference }) => difference));
  return all.filter(({ difference }) => !isReported(difference));
}

import { isContainer } from '../../../data/objects.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { schemasWithin } from '../../../rule/schema/schemas-within.ts';

/** Keywords that can make validation slow: regular expressions, pairwise comparison, and references to reused parts. */
const slowKeywords = keywords(
  'pattern',
  'patternProperties',
  'format',
  'uniqueItems',
  '$ref',
  '$recursiveRef',
  '$dynamicRef',
);
/** A schema with fewer subschemas compiles quickly. */
const maxSubschemas = 500;

/** Returns whether validation needs no timeout: setting one takes longer than most validations. */
export const isQuick = (schema: JsonSchema): boolean =>
  !hasKeyword(schema, slowKeywords) && schemasWithin(schema).length < maxSubschemas;

/** The limit for names and values together. Defaults and examples that people write have ten or twenty. */
const maxValues = 200;

/** Returns whether a value is small enough to be validated quickly. */
export const isSmall = (value: unknown): boolean => remainingAfter(value, maxValues) >= 0;

/** Returns what remains of a limit after counting a value; negative if the value exceeds it. */
function remainingAfter(value: unknown, budget: number): number {
  let remaining = budget - 1;
  if (!isContainer(value)) return remaining;
  for (const name of Object.keys(value)) {
    if (remaining < 0) break;
    remaining = remainingAfter(value[name], remaining);
  }
  return remaining;
}

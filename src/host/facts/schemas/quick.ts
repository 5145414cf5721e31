import { isContainer } from '../../../data/objects.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { schemasWithin } from '../../../rule/schema/schemas-within.ts';

/** What a validator may take long for: expressions, comparing all with all, and what is written once and stands often. */
const slow = keywords('pattern', 'patternProperties', 'format', 'uniqueItems', '$ref', '$recursiveRef', '$dynamicRef');
/** So many parts are compiled in no time. */
const mostParts = 500;

/** Whether no limit of time is needed: setting one takes longer than most verdicts. */
export const isQuick = (schema: JsonSchema): boolean =>
  !hasKeyword(schema, slow) && schemasWithin(schema).length < mostParts;

/** Names and values. Defaults and examples that people write have ten or twenty. */
const mostValues = 200;

/** Whether a value is held against such a schema in no time. */
export const isSmall = (value: unknown): boolean => spent(value, mostValues) >= 0;

/** What is left of the room for values; less than nothing where they do not fit into it. */
function spent(value: unknown, room: number): number {
  let left = room - 1;
  if (!isContainer(value)) return left;
  for (const name of Object.keys(value)) {
    if (left < 0) break;
    left = spent(value[name], left);
  }
  return left;
}

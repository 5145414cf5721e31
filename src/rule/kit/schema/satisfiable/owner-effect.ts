import type { Path } from '../../../../data/path.ts';
import type { JsonSchema } from '../../../nodes.ts';
import { keywordsTo } from '../../../schema/schemas-within.ts';

/** Keywords whose subschema need not be satisfied: if no value satisfies it, nothing is lost. */
const negatingKeywords = new Set(['not', 'if']);
/** Keywords whose subschema is one of several for the same value, or applies to something without a name. */
const alternativeKeywords = new Set([
  ...['anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'],
  ...['propertyNames', 'additionalItems', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
]);

/**
 * Whether a contradiction in a part of a schema makes the nearest named schema around it accept nothing. If one of several
 * alternatives accepts nothing, the others still may; if a condition accepts nothing, it never applies.
 */
export function makesOwnerUnsatisfiable(root: JsonSchema, path: Path): boolean {
  const keywords = keywordsTo(root, path);
  if (keywords.some((keyword) => negatingKeywords.has(keyword))) return false;
  const nearest = keywords.findLast((keyword) => keyword !== 'allOf');
  return nearest === undefined || !alternativeKeywords.has(nearest);
}

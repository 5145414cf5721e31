import type { Path } from '../../../../data/path.ts';
import type { JsonSchema } from '../../../nodes.ts';
import { keywordsTo } from '../../../schema/schemas-within.ts';

/** Keywords whose subschema need not be satisfied: if no value satisfies it, nothing is lost. */
const notAsked = new Set(['not', 'if']);
/** Keywords whose subschema is one of several for the same value, or applies to something without a name. */
const oneOfSeveral = new Set([
  ...['anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'],
  ...['propertyNames', 'additionalItems', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
]);

/**
 * Whether a contradiction in a part of a schema makes the nearest named schema around it accept nothing. If one of several
 * alternatives accepts nothing, the others still may; if a condition accepts nothing, it never applies.
 */
export function bearsOnItsOwner(root: JsonSchema, path: Path): boolean {
  const keywords = keywordsTo(root, path);
  if (keywords.some((keyword) => notAsked.has(keyword))) return false;
  const nearest = keywords.findLast((keyword) => keyword !== 'allOf');
  return nearest === undefined || !oneOfSeveral.has(nearest);
}

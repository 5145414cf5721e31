import type { Path } from '../../../../data/path.ts';
import type { JsonSchema } from '../../../nodes.ts';
import { keywordsTo } from '../../../schema/schemas-within.ts';

/** What stands here is not asked for: that nothing meets it takes nothing away. */
const notAsked = new Set(['not', 'if']);
/** What holds a schema for the very same value that is not the only one, or for something that has no name. */
const oneOfSeveral = new Set([
  ...['anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'],
  ...['propertyNames', 'additionalItems', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
]);

/**
 * Whether what a part of a schema accepts is all that a named schema does: where nothing meets one of several
 * alternatives, the others may be met, and where nothing meets a condition, it never holds.
 */
export function bearsOnItsOwner(root: JsonSchema, path: Path): boolean {
  const keywords = keywordsTo(root, path);
  if (keywords.some((keyword) => notAsked.has(keyword))) return false;
  const nearest = keywords.findLast((keyword) => keyword !== 'allOf');
  return nearest === undefined || !oneOfSeveral.has(nearest);
}

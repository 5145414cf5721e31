/**
 * Schema keywords that hold subschemas, by shape. Source: JSON Schema draft-07, and the keywords added in 2019-09 and
 * 2020-12.
 */
const named = ['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'] as const;
const single = [
  'items',
  'additionalItems',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'contentSchema',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
] as const;
const several = ['items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;

export type HolderKind = 'named' | 'single' | 'several';

const holders: ReadonlyMap<string, HolderKind> = new Map([
  ...named.map((keyword) => [keyword, 'named'] as const),
  ...several.map((keyword) => [keyword, 'several'] as const),
  ...single.map((keyword) => [keyword, 'single'] as const),
]);

const order: readonly string[] = [...named, ...single, ...several];
const lists: ReadonlySet<string> = new Set(several);

/**
 * Returns how a keyword holds subschemas: by name, a single one, or a list; undefined if it holds none. `items` can hold a
 * single one or a list.
 */
export const holderOf = (keyword: string): HolderKind | undefined => holders.get(keyword);

/** Returns how a keyword holds the subschemas in this value. */
export const holderOfValue = (keyword: string, held: unknown): HolderKind | undefined =>
  Array.isArray(held) && lists.has(keyword) ? 'several' : holders.get(keyword);

/** Returns the sort rank of a keyword among those that hold subschemas: named before single before list. */
export const rankOf = (keyword: string, held: unknown): number =>
  holderOfValue(keyword, held) === 'several' ? order.lastIndexOf(keyword) : order.indexOf(keyword);

/**
 * Schema keywords that hold subschemas, by shape. Source: JSON Schema draft-07, and the keywords added in 2019-09 and
 * 2020-12.
 */
const namedKeywords = [
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
] as const;
const singleKeywords = [
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
const listKeywords = ['items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;

export type HolderKind = 'named' | 'single' | 'several';

const holderKinds: ReadonlyMap<string, HolderKind> = new Map([
  ...namedKeywords.map((keyword) => [keyword, 'named'] as const),
  ...listKeywords.map((keyword) => [keyword, 'several'] as const),
  ...singleKeywords.map((keyword) => [keyword, 'single'] as const),
]);

const order: readonly string[] = [...namedKeywords, ...singleKeywords, ...listKeywords];
const lists: ReadonlySet<string> = new Set(listKeywords);

/**
 * Returns how a keyword holds subschemas: by name, a single one, or a list; undefined if it holds none. `items` can hold a
 * single one or a list.
 */
export const holderOf = (keyword: string): HolderKind | undefined => holderKinds.get(keyword);

/** Returns how a keyword holds the subschemas in this value. */
export const holderOfValue = (keyword: string, held: unknown): HolderKind | undefined =>
  Array.isArray(held) && lists.has(keyword) ? 'several' : holderKinds.get(keyword);

/** Returns the sort rank of a keyword among those that hold subschemas: named before single before list. */
export const rankOf = (keyword: string, held: unknown): number =>
  holderOfValue(keyword, held) === 'several' ? order.lastIndexOf(keyword) : order.indexOf(keyword);

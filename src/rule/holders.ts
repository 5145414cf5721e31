/** Keywords by what they hold. Source: JSON Schema draft-07, and what 2019-09 and 2020-12 added. */
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

/** How a keyword holds schemas: by name, one, or in a list; undefined where it holds none. `items` holds one or several. */
export const holderOf = (keyword: string): HolderKind | undefined => holders.get(keyword);

/** How it holds what is there. */
export const holderOfValue = (keyword: string, held: unknown): HolderKind | undefined =>
  Array.isArray(held) && lists.has(keyword) ? 'several' : holders.get(keyword);

/** Where it stands among those that hold schemas: by name before one, and one before several. */
export const rankOf = (keyword: string, held: unknown): number =>
  holderOfValue(keyword, held) === 'several' ? order.lastIndexOf(keyword) : order.indexOf(keyword);

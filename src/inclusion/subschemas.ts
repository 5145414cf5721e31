import { isObject, propertyOf } from '../data/objects.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Conjunct } from './conjunction.ts';
import type { Context } from './context.ts';
import { namesOf } from './keywords.ts';
import { acceptsNothing, type PlacedSchema, subschemaAt } from './node.ts';

/** Returns the names of the properties that a conjunct declares. */
export function declaredNamesOf({ schema, side, path }: Conjunct): readonly string[] {
  const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
  return side.gaps.undescribed.size === 0 ? names : [...names, ...(side.gaps.undescribed.get(pointerOf(path)) ?? [])];
}

export const declaresProperty = (conjunct: Conjunct, name: string): boolean =>
  propertyOf(conjunct.schema.properties, name) !== undefined ||
  (conjunct.side.gaps.undescribed.get(pointerOf(conjunct.path))?.includes(name) ?? false);

export const namePatternsOf = ({ schema }: Conjunct): readonly string[] =>
  Object.keys(isObject(schema.patternProperties) ? schema.patternProperties : {});

/** Returns the schema of the properties that a conjunct does not declare; empty if it has none. */
export function additionalPropertiesOf(conjunct: Conjunct): readonly PlacedSchema[] {
  if (conjunct.schema.additionalProperties === undefined) return [];
  const others = subschemaAt(conjunct, 'additionalProperties');
  return conjunct.side.acceptsUndeclared && acceptsNothing(others) ? [] : [others];
}

interface Items {
  /** The number of tuple positions: leading items with a schema of their own. */
  readonly tupleLength: number;
  /** The schema of all other items. */
  readonly rest: PlacedSchema | undefined;
  readonly at: (index: number) => PlacedSchema | undefined;
}

/** Returns the schemas of an array's items. There may be thousands, so each is created on request. */
export function itemsOf(conjunct: Conjunct): Items {
  const { prefixItems, items, additionalItems } = conjunct.schema;
  const [first, rest] = Array.isArray(items) ? ['items', 'additionalItems'] : ['prefixItems', 'items'];
  const list = first === 'items' ? items : prefixItems;
  const tupleLength = Array.isArray(list) ? list.length : 0;
  const others = (rest === 'items' ? items : additionalItems) === undefined ? undefined : subschemaAt(conjunct, rest);
  return {
    tupleLength,
    rest: others,
    at: (index) => (index < tupleLength ? subschemaAt(conjunct, first, index) : others),
  };
}

export interface Dependency {
  readonly keyword: string;
  /** The property whose presence triggers the dependency. */
  readonly name: string;
  readonly names: readonly string[];
  readonly node?: PlacedSchema;
}

export const dependenciesOf = (conjunct: Conjunct): readonly Dependency[] =>
  ['dependencies', 'dependentRequired', 'dependentSchemas'].flatMap((keyword) => {
    const map = conjunct.schema[keyword];
    return Object.entries(isObject(map) ? map : {}).map(([name, value]) =>
      Array.isArray(value)
        ? { keyword, name, names: namesOf(value) }
        : { keyword, name, names: [], node: subschemaAt(conjunct, keyword, name) },
    );
  });

/** Whether a required property may be left out because it has a default. */
export const isOptionalByDefault = ({ schema, side }: Conjunct, name: string, { options, wide }: Context): boolean =>
  (options.defaulted === 'omitted' || (options.defaulted === 'optional' && side === wide)) &&
  propertyOf(propertyOf(propertyOf(schema, 'properties'), name), 'default') !== undefined;

import { isObject, propertyOf } from '../data/objects.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Unit } from './conjunction.ts';
import type { Context } from './context.ts';
import { namesOf } from './keywords.ts';
import { acceptsNothing, below, type PlacedSchema } from './node.ts';

/** Returns the names of the properties that a unit declares. */
export function propertiesOf({ schema, side, path }: Unit): readonly string[] {
  const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
  return side.gaps.undescribed.size === 0 ? names : [...names, ...(side.gaps.undescribed.get(pointerOf(path)) ?? [])];
}

export const declares = (unit: Unit, name: string): boolean =>
  propertyOf(unit.schema.properties, name) !== undefined ||
  (unit.side.gaps.undescribed.get(pointerOf(unit.path))?.includes(name) ?? false);

export const patternsOf = ({ schema }: Unit): readonly string[] =>
  Object.keys(isObject(schema.patternProperties) ? schema.patternProperties : {});

/** Returns the schema of the properties that a unit does not declare; empty if it has none. */
export function othersOf(unit: Unit): readonly PlacedSchema[] {
  if (unit.schema.additionalProperties === undefined) return [];
  const others = below(unit, 'additionalProperties');
  return unit.side.isOpened && acceptsNothing(others) ? [] : [others];
}

interface Items {
  /** The number of tuple positions: leading items with a schema of their own. */
  readonly places: number;
  /** The schema of all other items. */
  readonly rest: PlacedSchema | undefined;
  readonly at: (index: number) => PlacedSchema | undefined;
}

/** Returns the schemas of an array's items. There may be thousands, so each is created on request. */
export function itemsOf(unit: Unit): Items {
  const { prefixItems, items, additionalItems } = unit.schema;
  const [first, rest] = Array.isArray(items) ? ['items', 'additionalItems'] : ['prefixItems', 'items'];
  const list = first === 'items' ? items : prefixItems;
  const places = Array.isArray(list) ? list.length : 0;
  const others = (rest === 'items' ? items : additionalItems) === undefined ? undefined : below(unit, rest);
  return { places, rest: others, at: (index) => (index < places ? below(unit, first, index) : others) };
}

export interface Dependency {
  readonly keyword: string;
  /** The property whose presence triggers the dependency. */
  readonly name: string;
  readonly names: readonly string[];
  readonly node?: PlacedSchema;
}

export const dependenciesOf = (unit: Unit): readonly Dependency[] =>
  ['dependencies', 'dependentRequired', 'dependentSchemas'].flatMap((keyword) => {
    const map = unit.schema[keyword];
    return Object.entries(isObject(map) ? map : {}).map(([name, value]) =>
      Array.isArray(value)
        ? { keyword, name, names: namesOf(value) }
        : { keyword, name, names: [], node: below(unit, keyword, name) },
    );
  });

/** Whether a required property may be left out because it has a default. */
export const isDefaulted = ({ schema, side }: Unit, name: string, { options, wide }: Context): boolean =>
  (options.defaulted === 'omitted' || (options.defaulted === 'optional' && side === wide)) &&
  propertyOf(propertyOf(propertyOf(schema, 'properties'), name), 'default') !== undefined;

import { isObject, propertyOf } from '../data/objects.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Unit } from './conjunction.ts';
import type { Context } from './context.ts';
import { namesOf } from './keywords.ts';
import { acceptsNothing, below, type PlacedSchema } from './node.ts';

/** The names of the properties that a unit declares. */
export function propertiesOf({ schema, side, path }: Unit): readonly string[] {
  const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
  return side.gaps.undescribed.size === 0 ? names : [...names, ...(side.gaps.undescribed.get(pointerOf(path)) ?? [])];
}

export const declares = (unit: Unit, name: string): boolean =>
  propertyOf(unit.schema.properties, name) !== undefined ||
  (unit.side.gaps.undescribed.get(pointerOf(unit.path))?.includes(name) ?? false);

export const patternsOf = ({ schema }: Unit): readonly string[] =>
  Object.keys(isObject(schema.patternProperties) ? schema.patternProperties : {});

/** The schema of the properties that a unit does not declare, if it has one. */
export function othersOf(unit: Unit): readonly PlacedSchema[] {
  if (unit.schema.additionalProperties === undefined) return [];
  const others = below(unit, 'additionalProperties');
  return unit.side.isOpened && acceptsNothing(others) ? [] : [others];
}

interface Items {
  /** How many first items have a schema by their place. */
  readonly places: number;
  /** The schema of all others. */
  readonly rest: PlacedSchema | undefined;
  readonly at: (index: number) => PlacedSchema | undefined;
}

/** The schemas of an array's items. There may be thousands, of which one is asked for after the other. */
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
  /** What holds where a property of this name is there. */
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

/** Whether a property may be left out though it is required, as it has a default. */
export const isDefaulted = ({ schema, side }: Unit, name: string, { options, wide }: Context): boolean =>
  (options.defaulted === 'omitted' || (options.defaulted === 'optional' && side === wide)) &&
  propertyOf(propertyOf(propertyOf(schema, 'properties'), name), 'default') !== undefined;

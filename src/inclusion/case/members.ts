import { isObject } from '../../data/objects.ts';
import { cachedForRecent } from '../../data/once.ts';
import type { Context } from '../context.ts';
import { below, type PlacedSchema } from '../node.ts';
import { declares, itemsOf, othersOf, patternsOf, propertiesOf } from '../parts.ts';
import type { SchemaCase, Subject } from './cases.ts';
import { requiredOf } from './ranges.ts';

/** The schemas that a case has for a property. */
export interface CaseProperty extends Subject {
  /** Whether a schema names or requires the property, or constrains all properties that it does not name. */
  readonly isDeclared: boolean;
}

const isOpenCase = ({ schema }: PlacedSchema): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).every((name) => name.startsWith('x-')));

export function propertyIn(one: SchemaCase, name: string, context: Context): CaseProperty {
  const { units, home } = one;
  const nodes: PlacedSchema[] = [];
  let isDeclared = requiredOf(one).has(name);
  for (const unit of units) {
    const own = declares(unit, name) ? [below(unit, 'properties', name)] : [];
    const patterns = patternsOf(unit).map((pattern) => ({ pattern, verdict: context.matches(pattern, name) }));
    const matched = patterns.filter(({ verdict }) => verdict === true);
    own.push(...matched.map(({ pattern }) => below(unit, 'patternProperties', pattern)));
    // If it is uncertain whether a pattern matches, `additionalProperties` may not apply: it is left out.
    const isUnsure = patterns.some(({ verdict }) => verdict === undefined);
    const other = own.length === 0 && !isUnsure ? othersOf(unit) : [];
    isDeclared ||= own.length > 0 || isUnsure || other.some((node) => !isOpenCase(node));
    nodes.push(...own, ...other);
  }
  return { nodes, isDeclared, home: nodes[0] ?? home };
}

/**
 * Returns the schemas that a case has for properties that no schema names; `isDeclared` if it allows such properties
 * explicitly.
 */
export function othersIn({ units, home }: SchemaCase): CaseProperty {
  const nodes = units.flatMap(othersOf);
  return { nodes, isDeclared: nodes.length > 0, home: nodes[0] ?? home };
}

const namesOf = cachedForRecent(
  (units: SchemaCase['units']): ReadonlySet<string> =>
    new Set([...units.flatMap(propertiesOf), ...requiredOf({ units })]),
);

/** Returns the names of the properties that a case declares or requires. Cached: called for each property. */
export const namesIn = ({ units }: SchemaCase): ReadonlySet<string> => namesOf(units);

export function itemIn({ units, home }: SchemaCase, index: number): Subject {
  const nodes = units.map((unit) => itemsOf(unit).at(index)).filter((node) => node !== undefined);
  return { nodes, home: nodes[0] ?? home };
}

/** Returns the number of tuple positions: items that have a schema of their own. */
export const placesIn = ({ units }: SchemaCase): number => Math.max(0, ...units.map((unit) => itemsOf(unit).places));

import { isObject } from '../../data/objects.ts';
import { cachedForRecent } from '../../data/once.ts';
import type { Context } from '../context.ts';
import { type PlacedSchema, subschemaAt } from '../node.ts';
import { additionalPropertiesOf, declaredNamesOf, declaresProperty, itemsOf, namePatternsOf } from '../subschemas.ts';
import type { SchemaCase, Subject } from './cases.ts';
import { requiredNamesOf } from './ranges.ts';

/** The schemas that a case has for a property. */
export interface CaseProperty extends Subject {
  /** Whether a schema names or requires the property, or constrains all properties that it does not name. */
  readonly isDeclared: boolean;
}

const isUnconstrained = ({ schema }: PlacedSchema): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).every((name) => name.startsWith('x-')));

export function propertySchemasIn(schemaCase: SchemaCase, name: string, context: Context): CaseProperty {
  const { conjuncts, home } = schemaCase;
  const nodes: PlacedSchema[] = [];
  let isDeclared = requiredNamesOf(schemaCase).has(name);
  for (const conjunct of conjuncts) {
    const own = declaresProperty(conjunct, name) ? [subschemaAt(conjunct, 'properties', name)] : [];
    const patterns = namePatternsOf(conjunct).map((pattern) => ({ pattern, verdict: context.matches(pattern, name) }));
    const matched = patterns.filter(({ verdict }) => verdict === true);
    own.push(...matched.map(({ pattern }) => subschemaAt(conjunct, 'patternProperties', pattern)));
    // If it is uncertain whether a pattern matches, `additionalProperties` may not apply: it is left out.
    const isUnsure = patterns.some(({ verdict }) => verdict === undefined);
    const other = own.length === 0 && !isUnsure ? additionalPropertiesOf(conjunct) : [];
    isDeclared ||= own.length > 0 || isUnsure || other.some((node) => !isUnconstrained(node));
    nodes.push(...own, ...other);
  }
  return { nodes, isDeclared, home: nodes[0] ?? home };
}

/**
 * Returns the schemas that a case has for properties that no schema names; `isDeclared` if it allows such properties
 * explicitly.
 */
export function additionalPropertiesIn({ conjuncts, home }: SchemaCase): CaseProperty {
  const nodes = conjuncts.flatMap(additionalPropertiesOf);
  return { nodes, isDeclared: nodes.length > 0, home: nodes[0] ?? home };
}

const declaredNamesOfAll = cachedForRecent(
  (conjuncts: SchemaCase['conjuncts']): ReadonlySet<string> =>
    new Set([...conjuncts.flatMap(declaredNamesOf), ...requiredNamesOf({ conjuncts })]),
);

/** Returns the names of the properties that a case declares or requires. Cached: called for each property. */
export const declaredNamesIn = ({ conjuncts }: SchemaCase): ReadonlySet<string> => declaredNamesOfAll(conjuncts);

export function itemSchemasIn({ conjuncts, home }: SchemaCase, index: number): Subject {
  const nodes = conjuncts.map((conjunct) => itemsOf(conjunct).at(index)).filter((node) => node !== undefined);
  return { nodes, home: nodes[0] ?? home };
}

/** Returns the number of tuple positions: items that have a schema of their own. */
export const tupleLengthIn = ({ conjuncts }: SchemaCase): number =>
  Math.max(0, ...conjuncts.map((conjunct) => itemsOf(conjunct).tupleLength));

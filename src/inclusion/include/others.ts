import { casesOf, type SchemaCase } from '../case/cases.ts';
import { isUnsatisfiable, valuesIn } from '../case/empty.ts';
import { type CaseProperty, namesIn, othersIn } from '../case/members.ts';
import { asksPerStep, type Context } from '../context.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { acceptsNothing, below, type PlacedSchema } from '../node.ts';
import { declares, othersOf, patternsOf, propertiesOf } from '../parts.ts';
import { spareNames } from '../sample/names.ts';
import { objectOf, sampleOf } from '../sample/sample.ts';
import { textsFor } from '../texts.ts';
import { bits } from '../types.ts';
import { areApart, isAsWide } from '../wider.ts';
import { type CaseComparison, differenceAt, objectsOf, wrapDifferences } from './search.ts';

/** Compares the properties that a case does not name: those that a pattern matches, and all others. */
export function* ofOthers(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if ((one.types & bits.object) === 0) return;
  for (const pattern of new Set(one.units.flatMap(patternsOf))) yield* ofMatching(comparison, pattern);
  const others = othersIn(one);
  if (!others.isDeclared && search.context.options.undeclared === 'absent') return;
  const ownPatterns = new Set(one.units.flatMap(patternsOf));
  const wanted = [
    ...othersOf(unit),
    ...patternsOf(unit)
      .filter((pattern) => !ownPatterns.has(pattern))
      .map((pattern) => below(unit, 'patternProperties', pattern)),
  ];
  yield* ofNew(comparison, { property: others, wanted });
}

/** Compares the properties whose names match a pattern of the case. */
function* ofMatching(comparison: CaseComparison, pattern: string): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const nodes = one.units
    .filter((each) => patternsOf(each).includes(pattern))
    .map((each) => below(each, 'patternProperties', pattern));
  const property = { nodes, isDeclared: true, home: nodes[0] ?? one.home };
  const { context } = search;
  const named = namesIn(one);
  // Each pattern is compared with each other one.
  context.budget.spend(Math.floor((patternsOf(unit).length + propertiesOf(unit).length) / asksPerStep));
  const wanted = [
    ...patternsOf(unit)
      .filter((each) => !areApart(each, pattern))
      .map((each) => below(unit, 'patternProperties', each)),
    ...propertiesOf(unit)
      .filter((name) => !named.has(name) && context.matches(pattern, name) !== false)
      .map((name) => below(unit, 'properties', name)),
    ...(patternsOf(unit).some((each) => isAsWide(each, pattern)) ? [] : othersOf(unit)),
  ];
  yield* ofNew(comparison, { property, wanted, pattern });
}

interface New {
  readonly property: CaseProperty;
  readonly wanted: readonly PlacedSchema[];
  readonly pattern?: string;
}

function* ofNew(comparison: CaseComparison, { property, wanted, pattern }: New): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const { context } = search;
  if (wanted.length === 0 || isUnsatisfiable(property, context, 1)) return;
  for (const node of wanted) {
    const [keyword, key] = node.path.slice(unit.path.length);
    const patterns = [pattern, keyword === 'patternProperties' ? String(key) : undefined];
    const name = nameFor(comparison, patterns, key);
    if (name === undefined) continue;
    const step = pattern === undefined && key === undefined ? '*' : name;
    const hold = (value: unknown) => objectOf(objectsOf(one), context, { given: new Map([[name, value]]) });
    if (!acceptsNothing(node)) {
      yield* wrapDifferences(search.include(property, node), step, hold);
      continue;
    }
    const narrow = property.nodes[0]?.path ?? one.home.path;
    const at = key === undefined ? [String(keyword)] : [String(keyword), key];
    const refused = differenceAt(comparison, at, { reason: 'additional-refused', narrow }, sampleOf(property, context));
    yield* wrapDifferences([refused], step, hold);
  }
}

/**
 * Returns a name that matches the given patterns and that no schema declares; `*` if none is found. Undefined if there is no
 * such name, because `propertyNames` enumerates all of them.
 */
function nameFor(
  { one, unit, search: { context } }: CaseComparison,
  patterns: readonly (string | undefined)[],
  key: string | number | undefined,
): string | undefined {
  const wanted = patterns.filter((pattern) => pattern !== undefined);
  const isNamed = (name: string) => namesIn(one).has(name) || declares(unit, name);
  const others = [...one.units, unit].flatMap(patternsOf).filter((pattern) => !wanted.includes(pattern));
  context.budget.spend(Math.floor(others.length / asksPerStep));
  const isFree = (name: string) =>
    !isNamed(name) && others.every((pattern) => context.matches(pattern, name) === false);
  const given = typeof key === 'string' && declares(unit, key) ? [key] : [];
  const isNew = (name: string) => given.includes(name) || !isNamed(name);
  const names = nameSchemasOf(one);
  const listed = listedNames(one, names, context)?.filter(
    (name) => isNew(name) && wanted.every((pattern) => context.matches(pattern, name) !== false),
  );
  if (listed) return listed.find(isFree) ?? listed[0];
  const plain = [...given, ...['other', 'other2', 'x-other'].filter(isFree), ...textsFor(wanted, [], 1)];
  const all = names.length === 0 ? plain : [...plain, ...spareNames(one, context, 0)];
  const isMeant = (name: string) => wanted.every((pattern) => context.matches(pattern, name) === true);
  const isTaken = (name: string) => names.every((node) => accepts(node, name, context) !== false);
  return all.find((name) => isNew(name) && isMeant(name) && isTaken(name)) ?? '*';
}

const nameSchemasOf = ({ units }: SchemaCase): readonly PlacedSchema[] =>
  units.filter(({ schema }) => schema.propertyNames !== undefined).map((unit) => below(unit, 'propertyNames'));

/** Returns all names that properties of a case may have, if they are enumerated. */
function listedNames(
  { home }: SchemaCase,
  nodes: readonly PlacedSchema[],
  context: Context,
): readonly string[] | undefined {
  if (nodes.length === 0) return undefined;
  const names: unknown[] = [];
  for (const one of casesOf({ nodes, home }, context)) {
    const values = valuesIn(one, context);
    if (values === undefined || one.lost.length > 0) return undefined;
    names.push(...values);
  }
  return names.filter((name) => typeof name === 'string');
}

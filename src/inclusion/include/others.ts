import type { SchemaCase } from '../case/cases.ts';
import { isUnsatisfiable } from '../case/empty.ts';
import { type CaseProperty, namesIn, othersIn } from '../case/inside.ts';
import type { Unit } from '../conjunction.ts';
import type { PartialDifference } from '../difference.ts';
import { matches } from '../match.ts';
import { acceptsNothing, below, type PlacedSchema } from '../node.ts';
import { declares, othersOf, patternsOf, propertiesOf } from '../parts.ts';
import { objectOf, sampleOf } from '../sample/sample.ts';
import { textsFor } from '../texts.ts';
import { bits } from '../types.ts';
import { differenceAt, objectsOf, type Search, wrapDifferences } from './search.ts';

/** Properties that a case does not name: those that an expression is about, and all others. */
export function* ofOthers(one: SchemaCase, unit: Unit, search: Search): Generator<PartialDifference> {
  if ((one.types & bits.object) === 0) return;
  for (const pattern of new Set(one.units.flatMap(patternsOf))) yield* ofMatching(one, unit, pattern, search);
  const others = othersIn(one);
  if (!others.isDeclared && search.context.options.undeclared === 'absent') return;
  const told = new Set(one.units.flatMap(patternsOf));
  const wanted = [
    ...othersOf(unit),
    ...patternsOf(unit)
      .filter((pattern) => !told.has(pattern))
      .map((pattern) => below(unit, 'patternProperties', pattern)),
  ];
  yield* ofNew(one, unit, { property: others, wanted }, search);
}

/** Properties whose names an expression of the case is about. */
function* ofMatching(one: SchemaCase, unit: Unit, pattern: string, search: Search): Generator<PartialDifference> {
  const nodes = one.units
    .filter((each) => patternsOf(each).includes(pattern))
    .map((each) => below(each, 'patternProperties', pattern));
  const property = { nodes, isDeclared: true, home: nodes[0] ?? one.home };
  const named = namesIn(one);
  const wanted = [
    ...patternsOf(unit).map((each) => below(unit, 'patternProperties', each)),
    ...propertiesOf(unit)
      .filter((name) => !named.has(name) && matches(pattern, name) !== false)
      .map((name) => below(unit, 'properties', name)),
    ...(patternsOf(unit).includes(pattern) ? [] : othersOf(unit)),
  ];
  yield* ofNew(one, unit, { property, wanted, pattern }, search);
}

interface New {
  readonly property: CaseProperty;
  readonly wanted: readonly PlacedSchema[];
  readonly pattern?: string;
}

function* ofNew(
  one: SchemaCase,
  unit: Unit,
  { property, wanted, pattern }: New,
  search: Search,
): Generator<PartialDifference> {
  const { context } = search;
  if (wanted.length === 0 || isUnsatisfiable(property, context, 1)) return;
  for (const node of wanted) {
    const [keyword, key] = node.path.slice(unit.path.length);
    const name = nameFor(one, unit, [pattern, keyword === 'patternProperties' ? String(key) : undefined], key);
    const step = pattern === undefined && key === undefined ? '*' : name;
    const hold = (value: unknown) => objectOf(objectsOf(one), context, { given: new Map([[name, value]]) });
    if (!acceptsNothing(node)) {
      yield* wrapDifferences(search.include(property, node), step, hold);
      continue;
    }
    const narrow = property.nodes[0]?.path ?? one.home.path;
    const at = key === undefined ? [String(keyword)] : [String(keyword), key];
    const refused = differenceAt(one, unit, at, { reason: 'additional-refused', narrow }, sampleOf(property, context));
    yield* wrapDifferences([refused], step, hold);
  }
}

/** A name that some expressions are about and no schema gives; the first that comes to mind where none is found. */
function nameFor(
  one: SchemaCase,
  unit: Unit,
  patterns: readonly (string | undefined)[],
  key: string | number | undefined,
): string {
  const wanted = patterns.filter((pattern) => pattern !== undefined);
  const isNamed = (name: string) => namesIn(one).has(name) || declares(unit, name);
  const others = [...one.units, unit].flatMap(patternsOf).filter((pattern) => !wanted.includes(pattern));
  const isFree = (name: string) => !isNamed(name) && others.every((pattern) => matches(pattern, name) === false);
  const isMeant = (name: string) => wanted.every((pattern) => matches(pattern, name) === true);
  const given = typeof key === 'string' && declares(unit, key) ? [key] : [];
  const names = [...given, ...['other', 'other2', 'x-other'].filter(isFree), ...textsFor(wanted, [], 1)];
  return names.find((name) => isMeant(name) && (given.includes(name) || !isNamed(name))) ?? 'other';
}

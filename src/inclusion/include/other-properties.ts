import { casesOf, type SchemaCase } from '../case/cases.ts';
import { enumeratedValuesIn, isUnsatisfiable } from '../case/empty.ts';
import { additionalPropertiesIn, type CaseProperty, declaredNamesIn } from '../case/members.ts';
import { type Context, lookupsPerStep } from '../context.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { acceptsNothing, type PlacedSchema, subschemaAt } from '../node.ts';
import { areDisjoint, includesPattern } from '../patterns/compare.ts';
import { candidateTexts } from '../sample/candidate-texts.ts';
import { candidateNames } from '../sample/names.ts';
import { buildObject, sampleOf } from '../sample/sample.ts';
import { additionalPropertiesOf, declaredNamesOf, declaresProperty, namePatternsOf } from '../subschemas.ts';
import { bits } from '../types.ts';
import { type CaseComparison, differenceAt, restrictToObjects, wrapDifferences } from './search.ts';

/** Compares the properties that a case does not name: those that a pattern matches, and all others. */
export function* checkOtherProperties(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if ((subCase.types & bits.object) === 0) return;
  for (const pattern of new Set(subCase.conjuncts.flatMap(namePatternsOf)))
    yield* checkPatternProperties(comparison, pattern);
  const others = additionalPropertiesIn(subCase);
  if (!others.isDeclared && search.context.options.undeclared === 'absent') return;
  const ownPatterns = new Set(subCase.conjuncts.flatMap(namePatternsOf));
  const wanted = [
    ...additionalPropertiesOf(constraint),
    ...namePatternsOf(constraint)
      .filter((pattern) => !ownPatterns.has(pattern))
      .map((pattern) => subschemaAt(constraint, 'patternProperties', pattern)),
  ];
  yield* checkUnnamed(comparison, { property: others, wanted });
}

/** Compares the properties whose names match a pattern of the case. */
function* checkPatternProperties(comparison: CaseComparison, pattern: string): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const nodes = subCase.conjuncts
    .filter((each) => namePatternsOf(each).includes(pattern))
    .map((each) => subschemaAt(each, 'patternProperties', pattern));
  const property = { nodes, isDeclared: true, home: nodes[0] ?? subCase.home };
  const { context } = search;
  const named = declaredNamesIn(subCase);
  // Each pattern is compared with each other one.
  context.budget.spend(
    Math.floor((namePatternsOf(constraint).length + declaredNamesOf(constraint).length) / lookupsPerStep),
  );
  const wanted = [
    ...namePatternsOf(constraint)
      .filter((each) => !areDisjoint(each, pattern))
      .map((each) => subschemaAt(constraint, 'patternProperties', each)),
    ...declaredNamesOf(constraint)
      .filter((name) => !named.has(name) && context.matches(pattern, name) !== false)
      .map((name) => subschemaAt(constraint, 'properties', name)),
    ...(namePatternsOf(constraint).some((each) => includesPattern(each, pattern))
      ? []
      : additionalPropertiesOf(constraint)),
  ];
  yield* checkUnnamed(comparison, { property, wanted, pattern });
}

interface UnnamedProperties {
  readonly property: CaseProperty;
  readonly wanted: readonly PlacedSchema[];
  readonly pattern?: string;
}

function* checkUnnamed(
  comparison: CaseComparison,
  { property, wanted, pattern }: UnnamedProperties,
): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const { context } = search;
  if (wanted.length === 0 || isUnsatisfiable(property, context, 1)) return;
  for (const node of wanted) {
    const [keyword, key] = node.path.slice(constraint.path.length);
    const patterns = [pattern, keyword === 'patternProperties' ? String(key) : undefined];
    const name = findName(comparison, patterns, key);
    if (name === undefined) continue;
    const step = pattern === undefined && key === undefined ? '*' : name;
    const wrap = (value: unknown) =>
      buildObject(restrictToObjects(subCase), context, { given: new Map([[name, value]]) });
    if (!acceptsNothing(node)) {
      yield* wrapDifferences(search.include(property, node), step, wrap);
      continue;
    }
    const narrow = property.nodes[0]?.path ?? subCase.home.path;
    const at = key === undefined ? [String(keyword)] : [String(keyword), key];
    const refused = differenceAt(comparison, at, { reason: 'additional-refused', narrow }, sampleOf(property, context));
    yield* wrapDifferences([refused], step, wrap);
  }
}

/**
 * Returns a name that matches the given patterns and that no schema declares; `*` if none is found. Undefined if there is no
 * such name, because `propertyNames` enumerates all of them.
 */
function findName(
  { subCase, constraint, search: { context } }: CaseComparison,
  patterns: readonly (string | undefined)[],
  key: string | number | undefined,
): string | undefined {
  const wanted = patterns.filter((pattern) => pattern !== undefined);
  const isNamed = (name: string) => declaredNamesIn(subCase).has(name) || declaresProperty(constraint, name);
  const others = [...subCase.conjuncts, constraint]
    .flatMap(namePatternsOf)
    .filter((pattern) => !wanted.includes(pattern));
  context.budget.spend(Math.floor(others.length / lookupsPerStep));
  const isFree = (name: string) =>
    !isNamed(name) && others.every((pattern) => context.matches(pattern, name) === false);
  const given = typeof key === 'string' && declaresProperty(constraint, key) ? [key] : [];
  const isNew = (name: string) => given.includes(name) || !isNamed(name);
  const names = nameSchemasOf(subCase);
  const enumerated = findEnumeratedNames(subCase, names, context)?.filter(
    (name) => isNew(name) && wanted.every((pattern) => context.matches(pattern, name) !== false),
  );
  if (enumerated) return enumerated.find(isFree) ?? enumerated[0];
  const plain = [...given, ...['other', 'other2', 'x-other'].filter(isFree), ...candidateTexts(wanted, [], 1)];
  const all = names.length === 0 ? plain : [...plain, ...candidateNames(subCase, context, 0)];
  const matchesAll = (name: string) => wanted.every((pattern) => context.matches(pattern, name) === true);
  const isAccepted = (name: string) => names.every((node) => accepts(node, name, context) !== false);
  return all.find((name) => isNew(name) && matchesAll(name) && isAccepted(name)) ?? '*';
}

const nameSchemasOf = ({ conjuncts }: SchemaCase): readonly PlacedSchema[] =>
  conjuncts
    .filter(({ schema }) => schema.propertyNames !== undefined)
    .map((conjunct) => subschemaAt(conjunct, 'propertyNames'));

/** Returns all names that properties of a case may have, if they are enumerated. */
function findEnumeratedNames(
  { home }: SchemaCase,
  nodes: readonly PlacedSchema[],
  context: Context,
): readonly string[] | undefined {
  if (nodes.length === 0) return undefined;
  const names: unknown[] = [];
  for (const schemaCase of casesOf({ nodes, home }, context)) {
    const values = enumeratedValuesIn(schemaCase, context);
    if (values === undefined || schemaCase.unknownParts.length > 0) return undefined;
    names.push(...values);
  }
  return names.filter((name) => typeof name === 'string');
}

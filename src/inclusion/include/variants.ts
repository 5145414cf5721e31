import { type Choice, casesOf, type SchemaCase } from '../case/cases.ts';
import { isEmptyCase, isUnsatisfiable } from '../case/empty.ts';
import { requiredNamesOf } from '../case/ranges.ts';
import type { Conjunct } from '../conjunction.ts';
import type { PartialDifference, Reason } from '../difference.ts';
import type { PlacedSchema } from '../node.ts';
import { candidatesOf, searchSample } from '../sample/sample.ts';
import { type CaseComparison, differenceAt, findWitness, type Search, subjectOf } from './search.ts';
import { fewValuesOf, splitCase } from './split.ts';

/** How often a case is split. */
const maxRounds = 3;

/** A case, and a choice that all of its values must satisfy. */
interface ChoiceComparison {
  readonly subCase: SchemaCase;
  readonly choice: Choice;
  readonly search: Search;
  /** How often the case has been split. */
  readonly splits?: number;
}

/** Checks whether all values of a case satisfy a choice. */
export function* checkChoice(comparison: ChoiceComparison): Generator<PartialDifference> {
  const { subCase, choice, search } = comparison;
  const { context } = search;
  const { keyword, variants } = choice;
  const numbers = variants.map((variant) => context.numberOf(variant));
  const index = numbers.findIndex((number) => number !== undefined && subCase.satisfied.has(number));
  context.budget.spend(variants.length);
  if (index >= 0 && keyword === 'anyOf') return;
  const isExcluded = (number: number | undefined) =>
    number !== undefined && subCase.excluded.some((excluded) => excluded.has(number));
  const fitting = variants.filter(
    (variant, at) => at === index || !(isExcluded(numbers[at]) || isDisjoint(subCase, variant, search)),
  );
  if (index >= 0 && fitting.length === 1) return;
  const tagged = fitting.length === 0 ? findTaggedDifferences(comparison) : undefined;
  if (tagged) {
    yield* tagged;
    return;
  }
  const all = [...compareWithFitting(comparison, fitting)];
  const isExplained = all.every(isRefusal) || all.some(({ reason }) => reason === 'overlap');
  yield* isExplained ? all : (findRefusals(comparison) ?? all);
}

/** `fitting`: the variants that values of the case may satisfy. */
function* compareWithFitting(
  comparison: ChoiceComparison,
  fitting: readonly PlacedSchema[],
): Generator<PartialDifference> {
  const [only, ...others] = fitting;
  if (only === undefined) yield createVariantDifference(comparison);
  else if (others.length === 0) yield* comparison.search.include(subjectOf(comparison.subCase), only);
  else yield* compareWithSeveral(comparison, fitting);
}

const refusalReasons: ReadonlySet<Reason> = new Set(['property-refused', 'additional-refused']);

const isRefusal = ({ reason }: PartialDifference): boolean => refusalReasons.has(reason);

/**
 * Returns the differences from a variant that the case would satisfy except for undeclared properties: only those properties
 * are certainly new.
 */
function findRefusals(comparison: ChoiceComparison): readonly PartialDifference[] | undefined {
  const { subCase, choice, search } = comparison;
  const { openedSide } = search.context;
  const isProven = createProofCheck(comparison);
  const near = choice.variants.filter((variant) => !isDisjoint(subCase, { ...variant, side: openedSide }, search));
  return near
    .map((variant) => search.include(subjectOf(subCase), variant))
    .filter((all) => all.every((each) => isRefusal(each) || !each.witness) && all.some(isProven))
    .sort((a, b) => a.length - b.length)[0];
}

/** Returns a predicate: whether the witness of a difference belongs to the case and is refused by the choice. */
function createProofCheck(comparison: ChoiceComparison): (difference: PartialDifference) => boolean {
  const whole = wholeOf(comparison);
  return ({ witness }) => witness !== undefined && findWitness(whole, [witness.value]) !== undefined;
}

const isDisjoint = (schemaCase: SchemaCase, variant: PlacedSchema, { context }: Search): boolean =>
  isUnsatisfiable({ nodes: [...schemaCase.conjuncts, variant], home: schemaCase.home }, context);

/** The case, and the whole choice as one schema. */
const wholeOf = ({ subCase, choice, search }: ChoiceComparison): CaseComparison => ({
  subCase,
  constraint: choiceSchemaOf(choice),
  search,
});

/** A schema that consists only of the choice. */
export const choiceSchemaOf = ({ parent, keyword }: Choice): Conjunct => ({
  ...parent,
  schema: { [keyword]: parent.schema[keyword] },
  derivation: `choice ${keyword} `,
});

/**
 * Returns the differences from the only variant with the same discriminator values as the case, such as `type: 'image'`: that
 * is the intended variant. Undefined if there is none, or more than one.
 */
function findTaggedDifferences(comparison: ChoiceComparison): readonly PartialDifference[] | undefined {
  const { subCase, choice, search } = comparison;
  const tags = requiredNamesOf(subCase);
  const [only, other] = choice.variants.filter((variant) => hasSameTags(subCase, variant, [...tags], search));
  if (only === undefined || other !== undefined) return undefined;
  const all = search.include({ nodes: subCase.conjuncts, home: subCase.variant ?? subCase.home }, only);
  const isProven = createProofCheck(comparison);
  return all.length > 0 && all.every(isProven) ? all : undefined;
}

function hasSameTags(schemaCase: SchemaCase, variant: PlacedSchema, names: readonly string[], search: Search): boolean {
  const { context } = search;
  for (const inner of casesOf({ nodes: [variant], home: variant }, context)) {
    const shared = names.flatMap((name) => {
      const [own, theirs] = [fewValuesOf(schemaCase, name, search), fewValuesOf(inner, name, search)];
      return own.length > 0 && theirs.length > 0 ? [own.some((value) => context.isIn(theirs, value))] : [];
    });
    if (shared.length > 0 && shared.every((isShared) => isShared)) return true;
  }
  return false;
}

function createVariantDifference(comparison: ChoiceComparison): PartialDifference {
  const { subCase, choice, search } = comparison;
  const witness = findWitness(wholeOf(comparison), candidatesOf(subCase, search.context));
  const { path: narrow } = subCase.variant ?? subCase.home;
  return differenceAt(
    { subCase, constraint: choice.parent, search },
    [choice.keyword],
    { reason: 'variant', narrow },
    witness,
  );
}

function* compareWithSeveral(
  comparison: ChoiceComparison,
  fitting: readonly PlacedSchema[],
): Generator<PartialDifference> {
  const { subCase, choice, search, splits = 0 } = comparison;
  const each = fitting.map((variant) => search.include(subjectOf(subCase), variant));
  const isMet = each.some((inner) => inner.length === 0);
  if (isMet && choice.keyword === 'anyOf') return;
  if (isMet) {
    yield* reportOverlap(comparison, fitting);
    return;
  }
  const parts = splits < maxRounds ? splitCase(subCase, fitting, search) : [];
  if (parts.length > 1) {
    for (const part of parts)
      if (!isEmptyCase(part, search.context)) yield* checkChoice({ subCase: part, choice, search, splits: splits + 1 });
    return;
  }
  const closest = [...each].sort((a, b) => a.length - b.length);
  const isProven = createProofCheck(comparison);
  for (const inner of closest) {
    const sure = inner.filter(isProven);
    yield* sure;
    if (sure.length > 0) return;
  }
  yield createVariantDifference(comparison);
}

/** Reports values that satisfy two variants of a `oneOf`. */
function* reportOverlap(
  comparison: ChoiceComparison,
  [first, second]: readonly PlacedSchema[],
): Generator<PartialDifference> {
  const { subCase, choice, search } = comparison;
  const whole = wholeOf(comparison);
  const nodes = [...subCase.conjuncts, first, second].filter((node) => node !== undefined);
  const isOfBoth = (value: unknown) => findWitness(whole, [value]) !== undefined;
  const witness = searchSample({ nodes, home: subCase.home }, search.context, 0, isOfBoth);
  yield differenceAt(
    { subCase, constraint: choice.parent, search },
    [choice.keyword],
    { reason: 'overlap', narrow: subCase.home.path },
    witness,
  );
}

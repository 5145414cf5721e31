import { type Choice, casesOf, type SchemaCase } from '../case/cases.ts';
import { isEmptyCase, isUnsatisfiable } from '../case/empty.ts';
import { requiredOf } from '../case/ranges.ts';
import type { Unit } from '../conjunction.ts';
import type { PartialDifference, Reason } from '../difference.ts';
import type { PlacedSchema } from '../node.ts';
import { candidatesOf, searchSample } from '../sample/sample.ts';
import { type CaseComparison, differenceAt, type Search, subjectOf, witnessIn } from './search.ts';
import { fewValuesOf, splitCase } from './split.ts';

/** How often a case is split. */
const maxRounds = 3;

/** A case, and a choice that all of its values must satisfy. */
interface ChoiceComparison {
  readonly one: SchemaCase;
  readonly choice: Choice;
  readonly search: Search;
  /** How often the case has been split. */
  readonly round?: number;
}

/** Checks whether all values of a case satisfy a choice. */
export function* ofChoice(comparison: ChoiceComparison): Generator<PartialDifference> {
  const { one, choice, search } = comparison;
  const { context } = search;
  const { keyword, variants } = choice;
  const numbers = variants.map((variant) => context.numberOf(variant));
  const index = numbers.findIndex((number) => number !== undefined && one.taken.has(number));
  context.budget.spend(variants.length);
  if (index >= 0 && keyword === 'anyOf') return;
  const isRival = (number: number | undefined) =>
    number !== undefined && one.rivals.some((rivals) => rivals.has(number));
  const fitting = variants.filter(
    (variant, at) => at === index || !(isRival(numbers[at]) || isApart(one, variant, search)),
  );
  if (index >= 0 && fitting.length === 1) return;
  const tagged = fitting.length === 0 ? differencesFromTagged(comparison) : undefined;
  if (tagged) {
    yield* tagged;
    return;
  }
  const all = [...ofFitting(comparison, fitting)];
  const isExplained = all.every(isRefusal) || all.some(({ reason }) => reason === 'overlap');
  yield* isExplained ? all : (refusalsOf(comparison) ?? all);
}

/** `fitting`: the variants that values of the case may satisfy. */
function* ofFitting(comparison: ChoiceComparison, fitting: readonly PlacedSchema[]): Generator<PartialDifference> {
  const [only, ...others] = fitting;
  if (only === undefined) yield noVariantFits(comparison);
  else if (others.length === 0) yield* comparison.search.include(subjectOf(comparison.one), only);
  else yield* ofSeveral(comparison, fitting);
}

const refusals: ReadonlySet<Reason> = new Set(['property-refused', 'additional-refused']);

const isRefusal = ({ reason }: PartialDifference): boolean => refusals.has(reason);

/**
 * Returns the differences from a variant that the case would satisfy except for undeclared properties: only those properties
 * are certainly new.
 */
function refusalsOf(comparison: ChoiceComparison): readonly PartialDifference[] | undefined {
  const { one, choice, search } = comparison;
  const { opened } = search.context;
  const isSure = isShown(comparison);
  const near = choice.variants.filter((variant) => !isApart(one, { ...variant, side: opened }, search));
  return near
    .map((variant) => search.include(subjectOf(one), variant))
    .filter((all) => all.every((each) => isRefusal(each) || !each.witness) && all.some(isSure))
    .sort((a, b) => a.length - b.length)[0];
}

/** Returns a predicate: whether the witness of a difference belongs to the case and is refused by the choice. */
function isShown(comparison: ChoiceComparison): (difference: PartialDifference) => boolean {
  const whole = wholeOf(comparison);
  return ({ witness }) => witness !== undefined && witnessIn(whole, [witness.value]) !== undefined;
}

const isApart = (one: SchemaCase, variant: PlacedSchema, { context }: Search): boolean =>
  isUnsatisfiable({ nodes: [...one.units, variant], home: one.home }, context);

/** The case, and the whole choice as one schema. */
const wholeOf = ({ one, choice, search }: ChoiceComparison): CaseComparison => ({
  one,
  unit: schemaOf(choice),
  search,
});

/** A schema that consists only of the choice. */
export const schemaOf = ({ unit, keyword }: Choice): Unit => ({
  ...unit,
  schema: { [keyword]: unit.schema[keyword] },
  made: `choice ${keyword} `,
});

/**
 * Returns the differences from the only variant with the same discriminator values as the case, such as `type: 'image'`: that
 * is the intended variant. Undefined if there is none, or more than one.
 */
function differencesFromTagged(comparison: ChoiceComparison): readonly PartialDifference[] | undefined {
  const { one, choice, search } = comparison;
  const tags = requiredOf(one);
  const [only, other] = choice.variants.filter((variant) => hasSameTags(one, variant, [...tags], search));
  if (only === undefined || other !== undefined) return undefined;
  const all = search.include({ nodes: one.units, home: one.variant ?? one.home }, only);
  const isSure = isShown(comparison);
  return all.length > 0 && all.every(isSure) ? all : undefined;
}

function hasSameTags(one: SchemaCase, variant: PlacedSchema, names: readonly string[], search: Search): boolean {
  const { context } = search;
  for (const inner of casesOf({ nodes: [variant], home: variant }, context)) {
    const shared = names.flatMap((name) => {
      const [own, theirs] = [fewValuesOf(one, name, search), fewValuesOf(inner, name, search)];
      return own.length > 0 && theirs.length > 0 ? [own.some((value) => context.isIn(theirs, value))] : [];
    });
    if (shared.length > 0 && shared.every((isShared) => isShared)) return true;
  }
  return false;
}

function noVariantFits(comparison: ChoiceComparison): PartialDifference {
  const { one, choice, search } = comparison;
  const witness = witnessIn(wholeOf(comparison), candidatesOf(one, search.context));
  const { path: narrow } = one.variant ?? one.home;
  return differenceAt({ one, unit: choice.unit, search }, [choice.keyword], { reason: 'variant', narrow }, witness);
}

function* ofSeveral(comparison: ChoiceComparison, fitting: readonly PlacedSchema[]): Generator<PartialDifference> {
  const { one, choice, search, round = 0 } = comparison;
  const each = fitting.map((variant) => search.include(subjectOf(one), variant));
  const isMet = each.some((inner) => inner.length === 0);
  if (isMet && choice.keyword === 'anyOf') return;
  if (isMet) {
    yield* overlapping(comparison, fitting);
    return;
  }
  const parts = round < maxRounds ? splitCase(one, fitting, search) : [];
  if (parts.length > 1) {
    for (const part of parts)
      if (!isEmptyCase(part, search.context)) yield* ofChoice({ one: part, choice, search, round: round + 1 });
    return;
  }
  const closest = [...each].sort((a, b) => a.length - b.length);
  const isSure = isShown(comparison);
  for (const inner of closest) {
    const sure = inner.filter(isSure);
    yield* sure;
    if (sure.length > 0) return;
  }
  yield noVariantFits(comparison);
}

/** Reports values that satisfy two variants of a `oneOf`. */
function* overlapping(
  comparison: ChoiceComparison,
  [first, second]: readonly PlacedSchema[],
): Generator<PartialDifference> {
  const { one, choice, search } = comparison;
  const whole = wholeOf(comparison);
  const nodes = [...one.units, first, second].filter((node) => node !== undefined);
  const isOfBoth = (value: unknown) => witnessIn(whole, [value]) !== undefined;
  const witness = searchSample({ nodes, home: one.home }, search.context, 0, isOfBoth);
  yield differenceAt(
    { one, unit: choice.unit, search },
    [choice.keyword],
    { reason: 'overlap', narrow: one.home.path },
    witness,
  );
}

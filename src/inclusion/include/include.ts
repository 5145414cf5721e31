import { type Choice, casesOf, choicesOf, type SchemaCase, type Subject, withoutApplicators } from '../case/cases.ts';
import { enumeratedValuesIn, isEmptyCase } from '../case/empty.ts';
import { type Conjunct, conjunctionOf } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { keyOf, type PlacedSchema } from '../node.ts';
import { candidatesOf } from '../sample/sample.ts';
import { enumeratedValuesOf, typeNames, typeOf, typesOf } from '../types.ts';
import { checkItemCounts, checkItems, checkPropertyCounts, checkUniqueAndContains } from './arrays.ts';
import { checkCondition, checkDependencies, checkNegation, checkPropertyNames } from './logic.ts';
import { checkProperties, checkRequired } from './objects.ts';
import { checkOtherProperties } from './other-properties.ts';
import { checkNumbers, checkTexts, checkTypeAndEnum } from './scalars.ts';
import { type CaseComparison, differenceAt, findWitness, type KeywordCheck, narrowAt, type Search } from './search.ts';
import { checkChoice, choiceSchemaOf } from './variants.ts';

const checks: readonly KeywordCheck[] = [
  ...[checkNumbers, checkTexts],
  ...[checkItemCounts, checkItems, checkUniqueAndContains],
  ...[checkRequired, checkProperties, checkOtherProperties, checkPropertyCounts, checkPropertyNames, checkDependencies],
  ...[checkNegation, checkCondition],
];

/** How many levels of properties and items are compared. */
const maxDepth = 120;

/** The constraints of `sup`. */
interface Demands {
  readonly conjuncts: readonly Conjunct[];
  readonly choices: readonly Choice[];
}

/**
 * Searches for the differences that keep one schema from being included in another. For recursive schemas, a pair that is
 * already being compared at an outer level counts as included: the outer comparison finds its differences.
 */
export class InclusionSearch implements Search {
  readonly context: Context;
  readonly #results = new Map<string, readonly PartialDifference[] | 'open'>();
  /**
   * The keys of the pairs that were found to be included, in order. If an assumption fails, the results after it are dropped.
   */
  readonly #trail: string[] = [];
  readonly #assumed = new Set<string>();
  #depth = 0;

  constructor(context: Context) {
    this.context = context;
  }

  include(sub: Subject, sup: PlacedSchema): readonly PartialDifference[] {
    this.context.budget.spend(1 + sub.nodes.reduce((sum, { path }) => sum + path.length, sup.path.length));
    if (sup.schema === true || sub.nodes.some((node) => this.context.haveSameMeaning(node, sup))) return [];
    const key = `${sub.nodes.map(keyOf).join(' ')} in ${keyOf(sup)}`;
    const known = this.#results.get(key);
    if (known === 'open') this.#assumed.add(key);
    if (known !== undefined) return known === 'open' ? [] : known;
    if (this.#depth >= maxDepth) return [createDepthDifference(sub, sup)];
    const start = this.#trail.length;
    this.#results.set(key, 'open');
    this.#depth += 1;
    const all = withoutRepeats([...this.#compare(sub, sup)]);
    this.#depth -= 1;
    this.#results.set(key, all);
    this.#trail.push(key);
    if (this.#assumed.delete(key) && all.length > 0) {
      for (const dropped of this.#trail.splice(start)) this.#results.delete(dropped);
      this.#results.set(key, all);
    }
    return all;
  }

  *#compare(sub: Subject, sup: PlacedSchema): Generator<PartialDifference> {
    const { conjuncts, never, unknownParts } = conjunctionOf([sup], this.context.budget);
    const demands: Demands = {
      conjuncts: conjuncts.map(withoutApplicators).filter((conjunct) => conjunct !== undefined),
      choices: conjuncts.flatMap((conjunct) => choicesOf(conjunct)),
    };
    for (const schemaCase of casesOf(sub, this.context)) {
      if (isEmptyCase(schemaCase, this.context)) continue;
      const unknown = unknownParts.map(({ reason, data, node }) => ({
        reason,
        data,
        narrow: schemaCase.home.path,
        wide: node.path,
        value: [],
      }));
      const all = [
        ...(never ? [this.#createNeverDifference(schemaCase, never)] : this.#compareCase(schemaCase, demands)),
        ...unknown,
      ];
      const [gap] = schemaCase.unknownParts;
      if (gap === undefined || all.length === 0) yield* all;
      else yield { reason: gap.reason, data: gap.data, narrow: gap.node.path, wide: sup.path, value: [] };
    }
  }

  #createNeverDifference(subCase: SchemaCase, never: PlacedSchema): PartialDifference {
    const values = candidatesOf(subCase, this.context);
    const comparison = { subCase, constraint: never, search: this };
    return differenceAt(
      comparison,
      [],
      { reason: 'never', narrow: subCase.home.path },
      findWitness(comparison, values),
    );
  }

  *#compareCase(subCase: SchemaCase, { conjuncts, choices }: Demands): Generator<PartialDifference> {
    const values = enumeratedValuesIn(subCase, this.context);
    if (values) {
      for (const constraint of [...conjuncts, ...choices.map(choiceSchemaOf)])
        yield* this.#compareValues({ subCase, constraint, search: this }, values);
    } else {
      for (const constraint of conjuncts) {
        if (subCase.conjuncts.some((each) => this.context.haveSameMeaning(each, constraint))) continue;
        const comparison = { subCase, constraint, search: this };
        const kinds = [...checkTypeAndEnum(comparison)];
        yield* kinds;
        // If a value of any type is refused for its type, further differences for values of the right type add nothing.
        if (kinds.some(({ data, witness }) => data.type === 'any' && witness)) continue;
        for (const check of checks) yield* check(comparison);
      }
      for (const choice of choices) yield* checkChoice({ subCase, choice, search: this });
    }
  }

  /** Compares enumerated values one by one. */
  *#compareValues(comparison: CaseComparison, values: readonly unknown[]): Generator<PartialDifference> {
    const { subCase, constraint } = comparison;
    const { enum: _, const: only, ...rest } = constraint.schema;
    const areListed = subCase.conjuncts.some(({ schema }) => enumeratedValuesOf(schema));
    const keywords = ['const', 'enum', 'anyOf', 'oneOf', ...(areListed ? [] : ['pattern'])];
    const at = keywords.filter((keyword) => Object.hasOwn(constraint.schema, keyword)).slice(0, 1);
    for (const value of values) {
      if (accepts(constraint, value, this.context) === true) continue;
      const witness = findWitness(comparison, [value]);
      const isOfType = (typesOf(rest) & typeOf(value)) !== 0;
      if (!isOfType || (value === null && !areListed)) {
        const [type = ''] = typeNames(typeOf(value));
        yield differenceAt(comparison, isOfType ? at : ['type'], { reason: 'type', data: { type } }, witness);
        continue;
      }
      yield differenceAt(comparison, at, { reason: 'value', ...this.#describeValue(subCase, value) }, witness);
    }
  }

  /** Returns a value as the data of a difference, with the path where it is listed. */
  #describeValue(schemaCase: SchemaCase, value: unknown): Pick<PartialDifference, 'data' | 'narrow'> {
    const data = { ...((typeof value === 'string' || typeof value === 'number') && { value }) };
    const listing = schemaCase.conjuncts.find(({ schema }) => Array.isArray(schema.enum));
    const index = (listing?.schema.enum as unknown[] | undefined)?.indexOf(value) ?? -1;
    if (listing && index >= 0) return { data, narrow: [...listing.path, 'enum', index] };
    const isNamed = schemaCase.conjuncts.some(({ schema }) => enumeratedValuesOf(schema));
    return { data, narrow: narrowAt(schemaCase, isNamed ? 'const' : 'pattern') };
  }
}

const createDepthDifference = (sub: Subject, sup: PlacedSchema): PartialDifference => ({
  reason: 'depth',
  data: {},
  narrow: sub.home.path,
  wide: sup.path,
  value: [],
});

/** Removes duplicate differences; prefers one that has a witness. */
function withoutRepeats(all: readonly PartialDifference[]): readonly PartialDifference[] {
  const byKey = new Map<string, PartialDifference>();
  for (const one of all) {
    const key = JSON.stringify([one.reason, one.data, one.narrow, one.wide]);
    const known = byKey.get(key);
    if (known === undefined || (known.witness === undefined && one.witness)) byKey.set(key, one);
  }
  return [...byKey.values()];
}

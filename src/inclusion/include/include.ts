import { type Choice, casesOf, choicesOf, plainOf, type SchemaCase, type Subject } from '../case/cases.ts';
import { isEmptyCase, valuesIn } from '../case/empty.ts';
import { conjunctionOf, type Unit } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { keyOf, type PlacedSchema } from '../node.ts';
import { candidatesOf } from '../sample/sample.ts';
import { typeNames, typeOf, typesOf, valuesOf } from '../types.ts';
import { ofContents, ofItemCounts, ofItems, ofPropertyCounts } from './arrays.ts';
import { ofCondition, ofDependencies, ofNames, ofNegation } from './logic.ts';
import { ofProperties, ofRequired } from './objects.ts';
import { ofOthers } from './others.ts';
import { ofKind, ofNumbers, ofTexts } from './scalars.ts';
import { type CaseComparison, differenceAt, type KeywordCheck, narrowAt, type Search, witnessIn } from './search.ts';
import { ofChoice, schemaOf } from './variants.ts';

const checks: readonly KeywordCheck[] = [
  ...[ofNumbers, ofTexts],
  ...[ofItemCounts, ofItems, ofContents],
  ...[ofRequired, ofProperties, ofOthers, ofPropertyCounts, ofNames, ofDependencies],
  ...[ofNegation, ofCondition],
];

/** How many levels of properties and items are compared. */
const maxDepth = 120;

/** The constraints of `sup`. */
interface Demands {
  readonly units: readonly Unit[];
  readonly choices: readonly Choice[];
}

/**
 * Searches for the differences that keep one schema from being included in another. For recursive schemas, a pair that is
 * already being compared at an outer level counts as included: the outer comparison finds its differences.
 */
export class Inclusion implements Search {
  readonly context: Context;
  readonly #known = new Map<string, readonly PartialDifference[] | 'open'>();
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
    if (sup.schema === true || sub.nodes.some((node) => this.context.same(node, sup))) return [];
    const key = `${sub.nodes.map(keyOf).join(' ')} in ${keyOf(sup)}`;
    const known = this.#known.get(key);
    if (known === 'open') this.#assumed.add(key);
    if (known !== undefined) return known === 'open' ? [] : known;
    if (this.#depth >= maxDepth) return [tooDeep(sub, sup)];
    const start = this.#trail.length;
    this.#known.set(key, 'open');
    this.#depth += 1;
    const all = withoutRepeats([...this.#compare(sub, sup)]);
    this.#depth -= 1;
    this.#known.set(key, all);
    this.#trail.push(key);
    if (this.#assumed.delete(key) && all.length > 0) {
      for (const rested of this.#trail.splice(start)) this.#known.delete(rested);
      this.#known.set(key, all);
    }
    return all;
  }

  *#compare(sub: Subject, sup: PlacedSchema): Generator<PartialDifference> {
    const { units, never, lost } = conjunctionOf([sup], this.context.budget);
    const demands: Demands = {
      units: units.map(plainOf).filter((unit) => unit !== undefined),
      choices: units.flatMap((unit) => choicesOf(unit)),
    };
    for (const one of casesOf(sub, this.context)) {
      if (isEmptyCase(one, this.context)) continue;
      const unknown = lost.map(({ reason, data, node }) => ({
        reason,
        data,
        narrow: one.home.path,
        wide: node.path,
        value: [],
      }));
      const all = [...(never ? [this.#never(one, never)] : this.#ofCase(one, demands)), ...unknown];
      const [gap] = one.lost;
      if (gap === undefined || all.length === 0) yield* all;
      else yield { reason: gap.reason, data: gap.data, narrow: gap.node.path, wide: sup.path, value: [] };
    }
  }

  #never(one: SchemaCase, never: PlacedSchema): PartialDifference {
    const values = candidatesOf(one, this.context);
    const comparison = { one, unit: never, search: this };
    return differenceAt(comparison, [], { reason: 'never', narrow: one.home.path }, witnessIn(comparison, values));
  }

  *#ofCase(one: SchemaCase, { units, choices }: Demands): Generator<PartialDifference> {
    const values = valuesIn(one, this.context);
    if (values) {
      for (const unit of [...units, ...choices.map(schemaOf)])
        yield* this.#ofValues({ one, unit, search: this }, values);
    } else {
      for (const unit of units) {
        if (one.units.some((each) => this.context.same(each, unit))) continue;
        const comparison = { one, unit, search: this };
        const kinds = [...ofKind(comparison)];
        yield* kinds;
        // If a value of any type is refused for its type, further differences for values of the right type add nothing.
        if (kinds.some(({ data, witness }) => data.type === 'any' && witness)) continue;
        for (const check of checks) yield* check(comparison);
      }
      for (const choice of choices) yield* ofChoice({ one, choice, search: this });
    }
  }

  /** Compares enumerated values one by one. */
  *#ofValues(comparison: CaseComparison, values: readonly unknown[]): Generator<PartialDifference> {
    const { one, unit } = comparison;
    const { enum: _, const: only, ...rest } = unit.schema;
    const areListed = one.units.some(({ schema }) => valuesOf(schema));
    const keywords = ['const', 'enum', 'anyOf', 'oneOf', ...(areListed ? [] : ['pattern'])];
    const at = keywords.filter((keyword) => Object.hasOwn(unit.schema, keyword)).slice(0, 1);
    for (const value of values) {
      if (accepts(unit, value, this.context) === true) continue;
      const witness = witnessIn(comparison, [value]);
      const isOfType = (typesOf(rest) & typeOf(value)) !== 0;
      if (!isOfType || (value === null && !areListed)) {
        const [type = ''] = typeNames(typeOf(value));
        yield differenceAt(comparison, isOfType ? at : ['type'], { reason: 'type', data: { type } }, witness);
        continue;
      }
      yield differenceAt(comparison, at, { reason: 'value', ...this.#value(one, value) }, witness);
    }
  }

  /** Returns a value as the data of a difference, with the path where it is listed. */
  #value(one: SchemaCase, value: unknown): Pick<PartialDifference, 'data' | 'narrow'> {
    const data = { ...((typeof value === 'string' || typeof value === 'number') && { value }) };
    const listing = one.units.find(({ schema }) => Array.isArray(schema.enum));
    const index = (listing?.schema.enum as unknown[] | undefined)?.indexOf(value) ?? -1;
    if (listing && index >= 0) return { data, narrow: [...listing.path, 'enum', index] };
    const isNamed = one.units.some(({ schema }) => valuesOf(schema));
    return { data, narrow: narrowAt(one, isNamed ? 'const' : 'pattern') };
  }
}

const tooDeep = (sub: Subject, sup: PlacedSchema): PartialDifference => ({
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

import { pointerOf } from '../data/pointer.ts';
import type { SearchBudget } from './budget.ts';
import type { CanonicalNumbers } from './canonical-numbers.ts';
import type { InclusionOptions } from './difference.ts';
import type { PlacedSchema, Side } from './node.ts';
import { matches } from './patterns/match.ts';

/** How many cached look-ups or comparisons cost one step of the budget. */
export const lookupsPerStep = 8;

/** The state that all parts of one comparison share: budget, caches, the two sides and the options. */
export class Context {
  readonly budget: SearchBudget;
  readonly options: Required<InclusionOptions>;
  readonly numbers: CanonicalNumbers;
  /** The side of `sup`. */
  readonly wide: Side;
  readonly openedSide: Side;
  /** Samples by the schemas that they satisfy; a number is the depth at which the search for a sample failed. */
  readonly samples = new Map<string, { readonly value: unknown } | number>();
  readonly #roots: readonly [unknown, unknown];
  #haveSameRoots: boolean | undefined;
  /** Results of pattern matching, by name and then by pattern. */
  readonly #matches = new Map<string, Map<string, boolean | undefined>>();
  #lookups = 0;
  readonly #sets = new WeakMap<readonly unknown[], ReadonlySet<number>>();

  constructor(
    budget: SearchBudget,
    numbers: CanonicalNumbers,
    wide: Side,
    roots: readonly [unknown, unknown],
    options: InclusionOptions,
  ) {
    this.wide = wide;
    this.openedSide = { ...wide, acceptsUndeclared: true };
    this.budget = budget;
    this.numbers = numbers;
    this.#roots = roots;
    this.options = { undeclared: 'absent', defaulted: 'optional', guesses: false, ...options };
  }

  /** Returns the canonical number of a schema's meaning; undefined if its meaning is uncertain. */
  numberOf({ schema, side: { gaps }, path }: PlacedSchema): number | undefined {
    const hasGaps = gaps.enclosing.size > 0;
    if (hasGaps && gaps.enclosing.has(pointerOf(path))) return undefined;
    const number = this.numbers.ofSchema(schema);
    // The target of a reference may contain an unknown part.
    return this.numbers.referring.has(number) && (hasGaps || !this.#sameRoots()) ? undefined : number;
  }

  /**
   * Whether equal schemas have equal meanings on both sides even if they contain references. Computed lazily: most have none.
   */
  #sameRoots(): boolean {
    const [a, b] = this.#roots;
    this.#haveSameRoots ??= this.numbers.ofValue(a) === this.numbers.ofValue(b);
    return this.#haveSameRoots;
  }

  numbersOf(nodes: readonly PlacedSchema[]): readonly number[] {
    return nodes.map((node) => this.numberOf(node)).filter((number) => number !== undefined);
  }

  /** Whether a pattern matches a name. Cached: every pattern is tested against every name, repeatedly. */
  matches(source: string, name: string): boolean | undefined {
    this.#lookups += 1;
    if (this.#lookups % lookupsPerStep === 0) this.budget.spend();
    const known = this.#matches.get(name) ?? new Map<string, boolean | undefined>();
    if (known.has(source)) return known.get(source);
    this.budget.spend();
    this.#matches.set(name, known);
    const found = matches(source, name);
    known.set(source, found);
    return found;
  }

  /** Whether a value is in a list. Uses a cached set: lists are long and searched often. */
  isIn(list: readonly unknown[], value: unknown): boolean {
    let set = this.#sets.get(list);
    if (set === undefined) {
      this.budget.spend(list.length);
      set = new Set(list.map((one) => this.numbers.ofValue(one)));
      this.#sets.set(list, set);
    }
    return set.has(this.numbers.ofValue(value));
  }

  haveSameMeaning(a: PlacedSchema, b: PlacedSchema): boolean {
    const number = this.numberOf(a);
    return number !== undefined && number === this.numberOf(b);
  }
}

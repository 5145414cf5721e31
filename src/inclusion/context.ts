import { pointerOf } from '../data/pointer.ts';
import type { SearchBudget } from './budget.ts';
import type { InclusionOptions } from './difference.ts';
import { matches } from './match.ts';
import type { PlacedSchema, Side } from './node.ts';
import type { CanonicalNumbers } from './same.ts';

/** So many times what is known may be asked, or compared, for one step of the budget. */
export const asksPerStep = 8;

/** The state that all parts of one comparison share: budget, caches, the two sides and the options. */
export class Context {
  readonly budget: SearchBudget;
  readonly options: Required<InclusionOptions>;
  readonly numbers: CanonicalNumbers;
  /** The side of `sup`. */
  readonly wide: Side;
  readonly opened: Side;
  /** Samples that were found, and how deep none was found, by what they are to meet. */
  readonly samples = new Map<string, { readonly value: unknown } | number>();
  readonly #roots: readonly [unknown, unknown];
  #haveSameRoots: boolean | undefined;
  /** By text, and by expression. */
  readonly #found = new Map<string, Map<string, boolean | undefined>>();
  #asked = 0;
  readonly #sets = new WeakMap<readonly unknown[], ReadonlySet<number>>();

  constructor(
    budget: SearchBudget,
    numbers: CanonicalNumbers,
    wide: Side,
    roots: readonly [unknown, unknown],
    options: InclusionOptions,
  ) {
    this.wide = wide;
    this.opened = { ...wide, isOpened: true };
    this.budget = budget;
    this.numbers = numbers;
    this.#roots = roots;
    this.options = { undeclared: 'absent', defaulted: 'optional', guesses: false, ...options };
  }

  /** The number of what a schema says, or undefined where that is not sure. */
  numberOf({ schema, side: { gaps }, path }: PlacedSchema): number | undefined {
    const hasGaps = gaps.around.size > 0;
    if (hasGaps && gaps.around.has(pointerOf(path))) return undefined;
    const number = this.numbers.ofSchema(schema);
    // Where a reference leads, there may be a gap.
    return this.numbers.referring.has(number) && (hasGaps || !this.#sameRoots()) ? undefined : number;
  }

  /** Whether the same text says the same on both sides, even where it has references. Most have none. */
  #sameRoots(): boolean {
    const [a, b] = this.#roots;
    this.#haveSameRoots ??= this.numbers.ofValue(a) === this.numbers.ofValue(b);
    return this.#haveSameRoots;
  }

  numbersOf(nodes: readonly PlacedSchema[]): readonly number[] {
    return nodes.map((node) => this.numberOf(node)).filter((number) => number !== undefined);
  }

  /** Whether an expression is found in a name: of many names and many expressions, each is asked of each, time and again. */
  matches(source: string, name: string): boolean | undefined {
    this.#asked += 1;
    if (this.#asked % asksPerStep === 0) this.budget.spend();
    const known = this.#found.get(name) ?? new Map<string, boolean | undefined>();
    if (known.has(source)) return known.get(source);
    this.budget.spend();
    this.#found.set(name, known);
    const found = matches(source, name);
    known.set(source, found);
    return found;
  }

  /** Whether a value is in a list: lists are long, and asked often. */
  isIn(list: readonly unknown[], value: unknown): boolean {
    let set = this.#sets.get(list);
    if (set === undefined) {
      this.budget.spend(list.length);
      set = new Set(list.map((one) => this.numbers.ofValue(one)));
      this.#sets.set(list, set);
    }
    return set.has(this.numbers.ofValue(value));
  }

  same(a: PlacedSchema, b: PlacedSchema): boolean {
    const number = this.numberOf(a);
    return number !== undefined && number === this.numberOf(b);
  }
}

import type { Scope } from '../../evaluate/scope.ts';
import {
  type ModuleMutations,
  type MutationsOf,
  onlyDeclaredIn,
  type SearchedCode,
} from '../mutations/find-mutations.ts';
import type { StepwiseVariables } from '../mutations/stepwise-variables.ts';
import type { Declarations } from './declaration.ts';

/** The names of a module whose values differ from their declarations. The mutations are searched when one is needed. */
export class MutatedNames {
  readonly #declarations: Declarations;
  readonly #mutationsOf: MutationsOf;
  readonly #scope: Scope;
  readonly #isOnlyDeclared: (name: string) => boolean;
  #found: ModuleMutations | undefined;

  constructor(code: SearchedCode, declarations: Declarations, mutationsOf: MutationsOf, scope: Scope) {
    this.#declarations = declarations;
    this.#mutationsOf = mutationsOf;
    this.#scope = scope;
    this.#isOnlyDeclared = onlyDeclaredIn(code);
  }

  /** The mutations of the values after their declaration. */
  get mutations(): ModuleMutations {
    this.#found ??= this.#mutationsOf(this.#declarations);
    return this.#found;
  }

  /** Returns why a value differs from its declaration; undefined if it does not. */
  whyMutated(name: string): string | undefined {
    if (this.#found === undefined && this.#isOnlyDeclared(name)) return undefined;
    const why = this.mutations.marks.whyMutated(name);
    return why ?? (this.#isGivenAway(name) ? 'is changed after it is declared' : undefined);
  }

  /** The steps that give a mutated variable its value; undefined if anything else may change it as well. */
  stepsOf(name: string): StepwiseVariables | undefined {
    const { stepwise, marks } = this.mutations;
    const steps = this.#scope.evaluator.order.isCircular ? undefined : stepwise?.().get(name);
    const isKnown = (one: string) => !marks.isMutatedElsewhere(one) && !this.#isGivenAway(one);
    return steps && [...steps.names].every(isKnown) ? steps : undefined;
  }

  /** Whether a variable is passed to a function of another module that mutates its arguments. */
  #isGivenAway(name: string): boolean {
    const callees = this.mutations.receivers.get(name) ?? [];
    return callees.some((callee) => {
      const fn = this.#scope.evaluate(callee);
      return fn.kind === 'function' && fn.mutatesArguments?.() === true;
    });
  }
}

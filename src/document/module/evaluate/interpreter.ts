import type { AnyNode } from '../syntax/nodes.ts';
import { tooManySteps } from '../value/cost.ts';
import { opaque, whyOf } from '../value/make.ts';
import { mapValues } from '../value/own.ts';
import type { ArrayValue, Mistake, Opaque, Origin, Structure, Value } from '../value/value.ts';
import { EvaluationBudget } from './budget.ts';
import { evaluateExpression } from './expressions/evaluate-expression.ts';
import { RunOrder } from './run-order.ts';
import type { Scope } from './scope.ts';

const mistakeLimit = 100;

/** A call costs more than an expression: it binds its arguments to parameters as well. */
const stepsOfCall = 2;

/** Evaluates expressions and calls functions, within bounds. */
export class Interpreter {
  readonly budget = new EvaluationBudget();
  readonly order = new RunOrder();
  /** The origin of the cause for each reason why a value is unknown, such as an import that cannot be read. */
  readonly causes = new Map<string, Origin>();
  readonly #mistakes = new Map<string, Mistake>();
  /** Objects that were mutated, or may have been: their values are no longer known, for the reason given. */
  readonly #invalidated = new Map<Value, string>();

  /** The start offsets of the literals that something else is computed from, by file. */
  readonly #consumed = new Map<string, Set<number>>();

  evaluate(node: AnyNode, scope: Scope): Value {
    const why = this.budget.enter();
    if (why !== undefined) return scope.opaque(node, why);
    const value = evaluateExpression(node, scope);
    this.budget.leave();
    const invalid = this.#invalidated.size === 0 ? undefined : this.#invalidated.get(value);
    return invalid === undefined ? value : opaque(invalid, value.origin);
  }

  call(fn: Value, args: readonly Value[], origin: Origin): Value {
    if (fn.kind !== 'function') return opaque(whyOf(fn, 'what is called here is not a known function'), origin);
    if (!this.budget.spend(stepsOfCall)) return opaque(tooManySteps, origin);
    if (!this.budget.enterCall()) return opaque('its calls nest too deeply', origin);
    const value = fn.call(args, origin);
    this.budget.leaveCall();
    return value;
  }

  spend(steps: number): boolean {
    return this.budget.spend(steps);
  }

  consume(value: Value): void {
    if (value.kind !== 'literal' || !value.verbatim) return;
    const { file, start } = value.origin;
    const places = this.#consumed.get(file) ?? new Set();
    this.#consumed.set(file, places.add(start));
  }

  /** Whether something else is computed from the literal at an origin. */
  readonly isConsumed = ({ file, start }: Origin): boolean => this.#consumed.get(file)?.has(start) === true;

  blame(why: string, cause: Origin, origin = cause): Opaque {
    if (!this.causes.has(why)) this.causes.set(why, cause);
    return opaque(why, origin);
  }

  report(mistake: Mistake): void {
    // The first mistake at a place is kept: the reasons of opaque values quote it.
    if (!this.hasEnoughMistakes && !this.hasReported(mistake.id, mistake.at)) {
      this.#mistakes.set(keyOf(mistake.id, mistake.at), mistake);
    }
  }

  hasReported(id: Mistake['id'], at: Origin): boolean {
    return this.#mistakes.has(keyOf(id, at));
  }

  /** The limit for one definition, as each mistake costs a search for the name that was meant. */
  get hasEnoughMistakes(): boolean {
    return this.#mistakes.size >= mistakeLimit;
  }

  /** Each mistake once, however often it occurred. */
  get mistakes(): readonly Mistake[] {
    return [...this.#mistakes.values()];
  }

  invalidate(values: readonly Value[]): void {
    const open = [...values];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
      if (this.#invalidated.has(value) || (value.kind !== 'object' && value.kind !== 'array')) continue;
      this.#invalidated.set(value, whyInvalidated);
      for (const part of partsOf(value)) open.push(part);
    }
  }

  supersede(value: Value): void {
    this.#invalidated.set(value, whySuperseded);
  }

  isSuperseded(value: Value): boolean {
    return this.#invalidated.get(value) === whySuperseded;
  }

  /** A copy of a value in which everything that was invalidated since is opaque. */
  replaceInvalidated(value: Value): Value {
    return this.#invalidated.size === 0 ? value : this.#replaceInvalidated(value, new Map());
  }

  /** `replaced`: the same value may be used several times. */
  #replaceInvalidated(value: Value, replaced: Map<Value, Value>): Value {
    const settled =
      replaced.get(value) ?? this.#withoutInvalidated(value, (part) => this.#replaceInvalidated(part, replaced));
    replaced.set(value, settled);
    return settled;
  }

  #withoutInvalidated(value: Value, inside: (part: Value) => Value): Value {
    const invalid = this.#invalidated.get(value);
    if (invalid !== undefined) return opaque(invalid, value.origin);
    if (value.kind === 'exotic') return value.withChangedParts?.(inside) ?? value;
    if (value.kind === 'array') return { ...value, items: value.items.map(inside) };
    if (value.kind !== 'object') return value;
    return { ...value, entries: mapValues(value.entries, inside) };
  }
}

const keyOf = (id: Mistake['id'], { file, start }: Origin): string => `${id} ${start} ${file}`;

const whyInvalidated = 'it is passed to a function that changes its argument';
const whySuperseded = 'it is changed after it is used';

const partsOf = (value: Structure | ArrayValue): Iterable<Value> =>
  value.kind === 'array' ? value.items : [...value.entries.values()].map((entry) => entry.value);

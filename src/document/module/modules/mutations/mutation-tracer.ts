import { onceFor } from '../../../../data/once.ts';
import {
  createsObject,
  findLocalBindings,
  type LocalBinding,
  mayReferToOuterName,
} from '../../analysis/local-bindings.ts';
import type { FoundMutation } from '../../analysis/mutations.ts';
import { nameUsesIn } from '../../analysis/name-uses.ts';
import { holdersOf, type ObjectHolder, type Variable } from '../../analysis/object-holders.ts';
import type { AnyNode, Statement } from '../../syntax/nodes.ts';
import type { Enclosing } from '../../syntax/walk.ts';
import type { SideEffectCode } from '../mutations/side-effects.ts';
import { MutatingFunctions } from './mutating-functions.ts';
import type { MutationMarks } from './mutation-marks.ts';
import { SeenVariables } from './seen-variables.ts';
import { markThis } from './this-owner.ts';

/** Follows mutations inside of functions to the top-level names that they affect. */
export class MutationTracer {
  readonly #marks: MutationMarks;
  readonly #mutatingFunctions = new MutatingFunctions();
  /** The variables that have been followed, by the functions that have them. */
  readonly #seen = onceFor((_: AnyNode) => new SeenVariables());
  readonly #code = new Set<AnyNode>();

  constructor(marks: MutationMarks) {
    this.#marks = marks;
  }

  /** Follows mutations, and the arguments of functions that mutate their parameters. */
  traceAll(changes: readonly FoundMutation[], done: readonly SideEffectCode[], body: readonly Statement[]): void {
    for (const { change, node, statement } of changes) {
      const { holder, rebinds, within } = change;
      this.#marks.at = node;
      if (!rebinds || 'code' in holder) this.#trace(holder, within, statement);
      else if (mayReferToOuterName(holder.name, within)) this.#marks.rebind(holder.name);
    }
    for (const { code, within, statement } of done) this.#trace({ code }, within, statement);
    const areAllVisited = this.#mutatingFunctions.visitCalls(body, (part, within, statement) => {
      this.#marks.at = part;
      for (const holder of holdersOf(part, undefined)) this.#trace(holder, within, statement);
    });
    if (!areAllVisited) this.#marks.markAll();
  }

  #trace(holder: ObjectHolder, within: Enclosing | undefined, statement: Statement): void {
    if ('code' in holder) {
      for (const named of nameUsesIn(holder.code, within, this.#code)) {
        if (named.required === undefined) this.#trace({ name: named.name, path: undefined }, named.within, statement);
        else this.#marks.markRequired(named.required);
      }
      return;
    }
    if (holder.name === 'this') {
      const method = markThis(holder, within, statement, this.#marks);
      if (method) this.#mutatingFunctions.add(method, 'this');
      return;
    }
    const { found, isComplete } = findLocalBindings(holder.name, within);
    if (!isComplete) this.#marks.mark(holder);
    for (const { place, bindings } of found) {
      const at = this.#seen(place.node).unseen(holder);
      if (at !== undefined) for (const local of bindings) this.#traceLocal(local, at, place, statement);
    }
  }

  #traceLocal(local: LocalBinding, at: Variable, place: Enclosing, statement: Statement): void {
    if (local.kind === 'parameter') {
      this.#mutatingFunctions.add(place.node, local.position);
      this.#trace({ code: local.pattern }, place, statement);
    } else if (local.kind === 'value') {
      const path = local.path && at.path;
      for (const other of holdersOf(local.expression, path)) this.#trace(other, place, statement);
      // An argument of the function may have been put into the object that it created.
      if (path?.length !== 0 && createsObject(local.expression)) this.#traceAll(place, statement);
    } else this.#traceAll(place, statement);
  }

  /** A variable with an unknown value may hold anything that its function can access. */
  #traceAll(place: Enclosing, statement: Statement): void {
    if (this.#seen(place.node).unseen({ name: '', path: undefined }) === undefined) return;
    for (let at: Enclosing | undefined = place; at !== undefined; at = at.outer)
      this.#mutatingFunctions.add(at.node, 'any');
    this.#trace({ code: place.node }, place, statement);
  }
}

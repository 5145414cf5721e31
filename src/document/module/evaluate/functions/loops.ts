import { stepOf } from '../../analysis/steps.ts';
import { namesOf } from '../../syntax/binding-names.ts';
import type { Declarator, Expression, Statement, StatementOf } from '../../syntax/nodes.ts';
import { overspent, tooManySteps } from '../../value/cost.ts';
import { itemsIn } from '../../value/items.ts';
import { literal, opaque, truthOf, whyOf } from '../../value/make.ts';
import { entriesOf } from '../../value/own.ts';
import type { Opaque, Value } from '../../value/value.ts';
import { bind } from '../declarations/destructuring.ts';
import { evaluateMaybeMissing } from '../expressions/members.ts';
import type { Scope } from '../scope.ts';
import { runStep, whyChangedList } from './steps.ts';

type Loop = StatementOf<'ForOfStatement' | 'ForInStatement' | 'ForStatement' | 'WhileStatement'>;

/** Runs the body of a loop once, in a scope of its own. */
type RunBody<T> = (body: Statement, scope: Scope) => T;

/** The steps that one round of a loop costs, in addition to those of its body: hostile loops have no body. */
const stepsOfRound = 10;

/** Runs a loop whose rounds are all known. Returns how it ends: with what its body returns; undefined if nothing. */
export function runLoop<T>(loop: Loop, scope: Scope, runBody: RunBody<T>): T | Opaque | undefined {
  for (const round of roundsOf(loop, scope)) {
    if (round.kind !== 'round') return round;
    const completion = runBody(loop.body, round.scope);
    if (completion === 'break') return undefined;
    if (completion !== undefined && completion !== 'continue') return completion;
  }
  return undefined;
}

interface Round {
  readonly kind: 'round';
  readonly scope: Scope;
}

/** Yields the scope of each round; opaque as soon as it is unknown whether there is another one. */
function roundsOf(loop: Loop, scope: Scope): Generator<Round | Opaque> {
  if (loop.type === 'ForOfStatement' || loop.type === 'ForInStatement') return roundsOver(loop, scope);
  return roundsWhile(loop, scope);
}

function* roundsOver(loop: StatementOf<'ForOfStatement' | 'ForInStatement'>, scope: Scope): Generator<Round | Opaque> {
  const { left } = loop;
  const [declarator] = left.type === 'VariableDeclaration' ? left.declarations : [];
  const list = scope.evaluate(loop.right);
  const items = iterated(list, loop, scope);
  if (declarator === undefined || left.type !== 'VariableDeclaration') return yield scope.opaque(left, whyUnreadLoop);
  if ('kind' in items) return yield items;
  for (const item of items) {
    const unpaid = overspent(scope.evaluator, stepsOfRound, item.origin);
    if (unpaid !== undefined) return yield unpaid;
    const inner = scope.inner(scope.functionScope);
    bind(declarator.id, item, inner, left.kind === 'var' ? scope.functionScope.declare : inner.declare);
    yield { kind: 'round', scope: inner };
    // The items of a list are read one by one: what a round adds is iterated as well.
    if (loop.type === 'ForOfStatement' && scope.evaluator.isSuperseded(list))
      return yield scope.opaque(loop.right, whyChangedList);
  }
}

const whyUnreadLoop = 'its loop needs the code to be run';

function iterated(
  value: Value,
  loop: StatementOf<'ForOfStatement' | 'ForInStatement'>,
  scope: Scope,
): readonly Value[] | Opaque {
  if (loop.type === 'ForInStatement') {
    const own = entriesOf(value);
    if (own === undefined || own.rest !== undefined)
      return scope.opaque(loop.right, own?.rest ?? whyOf(value, 'its entries are not known'));
    return [...own.entries].map(([name, { key }]) => literal(name, key));
  }
  if (loop.await) return scope.opaque(loop, 'it is awaited');
  const items = itemsIn(value, 'what is iterated here is not an array', scope.evaluator);
  if (items.kind === 'opaque') return items;
  return items.rest === undefined ? items.items : opaque(items.rest, items.origin);
}

function* roundsWhile(loop: StatementOf<'ForStatement' | 'WhileStatement'>, scope: Scope): Generator<Round | Opaque> {
  const { init, update } = loop.type === 'ForStatement' ? loop : {};
  const declared = init?.type === 'VariableDeclaration' ? init : undefined;
  if (init && declared === undefined) return yield scope.opaque(init, whyUnreadLoop);
  const first = scope.inner(scope.functionScope);
  const declare = declared?.kind === 'var' ? scope.functionScope.declare : first.declare;
  for (const { id, init: value } of declared?.declarations ?? [])
    bind(id, value ? first.evaluate(value) : literal(undefined, scope.origin(id)), first, declare);
  for (let round = first; ; round = nextRound(declared?.declarations, round, scope, update)) {
    const ended = endOf(loop, round);
    if (ended === true) return;
    if (ended !== undefined) return yield ended;
    yield { kind: 'round', scope: round };
  }
}

/** Returns true if the condition of a loop is false; opaque if it is not known. */
function endOf(
  { test, ...loop }: StatementOf<'ForStatement' | 'WhileStatement'>,
  scope: Scope,
): Opaque | true | undefined {
  if (!scope.evaluator.spend(stepsOfRound)) return scope.opaque(loop, tooManySteps);
  const value = test ? evaluateMaybeMissing(test, scope) : undefined;
  const truth = value === undefined ? true : truthOf(value);
  if (truth === undefined) return scope.opaque(loop, value ? whyOf(value, 'a condition is not known') : tooManySteps);
  return truth ? undefined : true;
}

/** Each round has variables of its own, which functions that are created in it keep. */
function nextRound(
  declarators: readonly Declarator[] = [],
  last: Scope,
  outer: Scope,
  update: Expression | null | undefined,
): Scope {
  const next = outer.inner(outer.functionScope);
  for (const { id } of declarators) {
    for (const name of namesOf(id)) {
      const value = last.has(name) ? last.lookup(name) : undefined;
      if (value !== undefined) next.declare(name, value);
    }
  }
  const step = update && stepOf(update);
  if (step) runStep(step, next);
  return next;
}

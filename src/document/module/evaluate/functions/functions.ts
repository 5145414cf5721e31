import { onceFor } from '../../../../data/once.ts';
import { hoistedVars } from '../../analysis/hoisting.ts';
import { mutatesOuterObjects } from '../../analysis/local-bindings.ts';
import { hasOnlyLocalSteps, isStepCallback } from '../../analysis/local-steps.ts';
import { hasSideEffects } from '../../analysis/mutations.ts';
import { looksLikeMissingReturn, neverReturns } from '../../analysis/returns.ts';
import type { Expression, ExpressionOf, FunctionNode, StatementOf } from '../../syntax/nodes.ts';
import { overspent } from '../../value/cost.ts';
import { callable, list, literal, opaque } from '../../value/make.ts';
import type { Callable, Origin, Value } from '../../value/value.ts';
import { bind } from '../declarations/destructuring.ts';
import type { Scope } from '../scope.ts';
import { missingResult, reportMissingReturn } from './missing-return.ts';
import { evaluateResult, runExpression, runStatements } from './run-statements.ts';

export const functions = {
  ArrowFunctionExpression: (node: ExpressionOf<'ArrowFunctionExpression'>, scope: Scope): Value =>
    createFunction(node, scope),
  FunctionExpression: (node: ExpressionOf<'FunctionExpression'>, scope: Scope): Value => createFunction(node, scope),
  FunctionDeclaration: (node: StatementOf<'FunctionDeclaration'>, scope: Scope): Value => createFunction(node, scope),
};

export function createFunction(node: FunctionNode, scope: Scope): Callable {
  const call: Callable['call'] = (args, place) => {
    const { why, mutatesArguments } = refusalOf(node);
    if (why === undefined) return invoke(node, args, scope.inner(), place);
    // It is unknown what the function computes from them.
    for (const arg of args) scope.evaluator.consume(arg);
    if (mutatesArguments) scope.evaluator.invalidate(args);
    return opaque(why, place);
  };
  return { ...callable(scope.origin(node), call), mutatesArguments: () => refusalOf(node).mutatesArguments };
}

/** The reason why the result of an async function, which cannot be part of a manifest, is unknown. */
export const whyAsync = 'an asynchronous function is called';

/** The message if such a result is needed. */
export const unawaitedPromise =
  'This is the promise of an `async` function, which is never awaited; use a function without `async`.';

/** Why the evaluator does not call a function, if it does not, and whether the call would mutate the arguments. */
interface Refusal {
  readonly why: string | undefined;
  readonly mutatesArguments: boolean;
}

/** Cached by node: a function may be created many times, and its code is the same each time. */
const refusalOf = onceFor((node: FunctionNode): Refusal => {
  const hasEffects = hasSideEffects(node);
  const mutatesArguments = hasEffects && mutatesOuterObjects(node);
  if (node.async && !node.generator) return { why: whyAsync, mutatesArguments };
  if (hasEffects && !hasOnlyLocalSteps(node) && !isStepCallback(node))
    return { why: 'a function is called that changes its variables step by step', mutatesArguments };
  return { why: node.generator ? 'a generator is called' : undefined, mutatesArguments };
});

/** Binds the parameters of a function to the arguments, in its scope. */
export function bindParameters(node: FunctionNode, args: readonly Value[], scope: Scope, place: Origin): void {
  for (const [index, parameter] of node.params.entries()) {
    const rest = parameter.type === 'RestElement';
    const others = rest ? overspent(scope.evaluator, args.length, place) : undefined;
    const value = rest ? (others ?? list(args.slice(index), place)) : (args[index] ?? literal(undefined, place));
    bind(parameter, value, scope, scope.declare);
  }
}

function invoke(node: FunctionNode, args: readonly Value[], scope: Scope, place: Origin): Value {
  bindParameters(node, args, scope, place);
  if (node.body.type !== 'BlockStatement') return evaluateBody(node, node.body, scope);
  if (node.type === 'ArrowFunctionExpression' && looksLikeMissingReturn(node.body.body))
    return reportMissingReturn(node.body, scope);
  const completion = runStatements(node.body.body, scopeOfBody(node, node.body, scope, place), place);
  const result = typeof completion === 'object' ? completion : literal(undefined, place);
  if (result.kind !== 'opaque' || isStepCallback(node)) return result;
  // Steps that were not run may have changed them as well.
  if (refusalOf(node).mutatesArguments) scope.evaluator.invalidate(args);
  return neverReturns(node.body) ? missingResult(place) : result;
}

/**
 * Declares the hoisted variables of a function body. Functions in the defaults of parameters do not see them: a `var` that is
 * named like a parameter starts with its value, but is another variable.
 */
function scopeOfBody(node: FunctionNode, body: StatementOf<'BlockStatement'>, scope: Scope, place: Origin): Scope {
  const names = hoistedVars(body);
  const isShared = names.length === 0 || node.params.every(({ type }) => type === 'Identifier');
  const inside = isShared ? scope : scope.inner();
  for (const name of names) {
    const given = scope.has(name) ? scope.lookup(name) : undefined;
    inside.declare(name, given ?? literal(undefined, place));
  }
  return inside;
}

/** Evaluates the body of an arrow function. The result of a callback of `forEach` is not used. */
function evaluateBody(node: FunctionNode, body: Expression, scope: Scope): Value {
  if (!isStepCallback(node)) return evaluateResult(body, scope);
  return runExpression(body, scope) ?? literal(undefined, scope.origin(body));
}
